/** How what is pressed and read begins or ends, in one language. */
export interface Vocabulary {
  readonly result: string;
  readonly draw: string;
  readonly cancel: string;
  /** Buttons that do not go on with what was begun, or that only who wants to presses. */
  readonly unusual: RegExp;
  readonly available: string;
  readonly selected: string;
  readonly target: string;
  readonly chosen: string;
}

export const english: Vocabulary = {
  result: "Result",
  draw: "DRAW",
  cancel: "CANCEL",
  unusual: /^(DRAW|CANCEL|DIE|NOPE|SWAP|ANYWHERE|WHAT I KNOW|ONLY)\b/,
  available: ", available",
  selected: ", selected",
  target: "Press to choose",
  chosen: ", chosen",
};

export const german: Vocabulary = {
  result: "Ergebnis",
  draw: "ZIEHEN",
  cancel: "ABBRECHEN",
  unusual: /^(ZIEHEN|ABBRECHEN|NÖ|IRGENDWO|WAS ICH WEISS)/,
  available: ", verfügbar",
  selected: ", ausgewählt",
  target: "Drücken, um zu wählen",
  chosen: ", gewählt",
};
