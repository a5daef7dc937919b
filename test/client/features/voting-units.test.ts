import { expect, test } from "vitest";
import { saysYes, votingUnits } from "../../../client/features/result/voting-units.ts";
import type { Chair } from "../../../client/game-model/model.ts";

const chair = (seat: number, ready: boolean, party?: number): Chair => ({
  seat,
  kind: "person",
  name: `cat ${seat}`,
  avatar: "01",
  presence: "here",
  ready,
  ...{ silent: false, host: false, wins: 0, guest: false, bot: null },
  ...(party !== undefined && { party }),
});
const votesOf = (voters: readonly Chair[]) => votingUnits(voters).map(saysYes);

test("a party of three counts as one voter beside two strangers", () => {
  const party = [chair(0, true, 1), chair(1, true, 1), chair(3, true, 1)];
  expect(votesOf([...party, chair(2, false), chair(4, true)])).toEqual([true, false, true]);
});

test("a party says yes only once all its members do", () => {
  expect(votesOf([chair(0, true, 1), chair(1, false, 1), chair(2, true)])).toEqual([false, true]);
});

test("two parties are two voters", () => {
  expect(votesOf([chair(0, true, 1), chair(1, true, 1), chair(2, true, 2), chair(3, true, 2)])).toEqual([true, true]);
});
