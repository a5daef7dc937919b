/** What bots are like. */
export const bots = {
  strength: { easy: "Easy", steady: "Steady", expert: "Expert" },
  plays: {
    easy: "Plays like somebody new: often without a thought.",
    steady: "Plays by good rules of thumb, and pays attention.",
    expert: "Remembers all it has seen, counts, and thinks ahead.",
  },
  standIn: "Plays in the place of an expert: none can think here now.",
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
