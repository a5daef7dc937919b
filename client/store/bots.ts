/** The drawings of bots: one robot in several colours, so that bots at one table can be told apart. */
const robots = ["bot", "bot-2", "bot-3", "bot-4", "bot-5", "bot-6", "bot-7", "bot-8"] as const;

/** The picture of whoever sits there: people have chosen theirs. */
export const pictureOf = ({ kind, avatar }: { kind: string; avatar: string }, seat: number): string =>
  kind === "bot" && avatar === "bot" ? (robots[seat % robots.length] ?? avatar) : avatar;
