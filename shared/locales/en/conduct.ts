/** Texts of reporting and blocking people. */
export const conduct = {
  more: "Report or block {{name}}",
  moreLine: "Report or block {{name}}: “{{text}}”",
  said: "{{name}} says",
  profile: "Profile",
  mute: {
    title: "Mute at this table",
    note: "You see neither lines nor reactions, until this table closes.",
  },
  block: {
    go: "Block",
    of: "Block {{name}}",
    too: "Block {{name}}, too?",
    what: "For good, on all your devices: no lines, no reactions, and your tables are closed to them. Rated games may still bring you together. They are not told.",
    done: "Blocked: you see neither lines nor reactions, here and anywhere.",
    undo: "Unblock",
  },
  report: {
    title: "Report",
    text: {
      table: "A press sends it, with the chat and the moves around it. Your name stays with the server.",
      game: "A press sends it, with the moves around this moment. A replay has no chat. Your name stays with the server.",
    },
    add: "Add a word first",
    words: "In your own words",
    reason: {
      abuse: "Insults or threats",
      spam: "Spam",
      name: "Bad name",
      teaming: "Playing as a team",
      stalling: "Wasting time",
      other: "Something else",
    },
    nobody: "There is nobody any more whom this could be about. Bots and oneself cannot be reported.",
    thanks: "Thank you. A moderator will look at it.",
    close: "Done",
  },
  words: {
    left_one: "{{count}} character left",
    left_other: "{{count}} characters left",
    tooLong: "{{count}} characters at most.",
  },
  blocked: {
    title: "Blocked people",
    none: "You have blocked nobody.",
    text: "You see nothing that they say or throw, and your tables are closed to them. They are not told.",
    since: "Since {{day}}",
    undo: "Unblock",
    undoOf: "Unblock {{name}}",
  },
};
