/** Texts about the temperaments of bots. */
export const bots = {
  strength: { easy: "Easy", steady: "Steady", expert: "Expert" },
  plays: {
    easy: "Plays like a beginner: often without a thought.",
    steady: "Plays by good rules of thumb, and pays attention.",
    expert: "Remembers all it has seen, counts, and thinks ahead.",
  },
  standIn: "Stands in for an expert: none is available right now.",
  temper: {
    careful: "Careful: looks before it draws.",
    thief: "Thief: likes other people’s cards best.",
    noper: "Noper: likes to spoil a plan.",
    gambler: "Gambler: takes its chances.",
  },
  chip: { easy: "bot · easy", steady: "bot · steady", expert: "bot · expert" },
  added: "Bots you add",
  more: "{{strength}}: more about {{name}}",
  how: "How {{name}} plays",
};
