import type { fairness as english } from "../en/fairness.ts";

export const fairness: typeof english = {
  checking: "Das Mischen wird geprüft",
  held: "Geprüft",
  heldNote: "Niemand hat am Mischen gedreht.",
  unseen: "Zum Teil geprüft",
  unseenNote: "Ein Teil fehlt diesem Browser.",
  failed: "Dieses Spiel stimmt nicht",
  failedNote: "Was der Server jetzt zeigt, hat dein Browser anders gesehen. Sieh nach, was nicht stimmt.",
  failedAgain:
    "Das Mischen oder die Aufzeichnung, wie sie jetzt gezeigt wird, ist nicht, wie es sein soll. Sieh nach, was nicht stimmt.",
  none: "Nicht geprüft",
  noneNote: "Der Server hat keine Aufzeichnung.",
  title: "So ist dieses Spiel geprüft",
  how: "Vor der ersten Karte haben der Server und jeder Browser am Tisch eine geheime Zahl hingelegt, versiegelt. Erst als alle Siegel auf dem Tisch lagen, wurden sie geöffnet, und alle Zahlen zusammen haben gemischt. Jetzt hat dein Browser das ganze Spiel nachgespielt.",
  marks: { held: "Geprüft:", failed: "Stimmt nicht:", unseen: "Nicht gesehen:" },
  secret: {
    held: "Die Zahl des Servers ist die, die er vor der ersten Karte versiegelt hat.",
    failed: "Die Zahl des Servers ist nicht die, die er versiegelt hat.",
    unseen: "Die Zahl des Servers passt zu ihrem Siegel. Dieser Browser hat das Siegel nicht vor dem Spiel gesehen.",
  },
  own: {
    held: "Deine eigene Zahl hat mitgemischt.",
    failed: "Deine eigene Zahl fehlt beim Mischen oder ist verändert.",
    unseen: "Dieser Browser hat keine eigene Zahl zum Mischen gegeben.",
  },
  parts: {
    held_one: "Deine war die einzige Zahl einer Person beim Mischen.",
    held_other: "Alle {{count}} Zahlen der Spielenden waren versiegelt, bevor deine geöffnet wurde.",
    failed: "Eine Zahl ist nicht die, die versiegelt war, bevor deine geöffnet wurde.",
    unseen: "Die Zahlen der Spielenden passen zu ihren Siegeln. Dieser Browser hat die nicht vor dem Spiel gesehen.",
  },
  moves: {
    held_one: "Das ganze Spiel, ein Zug, folgt nach den Regeln aus diesen Zahlen.",
    held_other: "Das ganze Spiel, alle {{count}} Züge, folgt nach den Regeln aus diesen Zahlen.",
    failed: "Die Züge folgen nicht nach den Regeln aus diesen Zahlen.",
    unseen: "Die Züge sind nicht geprüft.",
  },
  told: {
    held_one: "Das eine, was dir erzählt wurde, ist genau so geschehen.",
    held_other: "Alle {{count}} Dinge, die dir erzählt wurden, sind genau so geschehen.",
    failed: "Dir wurde etwas erzählt, was nicht geschehen ist.",
    unseen: "Was dir erzählt wurde, ist nicht geprüft.",
  },
  seen: {
    held_one: "Dein einer Blick auf den Tisch war wahr: Karten, Zug und Stapel.",
    held_other: "Alle {{count}} Blicke auf den Tisch waren wahr: deine Karten, Züge und Stapel.",
    failed: "Der Tisch sah anders aus, als er war.",
    unseen: "Was du vom Tisch gesehen hast, ist nicht geprüft.",
  },
  same: {
    held: "Das ist genau die Aufzeichnung, die dein Browser gleich nach dem Spiel geprüft hat.",
    failed: "Das ist nicht die Aufzeichnung, die dein Browser gleich nach dem Spiel geprüft hat.",
    unseen: "Dein Browser war nicht dabei, als dieses Spiel zu Ende ging, und hat es damals nicht geprüft.",
  },
  startsCalledOff: "Abgesagte Starts an diesem Tisch: {{count}}. Jeder neue Start mischt neu.",
  dropped_one: "Vor diesem Spiel wurde ein Start abgesagt, als deine Zahl schon bekannt war.",
  dropped_other: "Vor diesem Spiel wurden {{count}} Starts abgesagt, als deine Zahl schon bekannt war.",
  limits:
    "Was keine solche Prüfung zeigen kann: Spielende, die sich absprechen, und ein Server, der jemandem fremde Karten verrät.",
};
