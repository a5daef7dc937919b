import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { GuideCard, GuideKind } from "../../game/guide.ts";
import { t } from "../../game/guide-texts.ts";
import { families, familyOf } from "../../store/editions.ts";
import { useArrived } from "../games.ts";
import { Segment } from "../parts/form-controls.tsx";
import { editionName } from "../parts/poster.tsx";
import { CardDetail } from "./card-detail.tsx";
import { Editions } from "./editions.tsx";
import { Entry } from "./entry.tsx";
import { GuideLink, type GuidePlace } from "./guide-link.tsx";
import "./guide.css";

interface FieldGuideProps {
  readonly place: GuidePlace;
  readonly onGo: (place: GuidePlace) => void;
}

const kinds: readonly GuideKind[] = ["cards", "kittens", "actions", "answers", "cats", "combos"];

/** How they stand below one another. */
const sections: readonly { name: "acting" | "cats" | "combos" | "cards"; kinds: readonly GuideKind[] }[] = [
  { name: "acting", kinds: ["kittens", "actions", "answers"] },
  { name: "cats", kinds: ["cats"] },
  { name: "combos", kinds: ["combos"] },
  { name: "cards", kinds: ["cards"] },
];

/**
 * All cards and combos of an edition, and one of them in full: beside each other where there is room, else the one
 * in place of the others once it has been chosen.
 */
export function FieldGuide({ place, onGo }: FieldGuideProps) {
  const chosenKind = useSignal<GuideKind | "all">("all");
  const guideOf = useArrived((games) => games.guide());
  if (guideOf === null) return null;
  const guide = guideOf(place.edition);
  const there = kinds.filter((kind) => guide.some((card) => card.kind === kind));
  const kind = there.find((each) => each === chosenKind.value) ?? "all";
  const shown = kinds.flatMap((each) =>
    kind === "all" || kind === each ? guide.filter((card) => card.kind === each) : [],
  );
  const chosen = guide.find(({ id }) => id === place.card);
  return (
    <div class="guide">
      <Editions place={place} onGo={onGo} />
      <div class={chosen ? "guide-body one" : "guide-body"}>
        <div class="guide-list">
          <Decks place={place} onGo={onGo} />
          {there.length > 1 && <Kinds there={there} chosen={kind} onChoose={(next) => (chosenKind.value = next)} />}
          {place.card !== null && !chosen && <p role="status">{t("guide.unknown")}</p>}
          {sections.map(({ name, kinds: of }) => (
            <Section
              key={name}
              title={kind === "all" ? t(`guide.sections.${name}`) : t(`guide.kinds.${kind}`)}
              cards={shown.filter((card) => of.includes(card.kind))}
              place={place}
              onGo={onGo}
            />
          ))}
          {place.edition !== "love-letter" && <p class="tiny soft">{t("guide.decks")}</p>}
        </div>
        <Detail cards={shown} chosen={chosen ?? shown[0]} place={place} onGo={onGo} />
      </div>
    </div>
  );
}

/** An edition of several decks is one of several. */
function Decks({ place, onGo }: FieldGuideProps) {
  const editions = families.find(({ id }) => id === familyOf(place.edition))?.editions ?? [];
  if (editions.length < 2) return null;
  return (
    <Segment
      night
      label={t("edition.decks")}
      options={editions.map((value) => ({ value, text: editionName(value.slice(value.indexOf(":") + 1)) }))}
      chosen={place.edition}
      onChoose={(edition) => onGo({ edition, card: null })}
    />
  );
}

interface KindsProps {
  readonly there: readonly GuideKind[];
  readonly chosen: GuideKind | "all";
  readonly onChoose: (kind: GuideKind | "all") => void;
}

function Kinds({ there, chosen, onChoose }: KindsProps) {
  const options = ["all" as const, ...there].map((value) => ({
    value,
    text: value === "all" ? t("guide.all") : t(`guide.short.${value}`),
  }));
  return (
    <div class="guide-kinds">
      <Segment night label={t("guide.filter")} options={options} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}

interface SectionProps extends FieldGuideProps {
  readonly title: string;
  readonly cards: readonly GuideCard[];
}

function Section({ title, cards, place, onGo }: SectionProps) {
  if (cards.length === 0) return null;
  return (
    <section>
      <h2 class="label">{title}</h2>
      <ul class="guide-cards">
        {cards.map((card) => (
          <li key={card.id}>
            <GuideLink place={{ edition: place.edition, card: card.id }} onGo={onGo} current={card.id === place.card}>
              <Entry card={card} />
            </GuideLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DetailProps extends FieldGuideProps {
  readonly cards: readonly GuideCard[];
  readonly chosen: GuideCard | undefined;
}

function Detail({ cards, chosen, place, onGo }: DetailProps) {
  const panel = useRef<HTMLElement>(null);
  // Where it takes the list's place, whoever pressed a card there goes on here.
  const first = useRef(true);
  useEffect(() => {
    const arriving = first.current;
    first.current = false;
    if (arriving || place.card === null || document.activeElement !== document.body) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest" });
  }, [place.card]);
  if (chosen === undefined) return null;
  const index = cards.indexOf(chosen);
  const to = (step: number) => cards[(index + step + cards.length) % cards.length] ?? chosen;
  return (
    <section class="paper dots guide-detail" ref={panel} tabIndex={-1} aria-label={chosen.title}>
      <CardDetail card={chosen} />
      <nav class="guide-steps">
        <GuideLink class="btn" place={{ ...place, card: to(-1).id }} onGo={onGo}>
          ‹ {to(-1).title}
        </GuideLink>
        <span class="small soft">
          {index >= 0 && t("guide.place", { number: index + 1, count: cards.length })}
          <GuideLink class="guide-back" place={{ ...place, card: null }} onGo={onGo}>
            {t("guide.list")}
          </GuideLink>
        </span>
        <GuideLink class="btn" place={{ ...place, card: to(1).id }} onGo={onGo}>
          {to(1).title} ›
        </GuideLink>
      </nav>
    </section>
  );
}
