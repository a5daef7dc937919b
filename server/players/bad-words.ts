/* Words that chat masks and that names may not have, in small letters without marks. The operator adds more (own-words.ts). */

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Found alone, never as a part of another word: "ass" is no part of "class", and "dick" none of "Dickinson". */
export const badWords: readonly string[] = [
  ...list(`
    anal anus ass asses asshat asswipe badass dumbass fatass jackass lardass smartass arse arses
    bastard bastards bestiality bitch bitches bitching bitchy biatch bollock bollocks boob boobies boobs bukkake
    chingchong chink chinks clit clits cock cocks cuck cuckold cucks cum cumming cums cumshot cumshots
    dick dickface dicks dickwad dildo dildos dyke dykes fag faggy fags fck fcking fcuk felch fellatio fggot fisting
    fking fuk fuker fuking fuq gangbang gangbangs handjob hentai hooker hookers incest jerkoff jizz kike kikes
    nazi nazis negro negros nig nigs orgasm orgasms orgies orgy pedo pedos penis penises phuck phuk
    piss pissed pisser pisses pissing porn porno pornos prick pricks pussies pussy rape raped rapes raping rapist rapists
    retard retarded retards rimjob sex sexy shit shite shits shitface shitshow shitted shitter shitting shitty
    bullshit dipshit horseshit slut sluts slutty spastic spastics tit tits tittes titties titty tranny trannies
    turd turds twat twats vagina vaginal vaginas wank wanker wankers wanking wanks whore whores whoring
  `),
  ...list(`
    arsch arsche arsches arschgeige fick ficke ficken ficker fickst fickt gefickt hure huren kanake kanaken neger negern
    nutte nutten pimmel schlampe schlampen schwuchtel schwuchteln spast spasten spasti titten wichse wichsen wichst
  `),
];

/** Found within longer words, too: "xXfuckXx". Nobody is called so by accident, save for `innocentWords`. */
export const strongWords: readonly string[] = list(`
  fuck cunt nigger nigga faggot asshole arsehole blowjob buttplug cocksuck deepthroat dickhead ejaculat masturbat
  paedophil pedophil shithead arschloch fotze hitler hurensohn missgeburt wichser
`);

/** Innocent words with a strong one in them. */
export const innocentWords: readonly string[] = list("scunthorpe snigger");

/** Innocent phrases with a bad word in them. */
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
];
