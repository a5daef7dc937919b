import { describe, expect, test } from "vitest";
import { type Sound, soundLength, sounds } from "../../client/sound/sounds.ts";
import { mayJoin, parametersOf } from "../../client/sound/speaker.ts";

describe.each(Object.entries<Sound>(sounds))("the sound %s", (_, sound) => {
  test("ends within a second and does not exceed the full volume", () => {
    expect(soundLength(sound)).toBeLessThanOrEqual(1);
    expect(sound.volume).toBeGreaterThan(0);
    expect(sound.volume).toBeLessThanOrEqual(1);
  });

  test("is passed on in the synthesiser's order: volume, frequency, attack, sustain, release, shape", () => {
    const [volume, , frequency, attack, sustain, release, shape] = parametersOf(sound);
    expect({ volume, frequency, release }).toMatchObject({ volume: sound.volume, frequency: sound.frequency });
    expect([attack, sustain, release, shape]).toEqual([
      sound.attack ?? 0,
      sound.sustain ?? 0,
      sound.release,
      sound.shape ?? 0,
    ]);
  });
});

describe("simultaneous sounds", () => {
  test("never include the same sound twice", () => {
    expect(mayJoin([{ name: "draw", at: 1000 }], "draw", 1040)).toBe(false);
    expect(mayJoin([{ name: "draw", at: 1000 }], "draw", 1400)).toBe(true);
  });

  test("are limited to three, and a fourth is omitted until they have passed", () => {
    const three = (["draw", "play", "nope"] as const).map((name) => ({ name, at: 1000 }));
    expect(mayJoin(three.slice(1), "turn", 1050)).toBe(true);
    expect(mayJoin(three, "turn", 1050)).toBe(false);
    expect(mayJoin(three, "turn", 1400)).toBe(true);
  });
});
