import type { guide as english } from "../en/kittens-guide.ts";

const stolen = {
  K28: "Du wählst, von wem, siehst nur Rückseiten und bekommst eine zufällige Karte.",
  K29: "Mit Kombos nennen drei gleiche eine Karte, und wer sie hat, gibt sie dir.",
};
const cat = {
  text: "Allein nichts wert. Zwei gleiche stehlen jemandem eine Karte.",
  points: {
    ...stolen,
    K27: "Wer keine Karten hat, kann nicht gewählt werden.",
    K33: "Eine Streuner-Katze darf für eine von ihnen einspringen.",
    K56: "Ein Klon darf für eine von ihnen einspringen.",
  },
};
const mixed = "Was jemand über den Stapel wusste, gilt nicht mehr.";
const dieWithTurns = "Wer ausscheidet, nimmt seine Züge mit. Wer folgt, ist einmal dran.";
const neverHappened = "Nach einem NÖ! ist nichts gewesen: Dein Zug geht weiter.";
const alsoTheDead = "Auch die Toten dürfen sie spielen.";
const anyTime = "In jedem Zug: solange etwas wartet oder bevor die Person am Zug handelt.";

/** Das Kartenbuch. */
export const guide: typeof english = {
  "exploding-kitten": {
    text: "Zieh es, und alle sehen es. Ohne Rettung bist du raus.",
    points: {
      K9: "Wer eine Rettung hat, muss sie spielen. Mit Zombies im Spiel darfst du auch sterben.",
      K10: "Gerettet legst du das Kätzchen heimlich an eine beliebige Stelle zurück.",
      K11: "Ohne Rettung kommt deine Hand auf die Ablage, das Kätzchen obenauf.",
      K13: "Es gibt ein Kätzchen weniger als Leute am Tisch: Jemand überlebt immer.",
      K46: "Es bleibt vor dir liegen: Du behältst deine Hand und bist tot, aber nicht weg.",
    },
  },
  defuse: {
    text: "Rettet dich vor einem Kätzchen, das du dann irgendwo im Stapel versteckst.",
    points: {
      K9: "Sie wird gespielt, wenn du ein Kätzchen ziehst, nie vorher.",
      K10: "Oben, unten oder dazwischen: Nur du weißt wo. Einer deiner Züge ist vorbei.",
      K20: "Dagegen hilft kein NÖ!",
      K32: "In einer Kombo zählt sie wie jede andere Karte.",
      K41: "Sie rettet auch vor der Satanskatze, ohne dass ein Kätzchen zu verstecken ist.",
      K63: "Sie holt niemanden zurück. Du kannst sie auch behalten und sterben.",
    },
  },
  attack: {
    text: "Deine Züge sind vorbei, und du ziehst nicht. Wer folgt, ist zweimal dran.",
    points: {
      K15: "Er beendet alle deine Züge. Kamen sie von einem Angriff, gehen sie mit zwei weiteren weiter: aus zwei werden vier.",
      K14: "Jeder dieser Züge endet durch Ziehen, Aussetzen oder eine Rettung.",
      K18: dieWithTurns,
      K25: neverHappened,
    },
  },
  favor: {
    text: "Jemand gibt dir eine Karte. Welche, entscheidest nicht du.",
    points: {
      K26: "Jede Karte ist erlaubt, auch die schlechteste.",
      K27: "Nur wer Karten hat, kann gebeten werden. Ist die Hand bis dahin leer, bekommst du nichts.",
      K20: "Hat die Auswahl begonnen, hilft kein NÖ! mehr.",
    },
  },
  nope: {
    text: "Stoppt eine Karte oder Kombo, die eben gespielt wurde, auch ein anderes NÖ!",
    points: {
      K19: "Eine ungerade Zahl von NÖ! stoppt. Die Karten bleiben so oder so auf der Ablage.",
      K20: "Kätzchen, Rettungen und die Satanskatze lassen sich nicht stoppen, auch keine begonnene Auswahl.",
      K21: "Deine eigene Karte kannst du nicht stoppen, wohl aber das NÖ! darauf.",
      K23: "Gewartet wird immer gleich lang, wer auch ein NÖ! hat: Das verrät nichts.",
      K48: alsoTheDead,
    },
  },
  shuffle: {
    text: "Mischt den Nachziehstapel.",
    points: { K36: "Den ganzen Stapel samt Kätzchen. Dein Zug geht weiter.", K38: mixed },
  },
  skip: {
    text: "Einer deiner Züge endet, ohne zu ziehen.",
    points: { K14: "Bist du mehrmals dran, endet nur ein Zug.", K25: "Nach einem NÖ! musst du doch ziehen." },
  },
  "see-the-future": {
    text: "Sieh dir die obersten drei Karten an, du allein.",
    points: { K34: "Ihre Reihenfolge bleibt. Sind es weniger, siehst du alle.", K38: mixed },
  },
  "disco-cat": cat,
  "noodle-cat": cat,
  "cactus-cat": cat,
  "pirate-cat": cat,
  "moon-cat": cat,
  armageddon: {
    text: "Gotteskatze gegen Satanskatze: Du legst eine vor dich und eine vor jemand anderen, verdeckt.",
    points: {
      K40: "Beide müssen auf der Matte liegen. Du hast sie angesehen; dein Gegenüber bleibt oder tauscht blind.",
      K41: "Die Gotteskatze wird behalten. Wer die Satanskatze hat, braucht eine Rettung.",
      K42: "Danach ist einer deiner Züge vorbei, ohne zu ziehen.",
      K20: "Ein NÖ! hilft, bis du die beiden Karten nimmst.",
    },
  },
  "targeted-attack": {
    text: "Ein Angriff auf jemanden deiner Wahl. Von dort geht es weiter.",
    points: {
      K16: "Die Züge zählen wie beim Angriff: zwei, oder deine und zwei dazu.",
      K27: "Dich selbst kannst du nicht wählen, auch niemanden, der raus oder tot ist.",
      K18: dieWithTurns,
      K25: neverHappened,
    },
  },
  "raising-heck": {
    text: "Sieh dir die unterste Karte an: Nimm sie oder leg sie auf den Stapel.",
    points: {
      K39: "Ein Kätzchen, das du nimmst, ist gezogen. Oben wartet es auf den nächsten Zug.",
      K14: "So oder so ist einer deiner Züge vorbei.",
    },
  },
  "reveal-the-future": {
    text: "Alle sehen die obersten drei Karten.",
    points: { K35: "Ihre Reihenfolge bleibt, und dein Zug geht weiter.", K38: mixed },
  },
  "shuffle-until-stop": {
    text: "Mischt den Stapel, bis die nächste Person Stopp sagt.",
    points: { K37: "Der Moment entscheidet nichts: Die Reihenfolge bestimmt der Zufall.", K38: mixed },
  },
  "feral-cat": {
    text: "Gilt in Paar und Drilling als jede Katze.",
    points: {
      K33: "Auch zwei Streuner-Katzen sind ein Paar. Etwas anderes als eine Katze ersetzt sie nie.",
      ...stolen,
    },
  },
  "mermaid-cat": cat,
  "knight-cat": cat,
  "cloud-cat": cat,
  "goblin-cat": cat,
  godcat: {
    text: "Gilt als fast jede Karte und rettet dich, wenn du es brauchst.",
    points: {
      K43: "Nicht als NÖ!, Klon, Armageddon oder Hellsehen JETZT. Sie kehrt immer auf die Matte zurück, auch nach einem NÖ!",
      K28: "Ihre Rückseite ist anders: Alle sehen, wer sie hat, und Diebe können sie gezielt nehmen.",
      K44: "Sie kann gestohlen, verschenkt und genannt werden. Stirbt, wer sie hat, kehrt sie auf die Matte zurück.",
    },
  },
  devilcat: {
    text: "Wer sie im Duell bekommt, spielt eine Rettung oder explodiert.",
    points: {
      K41: "Die Rettung kommt auf die Ablage, ein Kätzchen ist nicht zu verstecken. Die Satanskatze kehrt auf die Matte zurück.",
      K42: "Wer durch sie stirbt, hinterlässt kein Kätzchen: Der Stapel behält seine.",
      K31: "Sie ist nie auf einer Hand und kann nicht genannt werden.",
    },
  },
  "zombie-kitten": {
    text: "Rettet dich vor einem Kätzchen und holt jemand Totes zurück.",
    points: {
      K45: "Du darfst auch sterben und es behalten. Ist jemand tot, musst du wählen, wer zurückkommt.",
      K47: "Du versteckst beide Kätzchen. Wer zurückkommt, behält Hand und Platz und ist einmal dran.",
      K20: "Dagegen hilft kein NÖ!",
      K41: "Auch gegen die Satanskatze rettet es und holt zurück.",
    },
  },
  "clairvoyance-now": {
    text: "Sieh, wo jemand ein Kätzchen versteckt.",
    points: {
      K50: "Nur nach der Rettung von jemand anderem. Das Verstecken wartet einen Moment darauf.",
      K48: alsoTheDead,
      K20: "Ein NÖ! stoppt sie.",
    },
  },
  "super-skip": {
    text: "Alle deine Züge enden, ohne zu ziehen.",
    points: { K14: "Wie viele es auch sind.", K25: "Nach einem NÖ! bist du noch genauso oft dran." },
  },
  "shuffle-now": {
    text: "Mischt den Stapel, fast jederzeit.",
    points: { K49: anyTime, K48: alsoTheDead, K51: "Der ganze Stapel wird gemischt.", K38: mixed },
  },
  "feed-the-dead-now": {
    text: "Alle Lebenden geben jemand Totem deiner Wahl eine Karte.",
    points: {
      K52: "Wer sie spielt, gibt nichts. Alle wählen zugleich und heimlich. Jemand muss tot sein.",
      K48: "Die Toten dürfen sie spielen, auch für sich selbst.",
      K49: anyTime,
    },
  },
  clone: {
    text: "Wird zur obersten Karte der Ablage.",
    points: {
      K55: "Nur im eigenen Zug. Nie auf Klon, Kätzchen oder leere Ablage. Was die Karte braucht, braucht auch der Klon.",
      K56: "Mit deinen Karten ergänzt er ein Paar oder einen Drilling.",
      K57: "Auf einem NÖ! ist er ein NÖ! dagegen. Auf einer Rettung rettet er dich, solange sie oben liegt.",
    },
  },
  "grave-robber": {
    text: "Alle Toten verlieren eine Karte an den Stapel, der gemischt wird.",
    points: {
      K53: "Sie wählen selbst. Ist niemand tot, geht es nicht. Haben sie keine Karten, geschieht nichts.",
      K38: mixed,
    },
  },
  "dig-deeper": {
    text: "Zieh und schau. Behalt die Karte oder leg sie zurück und nimm die nächste.",
    points: {
      K54: "Die zweite musst du behalten. Ein Kätzchen zählt nur, wenn du es behältst.",
      K14: "So oder so ist einer deiner Züge vorbei.",
    },
  },
  "attack-of-the-dead": {
    text: "Deine Züge sind vorbei. Wer folgt, ist je totem Mitspieler dreimal dran.",
    points: {
      K17: "Gezählt wird, wenn er wirkt. Solange niemand tot ist, geht er nicht.",
      K15: "Kamen deine Züge von einem Angriff, gehen sie mit weiter.",
      K25: neverHappened,
    },
  },
  "mummy-cat": cat,
  "ghost-cat": cat,
  "pumpkin-cat": cat,
  "spider-cat": cat,
  pair: {
    title: "Paar",
    rule: "Stiehlt verdeckt eine Karte.",
    text: "Zwei gleiche Katzen stehlen jemandem eine Karte. Mit Kombos geht das mit zwei beliebigen gleichen Karten.",
    points: {
      K28: stolen.K28,
      K29: "Was auf den Karten steht, zählt dabei nicht.",
      K32: "Auch Rettungen, NÖ! und JETZT-Karten bilden Paare.",
      K33: "Eine Streuner-Katze gilt als jede Katze.",
      K56: "Ein Klon ersetzt die fehlende Karte.",
      K20: "Ein NÖ! stoppt es wie jede Karte.",
    },
  },
  triple: {
    title: "Drilling",
    rule: "Nennt eine Karte und bekommt sie.",
    text: "Drei gleiche Karten: Nenn eine Karte. Wen du wählst, gibt sie dir, falls sie da ist.",
    points: {
      K29: "Ist sie nicht da, geschieht nichts, und alle wissen es. Kombos müssen an sein.",
      K31: "Alles darf genannt werden außer Exploding Kittens und der Satanskatze.",
      K33: "Eine Streuner-Katze gilt als jede Katze.",
      K56: "Ein Klon ersetzt die fehlende Karte.",
    },
  },
  five: {
    title: "Fünf verschiedene",
    rule: "Nimm eine von der Ablage.",
    text: "Fünf verschiedene Karten holen eine Karte deiner Wahl von der Ablage.",
    points: {
      K30: "Du wählst, wenn niemand NÖ! sagt. Alles außer Kätzchen, auch eine der fünf. Kombos müssen an sein.",
      K32: "Auch Rettungen, NÖ! und JETZT-Karten zählen.",
    },
  },
};
