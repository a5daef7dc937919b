import { signal } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import { noSocial } from "../../../client/game-model/social.ts";
import { Talk } from "../../../client/state/talk.ts";
import type { ChatLine } from "../../../shared/net/social.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("sessionStorage", undefined);
});

const line = (number: number, who: number): ChatLine => ({
  number,
  who,
  name: `Cat ${who}`,
  avatar: "01",
  guest: true,
  text: "miau",
});

function aTalk() {
  const blocked = signal<ReadonlySet<number>>(new Set());
  const lines = signal<readonly ChatLine[]>([line(1, 1), line(2, 2), line(3, 3), line(4, 2)]);
  const talk = new Talk({ ...noSocial, me: signal(1), blocked, lines }, "ABCDEF");
  return { talk, blocked, shown: () => talk.lines.value.map(({ number }) => number) };
}

test("lines of blocked players are hidden, counted, and not unread", () => {
  const { talk, blocked, shown } = aTalk();
  expect([shown(), talk.hidden.value, talk.unread.value]).toEqual([[1, 2, 3, 4], 0, 3]);
  blocked.value = new Set([2]);
  expect([shown(), talk.hidden.value, talk.unread.value]).toEqual([[1, 3], 2, 1]);
});

test("lines of an unblocked player are shown again, unless they are muted at this table", () => {
  const { talk, blocked, shown } = aTalk();
  talk.mute(3, true);
  blocked.value = new Set([2, 3]);
  blocked.value = new Set();
  expect(shown()).toEqual([1, 2, 4]);
  expect([talk.hides(2), talk.hides(3)]).toEqual([false, true]);
});
