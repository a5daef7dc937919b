/** Texts of the page about stored personal data. */
export const privacy = {
  title: "What we keep about you",
  short:
    "As little as a card table needs. No ads, no tracking, no e-mail address, nothing sold, nothing passed on, and the page loads nothing from other sites.",
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
      why: "So that you’re the same cat next time. The server keeps no entry for a guest, except as listed under “Between people”.",
      long: "Until you clear it, at most 90 days after your last visit",
    },
    name: {
      what: "Name, cat, and when the account was made",
      why: "Others see who plays.",
      long: "Until you erase the account. If the name appears in a finished game, a fingerprint of it stays, so that nobody can pose as you.",
    },
    passkeys: {
      what: "The public part of your passkeys, with browser and system, and when they were used; fingerprints of your recovery codes",
      why: "So that you can sign in. There is no password, and the secret part never leaves your device.",
      long: "Until you remove them or erase the account",
    },
    sessions: {
      what: "The devices you are signed in on: browser and system, since when, last seen",
      why: "So that you can see them and sign them out.",
      long: "Until you sign out, or 90 days after the last visit",
    },
    results: {
      what: "Result of each game: who played, places, Nopes, stolen cards, good moments",
      why: "History, profiles and statistics",
      long: "For good. When an account is erased, its name becomes “a former player”.",
    },
    ratings: {
      what: "Ratings, and what each rated game changed",
      why: "Leaderboards and profiles",
      long: "Until you erase the account",
    },
    records: {
      what: "Each game, move by move, with names",
      why: "Replays, and so that everybody can check the shuffle. Private until one of its players shares it.",
      long: "30 days, unless the operator has set another time",
    },
    chat: {
      what: "What is said at a table",
      why: "To show it to those who sit there",
      long: "In the server’s memory only, while the table is open. It is never saved, unless somebody reports it.",
    },
    blocks: {
      what: "Who you’ve blocked, and since when",
      why: "So that it works on all your devices. The people you block never learn of it, not even from their export.",
      long: "Until you unblock them, or one of you erases their data",
    },
    reports: {
      what: "Reports: about whom, why, what you wrote, the chat lines and the moves around it",
      why: "So that a moderator can judge. Moderators do not see who reported.",
      long: "90 days for chat lines, what you wrote and who reported; what was decided, when and why stays",
    },
    sanctions: {
      what: "What moderators decided about you, with their reasons and your answer; while you’re barred from the queue or from games, a fingerprint of your network",
      why: "So that it applies and you can read it, and new guests from that network wait a little",
      long: "Until you erase your data; what still applies then stays, without your name. The fingerprint for 30 days at most.",
    },
    address: {
      what: "Your network address, turned into a fingerprint",
      why: "To stop floods of requests, and so that nobody sits twice at a table of strangers",
      long: "A few minutes, and for as long as you’re in the queue, or a table you opened or sit at is open",
    },
    log: {
      what: "A log of errors and refused connections, without tokens, cards or chat",
      why: "To find errors and attackers",
      long: "As long as the operator keeps it",
    },
  },
  rights: "Your rights",
  see: "See and export: your account page gives you everything as one file.",
  erase:
    "Erase: you can do it yourself on your account page, at once, unless you’re at a table. Your name, passkeys, devices and ratings go. Other people’s replays still play, with “a former player” in your chair.",
  hide: "Hide: you can keep your profile, or just your rating, to yourself.",
  asGuest: "Guests, too, can export and erase what we keep of their games.",
  ask: "Anything else: ask whoever runs this server. They make the rules here, and the program is open source.",
  toAccount: "To my account",
};
