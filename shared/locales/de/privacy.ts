import type { privacy as english } from "../en/privacy.ts";

/** Texte der Seite über gespeicherte personenbezogene Daten. */
export const privacy: typeof english = {
  title: "Was wir von dir behalten",
  short:
    "So wenig, wie ein Kartentisch braucht. Keine Werbung, keine Verfolgung, keine Mailadresse, nichts wird verkauft oder weitergegeben, und die Seite lädt nichts von anderswo.",
  why: "Wozu",
  long: "Wie lange",
  guest: "Zu Gast, ohne Konto",
  withAccount: "Mit Konto",
  games: "Partien",
  people: "Untereinander",
  technical: "Technisches",
  rows: {
    token: {
      what: "In deinem Browser: ein signierter Ausweis mit deinem Namen und deiner Katze, und deine Einstellungen",
      why: "Damit du beim nächsten Mal dieselbe Katze bist. Der Server legt für Gäste keine Zeile an, außer wie unter „Untereinander“ gesagt.",
      long: "Bis du ihn löschst, höchstens 90 Tage nach deinem letzten Besuch",
    },
    name: {
      what: "Name, Katze und seit wann es das Konto gibt",
      why: "Andere sehen, wer mitspielt.",
      long: "Bis du das Konto löschst. Steht der Name in einer beendeten Partie, bleibt sein Fingerabdruck, damit sich niemand für dich ausgibt.",
    },
    passkeys: {
      what: "Der öffentliche Teil deiner Passkeys, mit Browser und System, und wann sie benutzt wurden; Fingerabdrücke deiner Notfallcodes",
      why: "Damit du dich anmelden kannst. Es gibt kein Passwort, und der geheime Teil verlässt dein Gerät nie.",
      long: "Bis du sie entfernst oder das Konto löschst",
    },
    sessions: {
      what: "Die Geräte, auf denen du angemeldet bist: Browser und System, seit wann, zuletzt gesehen",
      why: "Damit du sie findest und abmelden kannst.",
      long: "Bis du dich abmeldest, oder 90 Tage nach dem letzten Besuch",
    },
    results: {
      what: "Das Ergebnis jeder Partie: wer mitspielte, Plätze, NÖ!, gestohlene Karten, gute Momente",
      why: "Für Verlauf, Profile und Statistik",
      long: "Für immer. Namen gehen mit dem Konto: Danach steht dort „ehemals dabei“.",
    },
    ratings: {
      what: "Wertungen, und was jede gewertete Partie geändert hat",
      why: "Für Bestenlisten und Profile",
      long: "Bis du das Konto löschst",
    },
    records: {
      what: "Der Verlauf jeder Partie, Zug um Zug, mit Namen",
      why: "Für Aufzeichnungen, und damit alle das Mischen nachprüfen können. Sichtbar nur für alle, die mitgespielt haben, bis jemand von ihnen sie teilt.",
      long: "30 Tage, wenn der Betrieb nichts anderes eingestellt hat",
    },
    chat: {
      what: "Was am Tisch geschrieben wird",
      why: "Damit es alle am Tisch lesen",
      long: "Nur im Speicher des Servers, solange der Tisch offen ist. Es wird nirgends aufgeschrieben, es sei denn, jemand meldet es.",
    },
    blocks: {
      what: "Wen du blockiert hast, und seit wann",
      why: "Damit es auf allen deinen Geräten gilt. Wer blockiert ist, erfährt es nie, auch nicht aus dem eigenen Export.",
      long: "Bis du es aufhebst oder eine der beiden Seiten gelöscht wird",
    },
    reports: {
      what: "Meldungen: über wen, warum, deine Worte, die Zeilen des Chats und die Züge drum herum",
      why: "Damit die Moderation urteilen kann. Wer gemeldet hat, sieht sie nicht.",
      long: "90 Tage für Zeilen, Worte und wer gemeldet hat; was wann und warum entschieden wurde, bleibt",
    },
    sanctions: {
      what: "Was die Moderation über dich entschieden hat, mit Gründen und deiner Antwort; solange dir Suche oder Spiele genommen sind, ein Fingerabdruck deines Netzes",
      why: "Damit es gilt, du es nachlesen kannst, und neue Gäste aus diesem Netz ein wenig warten",
      long: "Bis du gelöscht wirst; was dann noch gilt, bleibt ohne deinen Namen. Der Fingerabdruck höchstens 30 Tage.",
    },
    address: {
      what: "Deine Netzadresse, in einen Fingerabdruck verwandelt",
      why: "Als Grenze gegen Überflutung, und damit niemand zweimal an einem Tisch mit Fremden sitzt",
      long: "Minuten, und solange du wartest oder ein Tisch offen ist, den du eröffnet hast oder an dem du sitzt",
    },
    log: {
      what: "Ein Protokoll von Fehlern und abgewiesenen Verbindungen, ohne Ausweise, Karten und Gespräche",
      why: "Um Fehler und Angriffe zu finden",
      long: "So lange, wie es der Betrieb behält",
    },
  },
  rights: "Deine Rechte",
  see: "Ansehen und mitnehmen: Auf der Seite deines Kontos bekommst du alles davon als eine Datei.",
  erase:
    "Löschen: Auf der Seite deines Kontos geht das sofort und ohne zu fragen, außer du sitzt gerade an einem Tisch. Name, Passkeys, Geräte und Wertungen verschwinden. Aufzeichnungen anderer laufen weiter, an deinem Platz steht „ehemals dabei“.",
  hide: "Verbergen: Dein Profil, oder nur deine Wertung, kann für dich allein sein.",
  asGuest: "Auch ohne Konto kannst du mitnehmen und löschen, was von deinen Partien da ist.",
  ask: "Alles andere: Frag, wer diesen Server betreibt. Dort gelten deren Regeln, und der Quelltext des Programms ist offen.",
  toAccount: "Zu meinem Konto",
};
