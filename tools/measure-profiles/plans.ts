import { CompiledQuery, type Kysely, type KyselyPlugin, SqliteAdapter } from "kysely";
import type { Database } from "../../server/storage/database.ts";
import { profilesOn, randomPeople } from "./measure.ts";

type Asked = Parameters<KyselyPlugin["transformQuery"]>[0];

/** All queries of the pages of one account, with their query plans. */
export async function plansOf(db: Kysely<Database>): Promise<readonly string[]> {
  const asked: Asked[] = [];
  const listening = db.withPlugin({
    transformQuery: (question) => {
      asked.push(question);
      return question.node;
    },
    transformResult: async ({ result }) => result,
  });
  const profiles = profilesOn(listening);
  const [person] = await randomPeople(db, 1);
  if (!person) return [];
  await profiles.profile(person.name, "guest-nobody");
  await profiles.ownGames(person.playerId, {});
  await profiles.leaderboard("kittens-more", "all", person.playerId);
  await profiles.leaderboard("kittens-more", "week", person.playerId);
  const explain = db.getExecutor().adapter instanceof SqliteAdapter ? "explain query plan" : "explain analyze";
  const lines: string[] = [];
  for (const { node, queryId } of asked) {
    const query = db.getExecutor().compileQuery(node, queryId);
    const { rows } = await db.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]),
    );
    lines.push("", query.sql.replace(/\s+/g, " "), ...rows.map((row) => `    ${row["detail"] ?? row["QUERY PLAN"]}`));
  }
  return lines;
}
