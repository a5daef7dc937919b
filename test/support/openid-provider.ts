import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import type { Answer, Site } from "./app.ts";

/** Origin of the pages in these tests. */
export const publicUrl = "http://localhost:2567";

export const clientSecret = "a secret of the client at the provider";

/** Behaviour of the person at the provider. */
type Login = { readonly accountId: string; readonly ts?: number } | "refuses";

export interface TestProvider {
  readonly env: Readonly<Record<string, string>>;
  login: Login;
  close(): void;
}

/**
 * Starts an OpenID provider that asks nobody anything.
 * @param port 0: a free one.
 * @param pages origin of the pages of the game.
 */
export async function startProvider(port = 0, pages = publicUrl): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: actual } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${actual}`;
  const test: TestProvider = {
    env: {
      PUBLIC_URL: pages,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: "nine-lives",
      OIDC_CLIENT_SECRET: clientSecret,
    },
    login: "refuses",
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: "nine-lives",
        client_secret: clientSecret,
        redirect_uris: [`${pages}/api/provider/callback`],
      },
    ],
    cookies: { keys: ["a key of the provider"] },
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), alg: "RS256", use: "sig" }] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? "",
        accountId: oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid");
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return answer(request, response);
    const { login } = test;
    return provider.interactionFinished(
      request,
      response,
      login === "refuses" ? { error: "access_denied" } : { login: { remember: false, ...login } },
    );
  });
  return test;
}

/** A browser with a page of the game, and its cookies of the game. */
export class Visitor {
  readonly site: Site;
  token: string;
  cookie = "";

  constructor(site: Site, token: string) {
    this.site = site;
    this.token = token;
  }

  static async at(site: Site): Promise<Visitor> {
    return new Visitor(site, (await site.newGuest()).token);
  }

  async call(request: string, body?: object): Promise<Answer> {
    const { token, cookie } = this;
    const headers = { ...(cookie !== "" && { Cookie: cookie }) };
    const answer = await this.site.call(request, { token, headers, ...(body && { body }) });
    this.#store(answer.headers);
    return answer;
  }

  /** Goes to the provider. @returns the query with which the provider sends the browser back. */
  async leave(goal: "sign-in" | "confirm" | "link" = "sign-in"): Promise<string> {
    const { status, body } = await this.call("POST /api/provider", { for: goal });
    if (status !== 200) throw new Error(`expected an address, got ${status} ${JSON.stringify(body)}`);
    return throughProvider(String(Object(body).url));
  }

  /** Comes back. @returns where the server sends the browser. */
  async comeBack(query: string): Promise<string | null> {
    const answer = await fetch(`${this.site.url}/api/provider/callback${query}`, {
      redirect: "manual",
      headers: { Cookie: this.cookie },
    });
    this.#store(answer.headers);
    return answer.headers.get("location");
  }

  /** Goes to the provider and back, and redeems the answer. */
  async visit(goal: "sign-in" | "confirm" | "link" = "sign-in"): Promise<Answer> {
    await this.comeBack(await this.leave(goal));
    return this.redeem();
  }

  redeem(): Promise<Answer> {
    return this.call("POST /api/provider/answer", {});
  }

  /** Creates an account, and is signed in to it. */
  async create(name: string): Promise<Answer> {
    await this.visit();
    const made = await this.call("POST /api/provider/account", { name });
    if (made.status !== 201) throw new Error(`expected an account, got ${made.status} ${JSON.stringify(made.body)}`);
    this.token = String(Object(made.body).token);
    return made;
  }

  #store(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      if (pair.includes("-provider-")) this.cookie = pair.endsWith("=") ? "" : pair;
    }
  }
}

/** Follows the redirects of the provider, with its cookies, until it sends the browser back. */
async function throughProvider(url: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = new URL(url);
  for (let hops = 0; hops < 10; hops += 1) {
    if (next.origin === publicUrl) return next.search;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(next, { redirect: "manual", headers: { Cookie: cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = answer.headers.get("location");
    if (location === null) throw new Error(`expected a redirect, got ${answer.status} ${await answer.text()}`);
    next = new URL(location, next);
  }
  throw new Error("the provider redirects for ever");
}
