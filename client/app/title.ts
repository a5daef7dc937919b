import { computed, effect } from "@preact/signals";
import { callIfHidden } from "../features/notifications/call-hidden.ts";
import { sitePath } from "../state/base-path.ts";
import { currentCall, currentPrompt, displayedMoment } from "../state/displayed-moment.ts";
import { clearNotifications } from "../state/notifications.ts";
import { onWake } from "../state/on-wake.ts";
import { staff } from "../state/session.ts";
import { callPlayer, nudges, tableSound } from "../state/table-sound.ts";
import { t } from "./i18n.ts";
import { route } from "./router.ts";

/** Updates the window's title, so that the tab is easy to find: the current prompt, else the screen. */
export function keepTitle(): void {
  effect(() => {
    document.title = [currentPrompt.value ?? screenTitle(), t("app.name")].filter((text) => text !== null).join(" · ");
  });
}

/**
 * Calls the player back to a hidden tab, by sound, icon and notification, when the queue has found a table and whenever
 * the game asks for a decision. A nudge sounds in a visible tab too. The icon stays until the tab is visible.
 */
export function keepCalling(): void {
  const show = (icon: string) =>
    document.querySelector("link[rel=icon]")?.setAttribute("href", sitePath(`/icons/${icon}.svg`));
  const call = () => {
    if (!document.hidden) return;
    show("called");
    callPlayer();
  };
  let before = "";
  effect(() => {
    const { name } = route.value.screen;
    if ((before === "queue" || before === "party") && name === "table") {
      call();
      callIfHidden("found");
    }
    before = name;
  });
  const step = computed(() => displayedMoment.value?.seq);
  effect(() => {
    const reason = currentCall.value;
    // A display that jumps passes from one decision of the viewer to the next, with no moment between them.
    if (reason === "turn") void step.value;
    if (reason !== null) callIfHidden(reason);
  });
  effect(() => {
    if (currentPrompt.value !== null) call();
  });
  effect(() => {
    if (nudges.value === 0) return;
    if (document.hidden) call();
    else tableSound.play("turn");
  });
  onWake(() => {
    show("icon");
    void clearNotifications();
  });
}

function screenTitle(): string | null {
  const { screen } = route.value;
  switch (screen.name) {
    case "home":
      return null;
    case "queue":
      return t("queue.title");
    case "party":
      return t("party.title");
    case "create":
      return t("create.title");
    case "decks":
      return t("create.decks");
    case "table":
    case "tv":
      return t("menu.table", { code: screen.code });
    case "how-to-play":
      return t("home.howTo");
    case "learn":
      return t("home.learn");
    case "cards":
      return t("home.cards");
    case "games":
      return screen.of ?? t("home.games");
    case "player":
      return screen.player;
    case "leaderboard":
      return t("home.leaderboard");
    case "privacy":
      return t("home.privacy");
    case "account":
      return t("home.account");
    case "provider":
      return t("home.signIn");
    case "replay":
      return t("app.replay");
    case "device":
      return t("device.title");
    case "admin":
      return t(staff.value.value ? "app.admin" : "nowhere.title");
    case "nowhere":
      return t("nowhere.title");
  }
}
