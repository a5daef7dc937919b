import type { Player } from "../../../shared/net/protocol.ts";
import type { Store } from "../../storage/store.ts";
import type { AccountsDb } from "../accounts/accounts-db.ts";
import {
  accountFile,
  blocksFile,
  friendsFile,
  gameIds,
  keysFile,
  providerFile,
  pushFile,
  ratingsFile,
  results,
  sessionsFile,
  standingFile,
} from "./own-data.ts";
import { type ZipEntry, zipped } from "./zip.ts";

export interface ExportDeps {
  readonly db: Pick<AccountsDb, "ask">;
  readonly archive: Pick<Store, "finished">;
}

const readme = `Nine Lives: all data that this server stores about you.

account.json   who you are, your settings, former guests, taken names (as fingerprints)
passkeys.json  your passkeys: public parts only, the server has no others
provider.json  your identity at the OpenID provider: issuer and your id there
sessions.json  the devices on which you are signed in
push.json      the devices that get notifications: address at the push service, choices, time of the last ones
standing.json  decisions of moderators against you with your answers, and your reports
ratings.json   your ratings, and your gain in each week
blocks.json    the players you have blocked, and when
friends.json   your friends, your open requests and invitations, those to you, and your settings for them
results.json   every finished game of yours, stored permanently; others with their present name
games/ID.json  the records of those games that are still stored

Times are in milliseconds since 1970 (UTC).

Nine Lives: alles, was dieser Server über dich speichert.

account.json   wer du bist, deine Einstellungen, frühere Gäste, belegte Namen (als Prüfsummen)
passkeys.json  deine Passkeys: nur die öffentlichen Teile, andere hat der Server nicht
provider.json  deine Identität beim OpenID-Anbieter: Aussteller und deine Kennung dort
sessions.json  die Geräte, auf denen du angemeldet bist
push.json      die Geräte, die Benachrichtigungen bekommen: Adresse beim Push-Dienst, Auswahl, Zeit der letzten
standing.json  was Moderatoren gegen dich entschieden haben und deine Antworten, und was du gemeldet hast
ratings.json   deine Wertungen und was du in jeder Woche gewonnen hast
blocks.json    wen du blockiert hast, und wann
friends.json   deine Freunde, deine offenen Anfragen und Einladungen, die an dich, und deine Einstellungen dazu
results.json   jedes beendete Spiel von dir, für immer; andere mit ihrem heutigen Namen
games/ID.json  die Aufzeichnungen der Spiele, die es noch gibt

Zeiten in Millisekunden seit 1970 (UTC).
`;

/**
 * Exports all data of a player as a zip stream. It contains data of other players only as far as this player saw it.
 */
export const exportOf = (deps: ExportDeps, player: Player): AsyncGenerator<Uint8Array> =>
  zipped(entriesOf(deps, player));

async function* entriesOf({ db, archive }: ExportDeps, player: Player): AsyncGenerator<ZipEntry> {
  const { id } = player;
  yield { name: "README.txt", parts: [readme] };
  yield json("account.json", await db.ask((db) => accountFile(db, player)));
  yield json("passkeys.json", await db.ask((db) => keysFile(db, id)));
  yield json("provider.json", await db.ask((db) => providerFile(db, id)));
  yield json("sessions.json", await db.ask((db) => sessionsFile(db, id)));
  yield json("push.json", await db.ask((db) => pushFile(db, id)));
  yield json("standing.json", await db.ask((db) => standingFile(db, id)));
  yield json("ratings.json", await db.ask((db) => ratingsFile(db, id)));
  yield json("blocks.json", await db.ask((db) => blocksFile(db, id)));
  yield json("friends.json", await db.ask((db) => friendsFile(db, id)));
  yield { name: "results.json", parts: listOf(results(db, id)) };
  for await (const gameId of gameIds(db, id)) {
    const game = await archive.finished(gameId);
    if (game.ok && game.value) yield json(`games/${gameId}.json`, game.value.record);
  }
}

const json = (name: string, value: object): ZipEntry => ({ name, parts: [`${JSON.stringify(value, null, 1)}\n`] });

/** Serialises a list as JSON, in parts. */
async function* listOf(batches: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let before = "[";
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield `${before}\n${batch.map((item) => JSON.stringify(item)).join(",\n")}`;
    before = ",";
  }
  yield before === "[" ? "[]\n" : "\n]\n";
}
