/*
 * Node of a cluster in a separate process, without rooms: `node node-program.ts DATABASE_URL NAME`. It prints its id.
 * For each input line it writes a step of the game "one" and prints the result.
 */

import { createInterface } from "node:readline";
import { FencedError } from "../../server/storage/postgres/fenced-error.ts";
import { startNode } from "./nodes.ts";
import { entryOf } from "./stored.ts";

const [databaseUrl = "", name = ""] = process.argv.slice(2);
const { member, store } = await startNode(databaseUrl, name);
console.log(member.id);
for await (const line of createInterface(process.stdin)) {
  const step = { at: 0, actor: 0, command: { type: "draw" } } as const;
  const written = store.write(entryOf({ steps: [{ gameId: "one", place: Number(line), step }] }));
  console.log(
    await written.then(
      () => "kept",
      (error: unknown) => (error instanceof FencedError ? "fenced" : String(error)),
    ),
  );
}
