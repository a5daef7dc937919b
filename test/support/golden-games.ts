import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { seedOf } from "../../shared/core/deal.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { EditionInfo, GameConfig, Outcome } from "../../shared/core/game.ts";
import type { GameRecord } from "../../shared/core/record.ts";
import { canonicalJson } from "../../shared/fairness/transcript.ts";
import { recordSchema } from "../../shared/net/record-schema.ts";
import { games } from "../../shared/registry.ts";
import { recordedWalk } from "./records.ts";

/* Recorded games, one per line in test/records, and their comparison with the same games today. */

export const command = "RECORD=1 npx vitest run test/rules/games-of-yesterday.test.ts";

/**
 * Aspects that are compared after each step: all hands, the events for all viewers, and the legal commands of all
 * seats.
 */
const aspects = {
  hands: "hands differ",
  told: "the events of a viewer differ",
  choices: "the legal commands of a seat differ",
};
type Aspect = keyof typeof aspects;
const aspectNames: readonly Aspect[] = ["hands", "told", "choices"];

/** One digest per step, joined together. */
type Digests = Readonly<Record<Aspect, string>>;

/** Characters of a digest: enough to detect an unintended change. */
const digits = 4;

const keptFormat = z.strictObject({
  record: recordSchema,
  outcome: z.strictObject({ winners: z.array(z.int()), out: z.array(z.int()) }),
  hands: z.string(),
  told: z.string(),
  choices: z.string(),
});
type KeptGame = z.output<typeof keptFormat>;

const fileOf = (edition: string): string => join(import.meta.dirname, `../records/${edition.replace(":", "-")}.jsonl`);

/** Recorded games of an edition. */
export function goldenGames(edition: string): readonly KeptGame[] {
  const file = fileOf(edition);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line) => keptFormat.parse(JSON.parse(line)));
}

/** Course of a game today. */
interface Played extends Digests {
  /** Rejection of the step after the last digest. */
  readonly refusal: string | null;
  readonly outcome: Outcome | null;
}

const playToday = (record: GameRecord): Played =>
  games.gameOf(record.config.edition).use(({ definition }) => playedBy(definition, record));

function playedBy<State, Event, View extends { readonly hand: readonly string[] }>(
  game: GameDefinition<State, Event, View>,
  record: GameRecord,
): Played {
  const seats = record.seats.map((_, seat) => seat);
  const viewers = ["spectator", ...seats] as const;
  const digests = { hands: "", told: "", choices: "" };
  const note = (state: State, events: readonly Event[]) => {
    const views = seats.map((seat) => game.view(state, seat));
    digests.hands += digestOf(views.map(({ hand }) => hand));
    digests.told += digestOf(viewers.map((viewer) => events.map((event) => game.redact(event, viewer))));
    digests.choices += digestOf(views.map((view) => game.legal(view).map(canonicalJson).toSorted()));
  };
  const { state, events } = game.setup(record.config, seedOf(record.deal, record));
  note(state, events);
  for (const { actor, command } of record.steps) {
    const result = game.step(state, actor, command);
    if (!result.ok) return { ...digests, refusal: result.error.code, outcome: null };
    note(state, result.value);
  }
  return { ...digests, refusal: null, outcome: game.outcome(state) };
}

const digestOf = (data: unknown): string =>
  createHash("sha256").update(canonicalJson(data)).digest("base64url").slice(0, digits);

/** @returns the first difference of a recorded game today; null without one. */
export function findDifference(kept: KeptGame): string | null {
  const { config } = kept.record;
  const change = firstChange(kept, playToday(kept.record));
  return change && `A game of ${config.edition} with ${config.players} players differs from its record. ${change}.`;
}

function firstChange({ record: { steps }, outcome, ...kept }: KeptGame, today: Played): string | null {
  for (let moment = 0; moment <= steps.length; moment += 1) {
    const step = `step ${moment}, ${canonicalJson(steps[moment - 1])},`;
    const [at, end] = [moment * digits, (moment + 1) * digits];
    if (today.hands.length === at) return `The command of ${step} is refused as ${today.refusal}`;
    const aspect = aspectNames.find((each) => today[each].slice(at, end) !== kept[each].slice(at, end));
    if (aspect) return `${moment === 0 ? "Once it is dealt" : `After ${step}`} ${aspects[aspect]}`;
  }
  return canonicalJson(today.outcome) === canonicalJson(outcome)
    ? null
    : `Its outcome is ${canonicalJson(today.outcome)}`;
}

/** Advice after a change in the course of games. */
export const advice = (edition: string): string =>
  `If this is intended, raise "rules" in shared/games/${games.gameOf(edition).id}/game.ts, so that running games and replays of the older ` +
  `rules are refused by name instead of continuing as different games, and record the games again: ${command}\nOtherwise undo the change.`;

/** Version of the current rules of an edition. */
export const rulesOf = (edition: string): number => games.gameOf(edition).use(({ definition }) => definition.rules);

/**
 * Preserves the recorded games of an edition that are unchanged, and replaces games of older rules.
 * @throws if a game differs under the same rules.
 */
export function recordAnew(info: EditionInfo): void {
  const kept = goldenGames(info.id).filter(({ record }) => record.rules === rulesOf(info.id));
  const change = kept.map(findDifference).find((found) => found !== null);
  if (change !== undefined) throw new Error(`${change}\n${advice(info.id)}`);
  const wanted = configsOf(info).filter(
    (config) => !kept.some(({ record }) => canonicalJson(record.config) === canonicalJson(config)),
  );
  const all = [...kept, ...wanted.map((config) => recorded(config, "yesterday"))];
  for (let salt = 0; unnamedIn(all, info).length > 0 && salt < 500; salt += 1) {
    const another = recorded({ edition: info.id, players: info.seats[0], options: {} }, `yesterday ${salt}`);
    if (unnamedIn([...all, another], info).length < unnamedIn(all, info).length) all.push(another);
  }
  mkdirSync(join(import.meta.dirname, "../records"), { recursive: true });
  writeFileSync(fileOf(info.id), all.map((game) => `${JSON.stringify(game)}\n`).join(""));
}

/** Every number of players, and every option inverted. */
export function configsOf({ id, seats: [fewest, most], options }: EditionInfo): readonly GameConfig[] {
  const counts = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  return [
    ...counts.map((players) => ({ edition: id, players, options: {} })),
    ...Object.entries(options).map(([name, on]) => ({ edition: id, players: fewest + 1, options: { [name]: !on } })),
  ];
}

function recorded(config: GameConfig, seed: string): KeptGame {
  const { record, outcome } = recordedWalk(config, `${seed} ${canonicalJson(config)}`);
  const { hands, told, choices } = playToday(record);
  return keptFormat.parse({ record, outcome, hands, told, choices });
}

/** Card types that are never played, given or named. */
const neverNamed: readonly string[] = ["exploding-kitten", "imploding-kitten"];

/** Card types that no command of these games names: their effects are not covered. */
export function unnamedIn(all: readonly KeptGame[], { titles }: EditionInfo): readonly string[] {
  const commands = canonicalJson(all.map(({ record }) => record.steps));
  return titles.filter((title) => !neverNamed.includes(title) && !commands.includes(`"${title}"`));
}
