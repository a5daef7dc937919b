import { type Client, ClientState, CloseCode } from "@colyseus/core";
import type { EndedSessions } from "../../people/accounts/ended-sessions.ts";
import { sessionOf } from "../../people/accounts/sessions.ts";

/** Closes the connections of sessions that end. */
export type SessionWatch = Pick<EndedSessions, "watch">;

/**
 * Closes a connection when the session of its token ends; a guest's token has no session. Must be called before the
 * token is checked. The watch ends with the connection.
 */
export function closeWithSession(watch: SessionWatch, token: string, client: Client): void {
  const session = sessionOf(token);
  if (session === null) return;
  const stop = watch.watch(session, () => {
    client.leave(CloseCode.WITH_ERROR);
    // The state makes the room ignore all further messages of the client.
    client.state = ClientState.LEAVING;
  });
  client.ref.once("close", stop);
}
