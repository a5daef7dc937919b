import type { lesson as english } from "../en/kittens-lesson.ts";

/** Texte des Tutorials der Kätzchen-Spiele. */
export const lesson: typeof english = {
  hints: {
    draw: "Du bist dran, deine Karten liegen unten. Zieh eine: So endet jeder Zug.",
    nope: "Biscuit greift dich an: zweimal hintereinander! Du hast ein NÖ! Stopp das.",
    card: "Du hast den Blick in die Zukunft gezogen. Vor dem Ziehen darfst du spielen, so viel du willst. Drück auf die Karte.",
    play: "Und spiel sie. Die anderen könnten jetzt NÖ! sagen; sie haben keins.",
    seen: "Die nächsten drei Karten, nur für dich. Erst eine Katze, dann ein Kätzchen, das Mochi ziehen würde.",
    safe: "Die oberste Karte ist also harmlos. Nimm sie, und lass Mochi die nächste.",
    danger:
      "Bumm: Mochi hatte keine Entschärfung. Ein Kätzchen ist noch da, die Lunte am Stapel zeigt die Gefahr. Zieh.",
    defuse: "Ein Kätzchen! Aber du hast eine Entschärfung. Nimm sie.",
    slide:
      "Versteck das Kätzchen, wo du willst, niemand sieht es. Biscuit zieht als Nächstes: schieb es ganz nach links, nach oben.",
    hide: "Ganz oben. Soll Biscuit es finden.",
  },
  done: "Du hast gezogen, einen Angriff gestoppt, vorausgesehen, ein Kätzchen entschärft und es für jemand anderen versteckt. Die anderen Karten erklären sich selbst: Zeig darauf, oder lass den Finger darauf liegen.",
};
