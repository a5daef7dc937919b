import type { bots as english } from "../en/bots.ts";

export const bots: typeof english = {
  strength: { easy: "Leicht", steady: "Solide", expert: "Profi" },
  plays: {
    easy: "Spielt, als wäre es das erste Mal: oft ohne nachzudenken.",
    steady: "Spielt nach guten Faustregeln und passt auf.",
    expert: "Merkt sich alles, zählt mit und denkt voraus.",
  },
  standIn: "Spielt an Stelle eines Profis: Gerade kann hier keiner nachdenken.",
  temper: {
    careful: "Vorsichtig: schaut nach, bevor es ans Ziehen geht.",
    thief: "Diebisch: mag fremde Karten am liebsten.",
    noper: "Widerspenstig: durchkreuzt gern Pläne.",
    gambler: "Waghalsig: lässt es darauf ankommen.",
  },
  chip: { easy: "Bot · leicht", steady: "Bot · solide", expert: "Bot · Profi" },
  added: "Neue Bots",
  more: "{{strength}}: mehr über {{name}}",
  how: "So spielt {{name}}",
};
