import { signal } from "@preact/signals";
import { t } from "../../game/guide-texts.ts";
import { Bar } from "../parts/bar.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { closeSheet, go } from "../router.ts";
import { rulesFor } from "../screens/chosen-edition.ts";
import { FieldGuide } from "./field-guide.tsx";
import { addressOf, type GuidePlace } from "./guide-link.tsx";

export function GuidePage({ place }: { readonly place: GuidePlace }) {
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
  const place = open.value ?? { edition: rulesFor.value === "any" ? "original" : rulesFor.value, card: null };
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
