/** Texts of reporting and blocking players. */
export const conduct = {
  more: "Report or block {{name}}",
  moreLine: "Report or block {{name}}: “{{text}}”",
  said: "{{name}} says",
  profile: "Profile",
  mute: {
    title: "Mute at this table",
    note: "You won’t see their chat or reactions until this table closes.",
  },
  block: {
    go: "Block",
    of: "Block {{name}}",
    too: "Block {{name}}, too?",
    what: "For good, on all your devices: no chat, no reactions, and your tables are closed to them. Rated games may still bring you together. They won’t be told.",
    done: "Blocked: you won’t see their chat or reactions, here or anywhere.",
    undo: "Unblock",
  },
  report: {
    title: "Report",
    text: {
      table: "One press sends it, with the chat and the moves around it. Only the server knows it was you.",
      game: "One press sends it, with the moves around this moment. A replay has no chat. Only the server knows it was you.",
    },
    add: "Add a note first",
    words: "In your own words",
    reason: {
      abuse: "Insults or threats",
      spam: "Spam",
      name: "Bad name",
      teaming: "Playing as a team",
      stalling: "Wasting time",
      other: "Something else",
    },
    nobody: "There’s nobody left to report here. You can’t report bots or yourself.",
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
    none: "You haven’t blocked anybody.",
    text: "You won’t see anything they say or throw, and your tables are closed to them. They aren’t told.",
    since: "Since {{day}}",
    undo: "Unblock",
    undoOf: "Unblock {{name}}",
  },
};
