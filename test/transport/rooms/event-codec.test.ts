import { describe, expect, test } from "vitest";
import type { AnyEvent, Viewer } from "../../../shared/core/game.ts";
import { ByteWriter } from "../../../shared/net/bytes.ts";
import { createEventCodec, type EventCodec } from "../../../shared/net/games.ts";
import { games } from "../../../shared/registry.ts";
import { openReplay } from "../../../shared/replays/replays.ts";
import { recordedWalk } from "../../support/records.ts";

/** Returns the events of some seats and a spectator in some games of an edition. */
function told(edition: string): readonly AnyEvent[] {
  return Array.from({ length: 12 }, (_, game) => toldIn(edition, `${edition} ${game}`)).flat();
}

function toldIn(edition: string, seed: string): readonly AnyEvent[] {
  const { record } = recordedWalk({ edition, players: 4, options: {} }, seed);
  const opened = openReplay(games, record);
  if (!opened.ok) throw new Error(`a game cannot be played again: ${JSON.stringify(opened.error)}`);
  const { replay } = opened.value;
  const viewers: readonly Viewer[] = [0, 1, "spectator"];
  const steps = Array.from({ length: replay.last + 1 }, (_, step) => step);
  return viewers.flatMap((viewer) => steps.flatMap((step) => replay.told(step, viewer)));
}

function packed(codec: EventCodec, events: readonly AnyEvent[]): Uint8Array {
  const writer = new ByteWriter();
  codec.write(writer, events);
  return writer.written;
}

/** Returns the minimum bytes of a value if all its words and fields are known. */
function fewestBytes(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum, each) => sum + fewestBytes(each), 2);
  if (typeof value !== "object" || value === null) return 1;
  return Object.entries(value).reduce((sum, [field, each]) => sum + (field === "type" ? 0 : fewestBytes(each)), 1);
}

describe.each(games.editions.all.map(({ id }) => id))("the events of %s", (edition) => {
  const events = told(edition);
  const { story } = games.gameOf(edition);

  test("are decoded as they were encoded", () => {
    expect(story.read(packed(story, events))).toEqual(events);
  });

  test("take one byte for each seat, card, count and type of event", () => {
    expect(events.filter((event) => packed(story, [event]).length > fewestBytes(event))).toEqual([]);
  });
});

describe("a codec without words", () => {
  const codec = createEventCodec({ words: [], events: {}, parts: [] });

  test.each([
    { type: "bid", seat: 3, cards: [1, 200, -4, 0.5, null], by: { name: "Ö ☃", isTrue: true } },
    { type: "", text: "x".repeat(1000) },
  ])("encodes any event of plain data: %j", (event) => {
    expect(codec.read(packed(codec, [event, event]))).toEqual([event, event]);
  });
});

describe("a codec", () => {
  const codec = createEventCodec({ words: ["nope"], events: { noped: ["seat", "card"] }, parts: [["seat"]] });

  test("encodes an event with more or fewer fields than it knows", () => {
    const events = [
      { type: "noped", seat: 1 },
      { type: "noped", seat: 1, card: "nope", as: null },
    ];
    expect(codec.read(packed(codec, events))).toEqual(events);
  });

  test.each([
    ["an undefined byte", [255]],
    ["a word that is unknown in the game", [65]],
    ["a truncated event", [184, 1]],
    ["a value that is not an event", [5]],
  ])("throws at %s", (_, bytes) => {
    expect(() => codec.read(new Uint8Array(bytes))).toThrow();
  });
});
