/** Texts of the page on what is kept of people. */
export const privacy = {
  title: "What we keep of you",
  short:
    "As little as a card table needs. No ads, no tracking, no e-mail address, nothing sold, nothing sent to others, and the page loads nothing from elsewhere.",
  why: "Why",
  long: "How long",
  guest: "Playing as a guest",
  withAccount: "With an account",
  games: "Games",
  people: "Between people",
  technical: "Technical",
  rows: {
    token: {
      what: "In your browser: a signed token with your name and cat, and your settings",
      why: "So that you are the same cat next time. The server keeps no row of a guest, except as said under “Between people”.",
      long: "Until you clear it, at most 90 days after your last visit",
    },
    name: {
      what: "Name, cat, and when the account was made",
      why: "Others see who plays.",
      long: "Until you erase the account. If the name stands in a finished game, a fingerprint of it stays, so that nobody can pose as you.",
    },
    passkeys: {
      what: "The public part of your passkeys, with browser and system, and when they were used; fingerprints of your recovery codes",
      why: "So that you can sign in. There is no password, and the secret part never leaves your device.",
      long: "Until you remove them or erase the account",
    },
    sessions: {
      what: "The devices you are signed in on: browser and system, since when, last seen",
      why: "So that you can find and end them.",
      long: "Until you sign out, or 90 days after the last visit",
    },
    results: {
      what: "Result of each game: who played, places, Nopes, stolen cards, good moments",
      why: "History, profiles and statistics",
      long: "For good. Names go when an account is erased: then it says “a former player”.",
    },
    ratings: {
      what: "Ratings, and what each rated game changed",
      why: "Leaderboards and profiles",
      long: "Until you erase the account",
    },
    records: {
      what: "The course of each game, move by move, with names",
      why: "Replays, and so that everybody can check the shuffle. Private until somebody who played shares it.",
      long: "30 days, unless the operator has set another time",
    },
    chat: {
      what: "What is said at a table",
      why: "To show it to those who sit there",
      long: "In the server’s memory only, while the table is open. It is written nowhere, unless somebody reports it.",
    },
    blocks: {
      what: "Whom you have blocked, and since when",
      why: "So that it holds on all your devices. Whom you have blocked never learns of it, not from their export either.",
      long: "Until you take it back, or one of you is erased",
    },
    reports: {
      what: "Reports: of whom, why, your words, the lines of chat and the moves around it",
      why: "So that a moderator can judge. Moderators do not see who reported.",
      long: "90 days for lines, words and who reported; what was decided, when and why stays",
    },
    sanctions: {
      what: "What moderators decided about you, with their reasons and your answer; while you are kept from the queue or from games, a fingerprint of your network",
      why: "So that it holds and you can read it, and new guests of that network wait a little",
      long: "Until you are erased; what still holds then stays, without your name. The fingerprint 30 days at most.",
    },
    address: {
      what: "Your network address, turned into a fingerprint",
      why: "Limits against floods, and so that nobody sits at a table of strangers twice",
      long: "Minutes, and as long as you wait, or a table is open that you opened or sit at",
    },
    log: {
      what: "A log of faults and refused connections, without tokens, cards or chat",
      why: "To find faults and attackers",
      long: "As long as the operator keeps it",
    },
  },
  rights: "Your rights",
  see: "See and take along: your account page gives you all of it as one file.",
  erase:
    "Erase: your account page does it at once, by you alone, unless you sit at a table. Name, passkeys, devices and ratings go. Other people’s replays still play, with “a former player” on your chair.",
  hide: "Hide: your profile, or only your rating, can be for you alone.",
  asGuest: "Guests, too, may take along and erase what is kept of their games.",
  ask: "Anything else: ask whoever runs this server. It is their house, and the program is open source.",
  toAccount: "To my account",
};
