import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Badge, Card, FinePoints } from "../../components/cards/card.tsx";
import { Segment } from "../../components/forms/form-controls.tsx";
import { EditionChoice } from "../../components/forms/poster.tsx";
import type { Poster } from "../../game-model/client-game.ts";
import { useGames, useLazyPart } from "../../game-model/games.ts";
import { type Guide, type GuideCard, type GuideKind, t } from "../../game-model/guide.ts";
import { shownDeck } from "../../state/chosen-edition.ts";
import { Editions, GuideLink, type GuideRoute } from "./guide-link.tsx";
import "./guide.css";

interface FieldGuideProps {
  readonly route: GuideRoute;
  readonly onGo: (route: GuideRoute) => void;
}

/** All cards and combos of an edition, and details of the chosen one. */
export function FieldGuide({ route, onGo }: FieldGuideProps) {
  const games = useGames();
  const chosenKind = useSignal("all");
  const guideOf = useLazyPart(games.gameOf(games.info(route.edition).id), (game) => game.guide());
  return (
    <div class="guide">
      <Editions route={route} onGo={onGo} />
      {guideOf && (
        <Cards
          guide={guideOf(route.edition, shownDeck.value)}
          poster={games.posterOf(route.edition)}
          chosenKind={chosenKind}
          route={route}
          onGo={onGo}
        />
      )}
    </div>
  );
}

interface CardsProps extends FieldGuideProps {
  readonly guide: Guide;
  readonly poster: Poster | null;
  readonly chosenKind: Signal<string>;
}

/** List and detail side by side if there is space. Otherwise the detail replaces the list once a card is chosen. */
function Cards({ guide, poster, chosenKind, route, onGo }: CardsProps) {
  const { cards, sections, note } = guide;
  const of = (kind: GuideKind) => cards.filter((card) => card.kind === kind.id);
  const there = sections.flatMap(({ kinds }) => kinds).filter((kind) => of(kind).length > 0);
  const filter = there.find(({ id }) => id === chosenKind.value) ?? null;
  const shown = filter === null ? there.flatMap(of) : of(filter);
  const chosen = cards.find(({ id }) => id === route.card);
  return (
    <div class={chosen ? "guide-body one" : "guide-body"}>
      <div class="guide-list">
        <EditionChoice
          night
          poster={poster}
          chosen={route.edition}
          onChoose={(edition) => onGo({ edition, card: null })}
        />
        {there.length > 1 && (
          <Kinds there={there} chosen={filter?.id ?? "all"} onChoose={(next) => (chosenKind.value = next)} />
        )}
        {route.card !== null && !chosen && <p role="status">{t("guide.unknown")}</p>}
        {sections.map(({ title, kinds }) => (
          <Section
            key={title}
            title={filter?.title ?? title}
            cards={kinds.flatMap((kind) => shown.filter((card) => card.kind === kind.id))}
            route={route}
            onGo={onGo}
          />
        ))}
        {note !== null && <p class="tiny soft">{note}</p>}
      </div>
      <Detail cards={shown} chosen={chosen ?? shown[0]} route={route} onGo={onGo} />
    </div>
  );
}

interface KindsProps {
  readonly there: readonly GuideKind[];
  /** Id of one of them, or "all". */
  readonly chosen: string;
  readonly onChoose: (kind: string) => void;
}

function Kinds({ there, chosen, onChoose }: KindsProps) {
  const options = [
    { value: "all", text: t("guide.all") },
    ...there.map(({ id, short }) => ({ value: id, text: short })),
  ];
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

function Section({ title, cards, route, onGo }: SectionProps) {
  if (cards.length === 0) return null;
  return (
    <section>
      <h2 class="label">{title}</h2>
      <ul class="guide-cards">
        {cards.map((card) => (
          <li key={card.id}>
            <GuideLink route={{ edition: route.edition, card: card.id }} onGo={onGo} current={card.id === route.card}>
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

function Detail({ cards, chosen, route, onGo }: DetailProps) {
  const panel = useRef<HTMLElement>(null);
  // If the detail replaces the list, it receives the focus after a press on a card.
  const first = useRef(true);
  useEffect(() => {
    const arriving = first.current;
    first.current = false;
    if (arriving || route.card === null || document.activeElement !== document.body) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest" });
  }, [route.card]);
  if (chosen === undefined) return null;
  const index = cards.indexOf(chosen);
  const to = (step: number) => cards[(index + step + cards.length) % cards.length] ?? chosen;
  return (
    <section class="paper dots guide-detail" ref={panel} tabIndex={-1} aria-label={chosen.title}>
      <CardDetail card={chosen} />
      <nav class="guide-steps">
        <GuideLink class="btn" route={{ ...route, card: to(-1).id }} onGo={onGo}>
          ‹ {to(-1).title}
        </GuideLink>
        <span class="small soft">
          {index >= 0 && t("guide.place", { number: index + 1, count: cards.length })}
          <GuideLink class="guide-back" route={{ ...route, card: null }} onGo={onGo}>
            {t("guide.list")}
          </GuideLink>
        </span>
        <GuideLink class="btn" route={{ ...route, card: to(1).id }} onGo={onGo}>
          {to(1).title} ›
        </GuideLink>
      </nav>
    </section>
  );
}

/** The guide's complete entry of a card or combo. */
function CardDetail({ card }: { readonly card: GuideCard }) {
  return (
    <>
      <div class="guide-head">
        <div class="guide-large" aria-hidden="true">
          <Entry card={card} />
        </div>
        <div class="col">
          <h2>{card.title}</h2>
          <ul class="guide-facts">
            {card.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <p>{card.text}</p>
      </div>
      <h3 class="head">{t("guide.finePoints")}</h3>
      <FinePoints points={card.points} />
    </>
  );
}

/** A printed card, or the badges of a combo. */
function Entry({ card: { id, title, rule, faces } }: { readonly card: GuideCard }) {
  if (faces === null) return <Card card={id} title={title} rule={rule} />;
  return (
    <div class="combo">
      <span class="combo-badges">
        {faces.map((face, index) => (
          <Badge key={index} card={face} />
        ))}
      </span>
      <b class="label">{title}</b>
      <span>{rule}</span>
    </div>
  );
}
