import { t as pageTexts } from "../../app/i18n.ts";
import { closeSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Sheet } from "../../components/sheet.tsx";
import type { TableSnapshot } from "../../game-model/model.ts";
import type { Talk } from "../../state/talk.ts";
import { openPersonSheet, personOn } from "../report/open-person-sheet.ts";
import { t } from "../report/texts.ts";
import { useKitOf } from "./use-edition-info.ts";
import "./deck-sheet.css";

interface SheetProps {
  readonly table: TableSnapshot;
  readonly talk: Talk;
}

/** The deck of a table, before and during the game. Its name can be reported as its host's. */
export function DeckSheet({ table: { settings, chairs, mySeat }, talk }: SheetProps) {
  const { edition, deck, deckName } = settings;
  const kit = useKitOf(edition);
  const host = chairs.find((chair) => chair.host);
  return (
    <Sheet title={pageTexts("create.deck")} onClose={closeSheet} wide>
      {deckName !== undefined && (
        <div class="deck-named">
          <p class="head grow">
            <bdi>{pageTexts("create.deckNamed", { name: deckName })}</bdi>
          </p>
          {host && host.seat !== mySeat && (
            <Button kind="quiet" round onPress={() => openPersonSheet(personOn(host, talk))}>
              {t("conduct.report.title")}
            </Button>
          )}
        </div>
      )}
      {kit && deck && <kit.View deck={deck} />}
    </Sheet>
  );
}
