import { route } from "../../app/router.ts";
import { notificationPermission } from "../../state/notifications.ts";
import type { PageCall } from "./call-player.ts";

/** Calls the player of a hidden page to its table. */
export function callIfHidden(call: PageCall): void {
  const { screen } = route.peek();
  if (!document.hidden || notificationPermission.value !== "granted" || screen.name !== "table") return;
  const { code } = screen;
  void import("./call-player.ts").then(({ callFromTable }) => callFromTable(call, code));
}
