/** Texte zum Melden und Blockieren von Mitspielern. */
export const conduct = {
  more: "{{name}} melden oder blockieren",
  moreLine: "{{name}} melden oder blockieren: „{{text}}“",
  said: "{{name}} sagt",
  profile: "Profil",
  mute: {
    title: "An diesem Tisch stumm",
    note: "Du siehst weder Zeilen noch Reaktionen, bis dieser Tisch schließt.",
  },
  block: {
    go: "Blockieren",
    of: "{{name}} blockieren",
    too: "{{name}} auch blockieren?",
    what: "Für immer, auf allen deinen Geräten: keine Zeilen, keine Reaktionen, und deine Tische bleiben zu. Gewertete Spiele führen euch vielleicht noch zusammen. Niemand erfährt davon.",
    done: "Blockiert: Du siehst weder Zeilen noch Reaktionen, hier und überall.",
    undo: "Nicht mehr blockieren",
  },
  report: {
    title: "Melden",
    text: {
      table: "Ein Druck schickt es ab, mit Chat und Zügen drum herum. Dein Name bleibt beim Server.",
      game: "Ein Druck schickt es ab, mit den Zügen um diese Stelle. Einen Chat hat eine Wiederholung nicht. Dein Name bleibt beim Server.",
    },
    add: "Erst ein Wort dazu",
    words: "In deinen Worten",
    reason: {
      abuse: "Beleidigung, Drohung",
      spam: "Spam",
      name: "Übler Name",
      teaming: "Spielen im Team",
      stalling: "Zeit schinden",
      other: "Etwas anderes",
    },
    nobody: "Es gibt niemanden mehr, den das betreffen kann. Bots und sich selbst kann man nicht melden.",
    thanks: "Danke. Die Moderation schaut es sich an.",
    close: "Fertig",
  },
  words: {
    left_one: "noch {{count}} Zeichen",
    left_other: "noch {{count}} Zeichen",
    tooLong: "Höchstens {{count}} Zeichen.",
  },
  blocked: {
    title: "Blockierte Leute",
    none: "Du hast niemanden blockiert.",
    text: "Du siehst nichts, was sie sagen oder werfen, und deine Tische sind für sie zu. Davon erfahren sie nichts.",
    since: "Seit {{day}}",
    undo: "Aufheben",
    undoOf: "Aufheben für {{name}}",
  },
};
