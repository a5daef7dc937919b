import { signal } from "@preact/signals";
import { addresses } from "../../../shared/net/addresses.ts";
import { closeSheet, go } from "../../app/router.ts";
import { Bar } from "../../components/bar.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { useGames } from "../../game-model/games.ts";
import { t } from "../../game-model/guide.ts";
import { shownEdition } from "../../state/chosen-edition.ts";
import { FieldGuide } from "./field-guide.tsx";
import type { GuideRoute } from "./guide-link.tsx";

/** @param edition null: the default edition. */
export function GuidePage({ edition, card }: { readonly edition: string | null; readonly card: string | null }) {
  const games = useGames();
  const route: GuideRoute = { edition: edition ?? games.first.id, card };
  return (
    <>
      <Bar title={t("guide.title")} />
      <main class="guide-page">
        <FieldGuide
          route={route}
          // Back leads from a card to the list, skipping the cards seen before.
          onGo={(next) =>
            go(addresses.cards(next.edition, next.card), route.card === null && next.card !== null ? "push" : "replace")
          }
        />
      </main>
    </>
  );
}

const open = signal<GuideRoute | null>(null);

/** The guide as a sheet over any screen. It starts with the edition of that screen. */
export function GuideSheet() {
  const games = useGames();
  const route = open.value ?? { edition: shownEdition(games), card: null };
  return (
    <Sheet
      title={t("guide.title")}
      wide
      onClose={() => {
        open.value = null;
        closeSheet();
      }}
    >
      <FieldGuide
        route={route}
        onGo={(next) => {
          open.value = next;
        }}
      />
    </Sheet>
  );
}
