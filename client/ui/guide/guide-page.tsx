import { signal } from "@preact/signals";
import { t } from "../../game/guide-texts.ts";
import { useGames } from "../games.ts";
import { Bar } from "../parts/bar.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { closeSheet, go } from "../router.ts";
import { shownEdition } from "../screens/chosen-edition.ts";
import { FieldGuide } from "./field-guide.tsx";
import { addressOf, type GuidePlace } from "./guide-link.tsx";

/** @param edition null: the one that is offered first. */
export function GuidePage({ edition, card }: { readonly edition: string | null; readonly card: string | null }) {
  const games = useGames();
  const place: GuidePlace = { edition: edition ?? games.first.id, card };
  return (
    <>
      <Bar title={t("guide.title")} />
      <main class="guide-page">
        <FieldGuide
          place={place}
          // Back leads from a card to the list, not through all cards that were looked at.
          onGo={(next) => go(addressOf(next), place.card === null && next.card !== null ? "push" : "replace")}
        />
      </main>
    </>
  );
}

const open = signal<GuidePlace | null>(null);

/** The same over any screen, without leaving it; it begins with what is played there. */
export function GuideSheet() {
  const games = useGames();
  const place = open.value ?? { edition: shownEdition(games), card: null };
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
        place={place}
        onGo={(next) => {
          open.value = next;
        }}
      />
    </Sheet>
  );
}
