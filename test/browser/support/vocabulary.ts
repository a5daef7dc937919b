/** Beginnings or ends of the names of buttons and lines, in one language. */
export interface Vocabulary {
  readonly result: string;
  readonly draw: string;
  readonly cancel: string;
  /** Buttons that cancel an action, or that are pressed only on purpose. */
  readonly unusual: RegExp;
  readonly available: string;
  readonly selected: string;
  readonly target: string;
  readonly chosen: string;
  /** Button that undoes a delayed play. */
  readonly takeBack: string;
}

export const english: Vocabulary = {
  result: "Result",
  draw: "DRAW",
  cancel: "CANCEL",
  unusual: /^(DRAW|CANCEL|DIE|NOPE|SWAP|ANYWHERE|WHAT I KNOW|ONLY|DON’T ASK ME|ASK ME)\b/,
  available: ", available",
  selected: ", selected",
  target: "Press to choose",
  chosen: ", chosen",
  takeBack: "TAKE IT BACK",
};

export const german: Vocabulary = {
  result: "Ergebnis",
  draw: "ZIEHEN",
  cancel: "ABBRECHEN",
  unusual: /^(ZIEHEN|ABBRECHEN|NÖ|IRGENDWO|WAS ICH WEISS|NICHT FRAGEN|WENIGER FRAGEN|MICH FRAGEN)/,
  available: ", verfügbar",
  selected: ", ausgewählt",
  target: "Drücken, um zu wählen",
  chosen: ", gewählt",
  takeBack: "ZURÜCKNEHMEN",
};
