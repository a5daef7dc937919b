import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { examples } from "../../client/gallery/examples/all.ts";
import { layHand } from "../../client/table/layout/hand.ts";
import { faceOf } from "../../client/table/paint/card-painter.ts";
import { faceSize, fitTitle, ruleBox, ruleStyle } from "../../client/table/paint/face.ts";
import { fittedLines, minShare } from "../../client/table/paint/pen.ts";
import { layoutOf } from "../../client/table/screen.ts";
import { cards, isPlayed } from "../../shared/games/kittens/cards/registry.ts";
import { type Copies, type Edition, mergeCopies } from "../../shared/games/kittens/editions/edition.ts";
import { editions } from "../../shared/games/kittens/editions/registry.ts";
import { type CardId, cardIds, isGivingTitle } from "../../shared/games/kittens/titles.ts";
import { languages } from "../../shared/locales/languages.ts";
import type { TextTree } from "../../shared/locales/topics.ts";
import { texts } from "../support/texts.ts";
import { type Deed, deeds, playedInCases } from "./played.ts";
import { deckIn, hasParagraph, mentions, rulebook } from "./rulebook.ts";
import { widthOfLine, widthOfTitle } from "./widths.ts";

/*
 * Checks all parts of a card that the compiler does not check; docs/adding-a-card.md explains each part. Missing parts
 * are listed by card, with the file in which they belong.
 */

const file = (path: string) => new URL(`../../${path}`, import.meta.url);

const all: readonly Edition[] = Object.values(editions);

/** Lists the missing part of each card; empty if all parts exist. */
const lacking = (missing: (title: CardId) => string | null): readonly string[] =>
  cardIds.flatMap((title) => {
    const what = missing(title);
    return what === null ? [] : [`card ${title}: ${what}`];
  });

test("a card is in the deck or on the playmat of an edition", () => {
  const isSomewhere = (title: CardId) => all.some(({ titles }) => titles.includes(title));
  expect(
    lacking((title) => (isSomewhere(title) ? null : "its copies belong in shared/games/kittens/editions/registry.ts")),
  ).toEqual([]);
});

describe("the rulebook", () => {
  test("has every card and its paragraph", () => {
    expect(
      lacking((title) =>
        mentions(rulebook, title) && hasParagraph(title)
          ? null
          : `its paragraph ${cards[title].rule} belongs in docs/rules/kittens.md`,
      ),
    ).toEqual([]);
  });

  /** The Apocalypse editions combine other decks. Imploding Kittens lists the cards that it adds to the Original. */
  const decks = all.filter(({ id }) => !id.startsWith("apocalypse:"));

  test.each(decks)("lists the deck of $id as it is dealt", (edition) => {
    const written = deckIn(edition.id);
    const where = `the deck of ${edition.id} in docs/rules/kittens.md`;
    expect(written, `${where}: no section "\`${edition.id}\`: N cards"`).not.toBeNull();
    const listed = [
      ...(written?.columns ?? []),
      ...(edition.id === "imploding" ? (deckIn("original")?.columns ?? []) : []),
    ];
    const copies = listed.reduce<Copies>(mergeCopies, {});
    expect(
      lacking((title) => {
        const [told, dealt] = [copies[title] ?? 0, edition.cards[title] ?? 0];
        return told === dealt ? null : `${dealt} copies, where ${where} says ${told}`;
      }),
    ).toEqual([]);
    expect(written?.size, where).toBe(cardIds.reduce((sum, title) => sum + (edition.cards[title] ?? 0), 0));
  });

  test("separates the cards with a paw, for two players, from those without, for three players", () => {
    const [paw, plain] = deckIn("zombie")?.columns ?? [];
    const { used } = editions.zombie;
    const differing = (column: Copies | undefined, dealt: Copies | undefined) =>
      lacking((title) =>
        title === "exploding-kitten" || (column?.[title] ?? 0) === (dealt?.[title] ?? 0)
          ? null
          : `${dealt?.[title] ?? 0} copies, where the deck of zombie in docs/rules/kittens.md says ${column?.[title]}`,
      );
    expect([...differing(paw, used?.[2]), ...differing(plain, used?.[3])]).toEqual([]);
  });
});

describe("in the client", () => {
  const look = z.object({ color: z.string(), dark: z.string(), badge: z.string() });
  const looks = z.record(z.string(), look).parse(JSON.parse(readFileSync(file("client/art/manifest.json"), "utf8")));

  test("a card has its picture", () => {
    expect(
      lacking((title) =>
        existsSync(file(`client/art/faces/${title}.svg`))
          ? null
          : `its picture belongs in client/art/faces/${title}.svg`,
      ),
    ).toEqual([]);
  });

  test("a card that makes players give cards has an example in the lab, which is needed for the pictures", () => {
    const played = Object.values(examples).flatMap(({ steps = [] }) =>
      steps.flatMap(([, command]) => (command.type === "play" ? command.cards : [])),
    );
    expect(
      lacking((title) =>
        isGivingTitle(title) && !played.includes(title)
          ? "an example in which it is played belongs in client/gallery/examples/<edition>.ts"
          : null,
      ),
    ).toEqual([]);
  });

  test("a card has its colours and its badge", () => {
    expect(
      lacking((title) => {
        const { badge } = looks[title] ?? {};
        if (badge === undefined) return "its colours and its badge belong in client/art/manifest.json";
        return existsSync(file(`client/art/badges/${badge}.svg`))
          ? null
          : `its badge belongs in client/art/badges/${badge}.svg`;
      }),
    ).toEqual([]);
  });
});

const loveLetterOf = ({ "love-letter": tree }: TextTree) => (typeof tree === "object" ? tree["cards"] : undefined);

describe.each(languages)("in %s", (language) => {
  const all = texts(language);
  const cardsOf = (tree: unknown) =>
    Object.entries(z.record(z.string(), z.object({ title: z.string(), rule: z.string() })).parse(tree));
  const kittens = cardsOf(all["kittens-cards"]);
  const loveLetter = cardsOf(loveLetterOf(all));
  const where = (game: string) => `shared/locales/${language}/${game}.json`;
  const rules = [
    ...kittens.map(([title, { rule }]) => ({ title, rule, where: where("kittens-cards") })),
    ...loveLetter.map(([title, { rule }]) => ({ title, rule, where: where("love-letter") })),
  ];

  test("a rule fits on two lines of its card without becoming much smaller", () => {
    const least = ruleStyle.size * minShare;
    const long = rules.filter(({ rule }) => {
      const { lines, size } = fittedLines(rule, ruleBox, { size: ruleStyle.size, least, most: 2 }, widthOfLine);
      return lines.length > 2 || size < least;
    });
    expect(long.map((each) => `card ${each.title}: "${each.rule}" is too long for it, in ${each.where}`)).toEqual([]);
  });

  test.each([
    { width: 1280, height: 720, least: 9.5 },
    { width: 844, height: 390, least: 8.5 },
    { width: 390, height: 844, least: 8 },
    { width: 360, height: 640, least: 7 },
  ])("a title can be read on every card of a hand of up to 30 cards at $width×$height", ({ least, ...size }) => {
    const titles = kittens.map(([, { title }]) => title);
    const layout = layoutOf({ ...size, others: 4, stage: "none", playmat: false, buttons: "some" });
    const small = Array.from({ length: 30 }, (_, i) => i + 1).flatMap((n) => {
      const laid = layHand(Array(n).fill({ playable: true, selected: false }), layout.hand, layout.scale);
      return laid.poses.flatMap((pose, i) => {
        const { tier, seen } = faceOf(pose, laid.card);
        return titles
          .map((title) => ({ title, size: (fitTitle(title, tier, seen, widthOfTitle).size * laid.card) / faceSize.w }))
          .filter((fitted) => fitted.size < least)
          .map((fitted) => `card ${i} of ${n}: "${fitted.title}" has letters of ${fitted.size.toFixed(1)} px`);
      });
    });
    expect(small).toEqual([]);
  });
});

describe("the scenarios", () => {
  const played = playedInCases();
  const both = (...titles: readonly CardId[]) =>
    all.some((edition) => titles.every((each) => edition.titles.includes(each)));

  /** K43, K57 */
  const neverTheGodcat: readonly CardId[] = ["armageddon", "clairvoyance-now"];
  const neverTheClone: readonly CardId[] = ["clairvoyance-now"];

  /** Whether the scenarios must show this result for a card that is played alone. */
  function wanted(title: CardId, deed: Deed): boolean {
    switch (deed) {
      case "carried out":
      case "Noped":
      case "refused":
        return true;
      case "played by a Clone":
        return !neverTheClone.includes(title) && both(title, "clone");
      case "played by a Godcat":
        return !neverTheGodcat.includes(title) && both(title, "godcat");
    }
  }

  test.each(deeds)("contain, for every card that is played alone, a case in which it is %s", (deed) => {
    expect(
      lacking((title) =>
        isPlayed(title) && wanted(title, deed) && !played.get(title)?.has(deed)
          ? `a case in which it is ${deed} belongs in test/scenarios/<edition>-more.yaml`
          : null,
      ),
    ).toEqual([]);
  });
});
