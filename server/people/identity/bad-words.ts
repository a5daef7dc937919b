/*
 * Words that chat masks and that names must not contain, in lower case without marks. The operator may add more
 * (custom-blocklist.ts).
 */

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Matched as a whole word only: "ass" does not match "class", and "dick" does not match "Dickinson". */
export const badWords: readonly string[] = [
  ...list(`
    anal anus ass asses asshat asswipe badass dumbass fatass jackass lardass smartass arse arses
    bastard bastards bestiality bitch bitches bitching bitchy biatch bollock bollocks boob boobies boobs bukkake
    chingchong chink chinks clit clits cock cocks cuck cuckold cucks cum cumming cums cumshot cumshots
    dickface dicks dickwad dildo dildos dyke dykes fag faggy fags fck fcking fcuk felch fellatio fggot fisting
    fking fuk fuker fuking fuq gangbang gangbangs handjob hentai hooker hookers incest jerkoff jizz kike kikes
    nazi nazis nig nigs orgasm orgasms orgies orgy pedo pedos penis penises phuck phuk
    piss pissed pisser pisses pissing porn porno pornos prick pricks pussies pussy rape raped rapes raping rapist rapists
    retarded rimjob sex sexy shit shite shits shitface shitshow shitted shitter shitting shitty
    bullshit dipshit horseshit slut sluts slutty spastic spastics tit tits tittes titties titty tranny trannies
    turd turds twat twats vagina vaginal vaginas wank wanker wankers wanking wanks whore whores whoring
  `),
  ...list(`
    arsch arsche arsches arschgeige fick ficke ficken ficker fickst fickt gefickt hure huren kanake kanaken neger negern
    nutte nutten pimmel schlampe schlampen schwuchtel schwuchteln spast spasten spasti titten wichse wichsen wichst
  `),
];

/** Matched within longer words too: "xXfuckXx". Only `innocentWords` contain them by accident. */
export const strongWords: readonly string[] = list(`
  fuck cunt nigger nigga faggot asshole arsehole blowjob buttplug cocksuck deepthroat dickhead ejaculat masturbat
  paedophil pedophil shithead arschloch fotze hitler hurensohn missgeburt wichser
  gilipoll hijoput hijaput hijueput connard encule vaffancul coglion stronz caralh scheiss kurw pierdol spierdal
  пизд бляд пидор пидар мудак
`);

/** Innocent words that contain a strong one. */
export const innocentWords: readonly string[] = list("scunthorpe snigger kurwenal");

/** Phrases of words that are common alone, in another language too: German "dick", French "retard". */
export const badPhrases: readonly string[] = [
  "a dick",
  "your dick",
  "my dick",
  "big dick",
  "such a dick",
  "dick pic",
  "a retard",
  "you retard",
  "fucking retard",
  "dirty negro",
];

/** Innocent phrases that contain a bad word. */
export const innocentPhrases: readonly string[] = [
  "pussy cat",
  "pussy cats",
  "pussy willow",
  "moby dick",
  "philip k. dick",
  "cum laude",
  "tit for tat",
  "blue tit",
  "great tit",
  "râpe",
  "râpes",
  "râpé",
  "râpée",
  "ポルノグラフィティ",
];
