import type { cards as english } from "../en/kittens-cards.ts";

const stolen = {
  K28: "Du wählst, von wem, siehst nur Rückseiten und bekommst eine zufällige Karte.",
  K29: "Mit Kombos nennen drei gleiche eine Karte, und wer sie hat, gibt sie dir.",
};
const cat = {
  rule: "Allein nichts wert. Ein Paar stiehlt eine Karte.",
  guide: {
    text: "Allein nichts wert. Zwei gleiche stehlen jemandem eine Karte.",
    points: {
      ...stolen,
      K27: "Wer keine Karten hat, kann nicht gewählt werden.",
      K33: "Eine Streuner-Katze darf für eine von ihnen einspringen.",
      K56: "Ein Klon darf für eine von ihnen einspringen.",
    },
  },
};
const mixed = "Was jemand über den Stapel wusste, gilt nicht mehr.";
const dieWithTurns = "Wer ausscheidet, nimmt seine Züge mit. Wer folgt, ist einmal dran.";
const neverHappened = "Nach einem NÖ! ist nichts gewesen: Dein Zug geht weiter.";
const alsoTheDead = "Auch die Toten dürfen sie spielen.";
const anyTime = "In jedem Zug: solange etwas wartet oder bevor die Person am Zug handelt.";

/** Alle Texte einer Karte. */
export const cards: typeof english = {
  "exploding-kitten": {
    title: "Exploding Kitten",
    rule: "Sofort zeigen. Keine Rettung? Du bist raus.",
    guide: {
      text: "Zieh es, und alle sehen es. Ohne Rettung bist du raus.",
      points: {
        K9: "Wer eine Rettung hat, muss sie spielen. Mit Zombies im Spiel darfst du auch sterben.",
        K10: "Gerettet legst du das Kätzchen heimlich an eine beliebige Stelle zurück.",
        K11: "Ohne Rettung kommt deine Hand auf die Ablage, das Kätzchen obenauf.",
        K13: "Es gibt ein Kätzchen weniger als Leute am Tisch: Jemand überlebt immer.",
        K46: "Es bleibt vor dir liegen: Du behältst deine Hand und bist tot, aber nicht weg.",
      },
    },
  },
  defuse: {
    title: "Entschärfung",
    rule: "Rettet dich. Versteck das Kätzchen im Stapel.",
    guide: {
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
  },
  attack: {
    title: "Angriff (2x)",
    rule: "Zieh nicht. Wer folgt, ist 2-mal dran.",
    play: "Angriff",
    guide: {
      text: "Deine Züge sind vorbei, und du ziehst nicht. Wer folgt, ist zweimal dran.",
      points: {
        K15: "Er beendet alle deine Züge. Kamen sie von einem Angriff, gehen sie mit zwei weiteren weiter: aus zwei werden vier.",
        K14: "Jeder dieser Züge endet durch Ziehen, Aussetzen oder eine Rettung.",
        K18: dieWithTurns,
        K25: neverHappened,
      },
    },
  },
  favor: {
    title: "Wunsch",
    rule: "Jemand gibt dir eine Karte eigener Wahl.",
    play: "Wunsch",
    aim: {
      who: "Wer gibt dir eine Karte?",
      title: "Wunsch an {{name}}?",
      line: "{{name}} entscheidet, welche Karte du bekommst.",
      button: "{{name}} fragen",
    },
    give: {
      title: "Gib {{name}} eine Karte",
      titleNarrow: "Karte für {{name}}",
      line: "Drück auf die Karte, auf die du verzichten kannst.",
      lineChosen: "{{name}} bekommt diese hier.",
      slot: "Welche?",
      theirTitle: "{{from}} gibt {{to}} eine Karte",
      theirTitleYou: "{{from}} gibt dir eine Karte",
      theirLine: "Welche, entscheidet {{from}}.",
      done: "Du hast gewählt. Die anderen überlegen noch.",
    },
    guide: {
      text: "Jemand gibt dir eine Karte. Welche, entscheidest nicht du.",
      points: {
        K26: "Jede Karte ist erlaubt, auch die schlechteste.",
        K27: "Nur wer Karten hat, kann gebeten werden. Ist die Hand bis dahin leer, bekommst du nichts.",
        K20: "Hat die Auswahl begonnen, hilft kein NÖ! mehr.",
      },
    },
  },
  nope: {
    title: "NÖ!",
    rule: "Stoppt, was gespielt wurde. Auch ein NÖ!",
    guide: {
      text: "Stoppt eine Karte oder Kombo, die eben gespielt wurde, auch ein anderes NÖ!",
      points: {
        K19: "Eine ungerade Zahl von NÖ! stoppt. Die Karten bleiben so oder so auf der Ablage.",
        K20: "Kätzchen, Rettungen und die Satanskatze lassen sich nicht stoppen, auch keine begonnene Auswahl.",
        K21: "Deine eigene Karte kannst du nicht stoppen, wohl aber das NÖ! darauf.",
        K23: "Gewartet wird immer gleich lang, wer auch ein NÖ! hat: Das verrät nichts.",
        K48: alsoTheDead,
      },
    },
  },
  shuffle: {
    title: "Mischen",
    rule: "Mischt den Nachziehstapel.",
    play: "Mischen",
    guide: {
      text: "Mischt den Nachziehstapel.",
      points: { K36: "Den ganzen Stapel samt Kätzchen. Dein Zug geht weiter.", K38: mixed },
    },
  },
  skip: {
    title: "Aussetzen",
    rule: "Beendet einen Zug, ohne zu ziehen.",
    play: "Aussetzen",
    guide: {
      text: "Einer deiner Züge endet, ohne zu ziehen.",
      points: { K14: "Bist du mehrmals dran, endet nur ein Zug.", K25: "Nach einem NÖ! musst du doch ziehen." },
    },
  },
  "see-the-future": {
    title: "Blick in die Zukunft",
    rule: "Sieh dir heimlich die obersten drei Karten an.",
    play: "Blick",
    guide: {
      text: "Sieh dir die obersten drei Karten an, du allein.",
      points: { K34: "Ihre Reihenfolge bleibt. Sind es weniger, siehst du alle.", K38: mixed },
    },
  },
  "disco-cat": { title: "Disco-Katze", ...cat },
  "noodle-cat": { title: "Nudel-Katze", ...cat },
  "cactus-cat": { title: "Kaktus-Katze", ...cat },
  "pirate-cat": { title: "Piraten-Katze", ...cat },
  "moon-cat": { title: "Mond-Katze", ...cat },
  armageddon: {
    title: "Armageddon",
    rule: "Gotteskatze gegen Satanskatze: ein Duell.",
    play: "Armageddon",
    guide: {
      text: "Gotteskatze gegen Satanskatze: Du legst eine vor dich und eine vor jemand anderen, verdeckt.",
      points: {
        K40: "Beide müssen auf der Matte liegen. Du hast sie angesehen; dein Gegenüber bleibt oder tauscht blind.",
        K41: "Die Gotteskatze wird behalten. Wer die Satanskatze hat, braucht eine Rettung.",
        K42: "Danach ist einer deiner Züge vorbei, ohne zu ziehen.",
        K20: "Ein NÖ! hilft, bis du die beiden Karten nimmst.",
      },
    },
  },
  "targeted-attack": {
    title: "Gezielter Angriff (2x)",
    rule: "Zieh nicht. Wen du wählst, ist 2-mal dran.",
    play: "Angriff",
    aim: {
      who: "Wen greifst du an?",
      title: "{{name}} angreifen?",
      line: "Du ziehst nicht. {{name}} übernimmt die Züge.",
      button: "{{name}} angreifen",
    },
    guide: {
      text: "Ein Angriff auf jemanden deiner Wahl. Von dort geht es weiter.",
      points: {
        K16: "Die Züge zählen wie beim Angriff: zwei, oder deine und zwei dazu.",
        K27: "Dich selbst kannst du nicht wählen, auch niemanden, der raus oder tot ist.",
        K18: dieWithTurns,
        K25: neverHappened,
      },
    },
  },
  "raising-heck": {
    title: "Hilfe aus der Hölle",
    rule: "Unterste Karte: nimm sie oder leg sie nach oben.",
    play: "Höllenhilfe",
    guide: {
      text: "Sieh dir die unterste Karte an: Nimm sie oder leg sie auf den Stapel.",
      points: {
        K39: "Ein Kätzchen, das du nimmst, ist gezogen. Oben wartet es auf den nächsten Zug.",
        K14: "So oder so ist einer deiner Züge vorbei.",
      },
    },
  },
  "reveal-the-future": {
    title: "Offenbare die Zukunft (3x)",
    rule: "Alle sehen die obersten drei Karten.",
    play: "Offenbarung",
    guide: {
      text: "Alle sehen die obersten drei Karten.",
      points: { K35: "Ihre Reihenfolge bleibt, und dein Zug geht weiter.", K38: mixed },
    },
  },
  "shuffle-until-stop": {
    title: "Mischen",
    rule: "Mischt, bis die nächste Person Stopp sagt.",
    play: "Mischen",
    guide: {
      text: "Mischt den Stapel, bis die nächste Person Stopp sagt.",
      points: { K37: "Der Moment entscheidet nichts: Die Reihenfolge bestimmt der Zufall.", K38: mixed },
    },
  },
  "feral-cat": {
    title: "Streuner-Katze",
    rule: "Gilt in Paar und Drilling als jede Katze.",
    guide: {
      text: "Gilt in Paar und Drilling als jede Katze.",
      points: {
        K33: "Auch zwei Streuner-Katzen sind ein Paar. Etwas anderes als eine Katze ersetzt sie nie.",
        ...stolen,
      },
    },
  },
  "mermaid-cat": { title: "Meerjungkatze", ...cat },
  "knight-cat": { title: "Ritterkatze", ...cat },
  "cloud-cat": { title: "Wolkenkatze", ...cat },
  "goblin-cat": { title: "Koboldkatze", ...cat },
  godcat: {
    title: "Gotteskatze",
    rule: "Gilt als fast jede Karte, die du brauchst.",
    guide: {
      text: "Gilt als fast jede Karte und rettet dich, wenn du es brauchst.",
      points: {
        K43: "Nicht als NÖ!, Klon, Armageddon oder Hellsehen JETZT. Sie kehrt immer auf die Matte zurück, auch nach einem NÖ!",
        K28: "Ihre Rückseite ist anders: Alle sehen, wer sie hat, und Diebe können sie gezielt nehmen.",
        K44: "Sie kann gestohlen, verschenkt und genannt werden. Stirbt, wer sie hat, kehrt sie auf die Matte zurück.",
      },
    },
  },
  devilcat: {
    title: "Satanskatze",
    rule: "Wer sie hat, braucht eine Rettung oder explodiert.",
    guide: {
      text: "Wer sie im Duell bekommt, spielt eine Rettung oder explodiert.",
      points: {
        K41: "Die Rettung kommt auf die Ablage, ein Kätzchen ist nicht zu verstecken. Die Satanskatze kehrt auf die Matte zurück.",
        K42: "Wer durch sie stirbt, hinterlässt kein Kätzchen: Der Stapel behält seine.",
        K31: "Sie ist nie auf einer Hand und kann nicht genannt werden.",
      },
    },
  },
  "zombie-kitten": {
    title: "Zombiekätzchen",
    rule: "Rettet dich und holt jemand Totes zurück.",
    guide: {
      text: "Rettet dich vor einem Kätzchen und holt jemand Totes zurück.",
      points: {
        K45: "Du darfst auch sterben und es behalten. Ist jemand tot, musst du wählen, wer zurückkommt.",
        K47: "Du versteckst beide Kätzchen. Wer zurückkommt, behält Hand und Platz und ist einmal dran.",
        K20: "Dagegen hilft kein NÖ!",
        K41: "Auch gegen die Satanskatze rettet es und holt zurück.",
      },
    },
  },
  "clairvoyance-now": {
    title: "Hellsehen JETZT",
    rule: "Sieh, wo ein Kätzchen versteckt wird.",
    play: "Hellsehen",
    guide: {
      text: "Sieh, wo jemand ein Kätzchen versteckt.",
      points: {
        K50: "Nur nach der Rettung von jemand anderem. Das Verstecken wartet einen Moment darauf.",
        K48: alsoTheDead,
        K20: "Ein NÖ! stoppt sie.",
      },
    },
  },
  "super-skip": {
    title: "Super-Aussetzen",
    rule: "Beendet alle deine Züge, ohne zu ziehen.",
    play: "Super-Aussetzen",
    guide: {
      text: "Alle deine Züge enden, ohne zu ziehen.",
      points: { K14: "Wie viele es auch sind.", K25: "Nach einem NÖ! bist du noch genauso oft dran." },
    },
  },
  "shuffle-now": {
    title: "Mischen JETZT",
    rule: "Mischt den Stapel. Fast jederzeit.",
    play: "Mischen",
    guide: {
      text: "Mischt den Stapel, fast jederzeit.",
      points: { K49: anyTime, K48: alsoTheDead, K51: "Der ganze Stapel wird gemischt.", K38: mixed },
    },
  },
  "feed-the-dead-now": {
    title: "Totenfütterung JETZT",
    rule: "Alle Lebenden geben jemand Totem eine Karte.",
    play: "Fütterung",
    aim: {
      who: "Wer wird gefüttert?",
      title: "{{name}} füttern?",
      line: "Alle anderen Lebenden geben {{name}} eine Karte.",
      button: "{{name}} füttern",
    },
    give: {
      title: "Füttere {{name}}",
      titleNarrow: "Füttere {{name}}",
      line: "Drück auf die Karte für {{name}}. Alle wählen geheim.",
      lineChosen: "{{name}} bekommt diese hier.",
      slot: "Welche?",
      theirTitle: "Die Lebenden füttern {{name}}",
      theirTitleYou: "Die Lebenden füttern dich",
      theirLine: "Alle geben eine Karte, geheim und gleichzeitig.",
      done: "Du hast gewählt. Die anderen überlegen noch.",
    },
    guide: {
      text: "Alle Lebenden geben jemand Totem deiner Wahl eine Karte.",
      points: {
        K52: "Wer sie spielt, gibt nichts. Alle wählen zugleich und heimlich. Jemand muss tot sein.",
        K48: "Die Toten dürfen sie spielen, auch für sich selbst.",
        K49: anyTime,
      },
    },
  },
  clone: {
    title: "Klon",
    rule: "Wird zur obersten Karte der Ablage.",
    guide: {
      text: "Wird zur obersten Karte der Ablage.",
      points: {
        K55: "Nur im eigenen Zug. Nie auf Klon, Kätzchen oder leere Ablage. Was die Karte braucht, braucht auch der Klon.",
        K56: "Mit deinen Karten ergänzt er ein Paar oder einen Drilling.",
        K57: "Auf einem NÖ! ist er ein NÖ! dagegen. Auf einer Rettung rettet er dich, solange sie oben liegt.",
      },
    },
  },
  "grave-robber": {
    title: "Grabräuber",
    rule: "Alle Toten verlieren eine Karte an den Stapel.",
    play: "Grabraub",
    give: {
      title: "Gib eine Karte her",
      titleNarrow: "Gib eine Karte her",
      line: "Drück auf die Karte, die zurück in den Stapel kommt.",
      lineChosen: "Diese wird in den Stapel gemischt.",
      slot: "Welche?",
      theirTitle: "Die Gräber werden geplündert",
      theirTitleYou: "Die Gräber werden geplündert",
      theirLine: "Alle Toten verlieren eine Karte an den Stapel.",
      done: "Du hast gewählt. Die anderen Toten überlegen noch.",
    },
    guide: {
      text: "Alle Toten verlieren eine Karte an den Stapel, der gemischt wird.",
      points: {
        K53: "Sie wählen selbst. Ist niemand tot, geht es nicht. Haben sie keine Karten, geschieht nichts.",
        K38: mixed,
      },
    },
  },
  "dig-deeper": {
    title: "Tiefer graben",
    rule: "Zieh. Nicht schön? Nimm die nächste.",
    play: "Graben",
    guide: {
      text: "Zieh und schau. Behalt die Karte oder leg sie zurück und nimm die nächste.",
      points: {
        K54: "Die zweite musst du behalten. Ein Kätzchen zählt nur, wenn du es behältst.",
        K14: "So oder so ist einer deiner Züge vorbei.",
      },
    },
  },
  "attack-of-the-dead": {
    title: "Angriff der Toten",
    rule: "Wer folgt, ist je totem Mitspieler 3-mal dran.",
    play: "Angriff der Toten",
    guide: {
      text: "Deine Züge sind vorbei. Wer folgt, ist je totem Mitspieler dreimal dran.",
      points: {
        K17: "Gezählt wird, wenn er wirkt. Solange niemand tot ist, geht er nicht.",
        K15: "Kamen deine Züge von einem Angriff, gehen sie mit weiter.",
        K25: neverHappened,
      },
    },
  },
  "mummy-cat": { title: "Mumienkatze", ...cat },
  "ghost-cat": { title: "Geisterkatze", ...cat },
  "pumpkin-cat": { title: "Kürbiskatze", ...cat },
  "spider-cat": { title: "Spinnenkatze", ...cat },
};
