import { expect, test, vi } from "vitest";
import type { DisplayedMoment } from "../../../client/game-model/table-host.ts";

const called = vi.hoisted(() => vi.fn());
vi.mock("../../../client/features/notifications/call-hidden.ts", () => ({ callIfHidden: called }));
vi.mock("../../../client/state/on-wake.ts", () => ({ onWake: () => {} }));
vi.mock("../../../client/state/session.ts", () => ({ staff: { value: { value: false } } }));
vi.mock("../../../client/app/i18n.ts", () => ({ t: (key: string) => key }));
vi.mock("../../../client/state/table-sound.ts", () => ({ callPlayer: () => {}, nudges: { value: 0 }, tableSound: {} }));
vi.mock("../../../client/app/router.ts", () => ({ route: { value: { screen: { name: "table" } } } }));
vi.stubGlobal("document", { hidden: true, querySelector: () => null });

const { keepCalling } = await import("../../../client/app/title.ts");
const { currentCall, displayedMoment } = await import("../../../client/state/displayed-moment.ts");

const momentAt = (seq: number): DisplayedMoment => ({ phase: "playing", seq, midway: false, atRest: true });

test("a display that jumps from one turn of the viewer to the next calls them for each", () => {
  keepCalling();
  displayedMoment.value = momentAt(3);
  currentCall.value = "turn";
  displayedMoment.value = { ...momentAt(3), atRest: false };
  expect(called.mock.calls).toEqual([["turn"]]);
  displayedMoment.value = momentAt(8);
  expect(called.mock.calls).toEqual([["turn"], ["turn"]]);
});
