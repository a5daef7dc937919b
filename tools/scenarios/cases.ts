import { z } from "zod";
import type { CustomEdition } from "../../shared/core/deck.ts";
import type { EditionInfo, Options } from "../../shared/core/game.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { Case, Failure } from "./case.ts";
import type { Fact, Frame, ScenarioGame } from "./game.ts";
import { readDeckCase } from "./kittens/deck-case.ts";
import { kittensScenarios } from "./kittens/game.ts";
import { loveLetterScenarios } from "./love-letter/game.ts";
import { CasePlay } from "./play.ts";
import { check, type Flaw, readSources, type Source } from "./source.ts";
import { type Facts, type Step, stepSchema } from "./steps.ts";

/** Reader for the cases of one game. */
interface CaseReader {
  readonly editions: readonly EditionInfo[];
  /** Id of its edition of decks of one's own. */
  readonly custom: string | null;
  readonly read: (source: Source, header: Header) => Result<Case, readonly Flaw[]>;
}

/** A new game must be added here. */
const readers: readonly CaseReader[] = [readerFor(kittensScenarios), readerFor(loveLetterScenarios)];

const editions = readers.flatMap((reader) => reader.editions);

/** All options of all editions. */
const switches = Object.fromEntries(
  editions.flatMap(({ options }) => Object.keys(options).map((name) => [name, z.boolean().exactOptional()])),
);

/** Default options of every edition. */
const usual: Options = { combos: true, fast: false };

const headerSchema = z.strictObject({
  title: z.string().min(1),
  rules: z.array(z.string().regex(/^[KL]\d+$/, "expected a paragraph such as K15")).default([]),
  edition: z.enum(editions.map(({ id }) => id)),
  options: z.strictObject(switches).optional(),
  deck: z.unknown().optional(),
  check: z.unknown().optional(),
  players: z
    .array(
      z
        .string()
        .regex(/^(?!expect$)\S+$/, "expected a name without spaces, other than expect")
        .refine((name) => !(name in Object.prototype), "expected a name other than a built-in property"),
    )
    .refine((names) => new Set(names).size === names.length, "two players have the same name")
    .optional(),
  given: z.unknown().optional(),
  steps: z.array(z.unknown()).optional(),
});

type Header = z.infer<typeof headerSchema>;

/** Reads the cases of a file; fails with its flaws. */
export function readCases(text: string): Result<readonly Case[], readonly Flaw[]> {
  const sources = readSources(text);
  if (!sources.ok) return sources;
  const results = sources.value.map(readCase);
  const flaws = results.flatMap((result) => (result.ok ? [] : result.error));
  return flaws.length > 0 ? fail(flaws) : ok(results.flatMap((result) => (result.ok ? [result.value] : [])));
}

function readCase(source: Source): Result<Case, readonly Flaw[]> {
  const header = check(source, headerSchema);
  if (!header.ok) return header;
  const { title, edition } = header.value;
  const flaw = misplaced(header.value);
  if (flaw !== null) return fail([{ line: source.lineOf([flaw.key]), reason: `${flaw.key}: ${flaw.reason}` }]);
  if (header.value.check !== undefined) return readDeckCase(source, title, header.value.deck);
  const reader = readers.find((each) => each.editions.some(({ id }) => id === edition));
  if (!reader) throw new Error(`no reader for ${edition}`);
  return reader.read(source, header.value);
}

/** First key that does not belong into a case, or is missing there: a deck is either judged or played. */
function misplaced(header: Header): { readonly key: keyof Header; readonly reason: string } | null {
  const { edition, check: checks } = header;
  const isOwn = readers.some(({ custom }) => custom === edition);
  const has = (key: keyof Header) => header[key] !== undefined;
  if (!isOwn && has("deck")) return { key: "deck", reason: `${edition} has a deck of its own` };
  if (!isOwn && has("check")) return { key: "check", reason: "only a deck of one's own is judged" };
  if (isOwn && has("options")) return { key: "options", reason: "they stand in the deck" };
  if (isOwn && !has("deck")) return { key: "deck", reason: "missing" };
  const played = ["players", "given", "steps"] as const;
  const extra = checks === undefined ? undefined : played.find(has);
  if (extra !== undefined) return { key: extra, reason: "with check nothing is played" };
  const missing = checks === undefined ? (["players", "steps"] as const).find((key) => !has(key)) : undefined;
  return missing === undefined ? null : { key: missing, reason: "missing" };
}

function readerFor<State, Event, View>(game: ScenarioGame<State, Event, View>): CaseReader {
  const { editions: fixed, custom } = game.definition;
  return {
    editions: custom === null ? fixed : [...fixed, custom.info],
    custom: custom?.info.id ?? null,
    read: (source, header) => {
      const frame = frameOf(game, source, header);
      return frame.ok ? readBody(game, source, header.title, frame.value) : frame;
    },
  };
}

/** Checks the header against the edition: number of seats, and options that differ from the defaults. */
function frameOf<State, Event, View>(
  { definition }: ScenarioGame<State, Event, View>,
  source: Source,
  { edition, players = [], options = {}, deck }: Header,
): Result<Frame, readonly Flaw[]> {
  const { custom, editions: all } = definition;
  const info = custom?.info.id === edition ? custom.info : all.find(({ id }) => id === edition);
  if (!info) throw new Error(`${definition.id} has no edition ${edition}`);
  const [fewest, most] = info.seats;
  if (players.length < fewest || players.length > most) {
    const reason = `players: ${edition} takes ${fewest} to ${most}, got ${players.length}`;
    return fail([{ line: source.lineOf(["players"]), reason }]);
  }
  if (info === custom?.info) return ownFrame(custom, source, edition, players, deck);
  const missing = Object.keys(options).find(
    (name) => options[name] && !usual[name] && info.options[name] === undefined,
  );
  if (missing !== undefined) {
    const reason = `options.${missing}: ${edition} does not offer it`;
    return fail([{ line: source.lineOf(["options", missing]), reason }]);
  }
  return ok({ edition, options: { ...info.options, ...options }, deck: null, players, titles: info.titles });
}

/** Frame of a deck of one's own, which must be one whoever plays it (docs/contract.md, section 10). */
function ownFrame(
  custom: CustomEdition,
  source: Source,
  edition: string,
  players: readonly string[],
  data: unknown,
): Result<Frame, readonly Flaw[]> {
  const judged = custom.judge(data);
  if (!judged.ok) {
    const { code, rule } = judged.error;
    return fail([{ line: source.lineOf(["deck"]), reason: `deck: refused as ${code} (${rule})` }]);
  }
  const { deck, titles } = judged.value;
  return ok({ edition, options: deck.options ?? {}, deck, players, titles });
}

function readBody<State, Event, View>(
  game: ScenarioGame<State, Event, View>,
  source: Source,
  title: string,
  frame: Frame,
): Result<Case, readonly Flaw[]> {
  const expectations = game.expectations(frame);
  const shape: Record<string, z.ZodOptional<z.ZodType<Fact>>> = {};
  for (const [key, { schema }] of Object.entries(expectations)) shape[key] = schema.optional();
  const facts: z.ZodType<Facts> = z.strictObject(shape);
  const body = z.object({ given: game.given(frame).prefault({}), steps: z.array(stepSchema(frame, facts)) });
  const read = check(source, body);
  if (!read.ok) return read;
  const { given, steps } = read.value;
  const run = () => playThrough(new CasePlay(game, expectations, given), steps, source);
  return ok({ title, run });
}

function playThrough<State, Event, View>(
  play: CasePlay<State, Event, View>,
  steps: readonly Step[],
  source: Source,
): Failure | null {
  for (const [index, step] of steps.entries()) {
    const mismatch = play.take(step);
    if (mismatch !== null) return { ...mismatch, step: index + 1, line: source.lineOf(["steps", index]) };
  }
  return null;
}
