import type { Reason } from "../../shared/coach/report.ts";
import type { Command, PlayCommand } from "../../shared/core/commands.ts";
import { assertNever } from "../../shared/core/errors.ts";
import { joined } from "../app/i18n.ts";
import { percent, t } from "../features/coach/texts.ts";
import type { CoachTexts } from "../game-model/client-game.ts";
import type { Chair } from "../game-model/model.ts";

type Title = (card: string) => string;

/**
 * Returns the coach's texts for a game; `title` names its cards.
 * @param guessed returns the name of the card with a guessed value.
 */
export const coachWordsOf = (title: Title, guessed: (value: number) => string): CoachTexts => ({
  command: (command, chairs) => commandText(command, title, guessed, chairs),
  reason: (reason, chairs) => reasonText(reason, title, chairs),
});

const nameOf = (chairs: readonly Chair[], seat: number): string => chairs[seat]?.name ?? "";

function commandText(
  command: Command,
  title: Title,
  guessed: (value: number) => string,
  chairs: readonly Chair[],
): string {
  switch (command.type) {
    case "play":
      return playText(command, title, guessed, chairs);
    case "save":
    case "give":
    case "take":
      return t(`coach.command.${command.type}`, { card: title(command.card) });
    case "insert":
      return command.position === 0 ? t("coach.command.onTop") : t("coach.command.insert", { count: command.position });
    case "arrange":
      return t("coach.command.arrange", { order: joined.facts(command.order.map((place) => `${place + 1}`)) });
    case "lay":
      return t("coach.command.lay", { card: title(command.card), target: nameOf(chairs, command.target) });
    case "pick":
      return command.card === undefined
        ? t("coach.command.pick")
        : t("coach.command.take", { card: title(command.card) });
    default:
      return t(`coach.command.${command.type}`);
  }
}

function playText(
  { cards, target, names, as, value }: PlayCommand,
  title: Title,
  guessed: (value: number) => string,
  chairs: readonly Chair[],
): string {
  const list = cardsText(cards, title);
  const play =
    target === undefined
      ? t("coach.command.play", { cards: list })
      : t("coach.command.playOn", { cards: list, target: nameOf(chairs, target) });
  if (names !== undefined) return t("coach.command.names", { play, title: title(names) });
  if (as !== undefined) return t("coach.command.as", { play, title: title(as) });
  return value === undefined ? play : t("coach.command.names", { play, title: guessed(value) });
}

/** "2 × Noodle Cat and Feral Cat" */
const cardsText = (cards: readonly string[], title: Title): string =>
  joined.list(
    [...new Set(cards)].map((card) => {
      const count = cards.filter((each) => each === card).length;
      return count === 1 ? title(card) : `${count} × ${title(card)}`;
    }),
  );

function reasonText(reason: Reason, title: Title, chairs: readonly Chair[]): string {
  switch (reason.code) {
    case "kitten-likely":
    case "draw-odds":
    case "look-first":
    case "compare-odds":
      return t(`coach.reason.${reason.code}`, { odds: percent(reason.odds) });
    case "stop-play":
      return reason.title === null
        ? t("coach.reason.stop-combo")
        : t("coach.reason.stop-play", { title: title(reason.title) });
    case "save-play":
      return reason.title === null
        ? t("coach.reason.save-combo")
        : t("coach.reason.save-play", { title: title(reason.title) });
    case "hide-kitten":
      return t("coach.reason.hide-kitten", { name: nameOf(chairs, reason.drawer) });
    case "least-card":
    case "keep-card":
      return t(`coach.reason.${reason.code}`, { title: title(reason.title) });
    case "guess-odds":
      return t("coach.reason.guess-odds", { title: title(reason.title), odds: percent(reason.odds) });
    case "kitten-on-top":
    case "safe-draw":
    case "gather-cards":
    case "save-cards":
    case "stay-alive":
    case "protect":
    case "only-choice":
    case "best-chance":
      return t(`coach.reason.${reason.code}`);
    default:
      return assertNever(reason);
  }
}
