import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ensureLobby, lobby, setNotice, watchLobby } from "../../../client/state/lobby.ts";
import { signInAs } from "../../../client/state/session.ts";
import type { Lobby, Notice } from "../../../shared/net/protocol.ts";
import { stubPage } from "../page-stub.ts";

const none: Notice = { announcement: null, maintenance: null };
const posted: Notice = { announcement: { words: "Closed on Monday.", at: 1000 }, maintenance: null };

/** @param inQueue number of players in the queue, by which the responses differ. */
const response = (inQueue: number): Response => {
  const waiting = { original: inQueue };
  const body: Lobby = { protocol: 2, queueSeconds: 60, waiting, passkeys: { kind: "not-https" }, notice: none };
  return Response.json(body);
};

const arrival = (inQueue: number) => vi.waitFor(() => expect(lobby.value?.waiting).toEqual({ original: inQueue }));

let respond: (response: Response) => void;
beforeEach(() => {
  stubPage();
  vi.stubGlobal("location", { origin: "http://server" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal("fetch", () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    respond = resolve;
    return promise;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a notice stays, although a response from before it comes later", async () => {
  signInAs({ token: "token", player: { id: "me", name: "Me", avatar: "01", guest: false }, seated: null });
  ensureLobby();
  respond(response(1));
  await arrival(1);
  const stop = watchLobby();
  setNotice(posted);
  respond(response(2));
  await arrival(2);
  stop();
  expect(lobby.value?.notice).toEqual(posted);
});
