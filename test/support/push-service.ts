import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import type { PushNetwork } from "../../server/people/push/post.ts";
import type { PushPayload } from "../../shared/net/push.ts";
import { certificate, privateKey } from "./push-certificate.ts";

/** Message that the service has received and decrypted. */
interface Received {
  readonly path: string;
  readonly payload: PushPayload;
  /** Whether its token is signed by the key that it names. */
  readonly isSigned: boolean;
  readonly ttl: string | undefined;
}

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** Push service at https://push.example on this machine, with a browser that decrypts its messages. */
export class PushService {
  readonly received: Received[] = [];
  /** Names that were resolved. */
  readonly resolved: string[] = [];
  /** Addresses of the service, in turn; the last one stays. */
  addresses = ["127.0.0.1"];
  respond: Respond = (_request, response) => void response.writeHead(201).end();
  readonly #browser = createECDH("prime256v1");
  readonly #auth = randomBytes(16);
  readonly #server: Server;

  private constructor() {
    this.#browser.generateKeys();
    this.#server = createServer({ key: privateKey, cert: certificate }, (request, response) => {
      void this.#receive(request).then(() => this.respond(request, response));
    });
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    service.#server.listen(0, "127.0.0.1");
    await once(service.#server, "listening");
    return service;
  }

  /** Network in which push.example is this service. Other addresses of this machine are not allowed. */
  get network(): PushNetwork {
    return {
      resolve: async (host) => {
        this.resolved.push(host);
        const [address = ""] = this.addresses.length > 1 ? this.addresses.splice(0, 1) : this.addresses;
        return [{ address, family: 4 }];
      },
      isAllowed: (address) => address === "127.0.0.1",
      port: this.port,
      timeoutMs: 60_000,
      ca: certificate,
    };
  }

  get port(): number {
    const address = this.#server.address();
    return isAddress(address) ? address.port : 0;
  }

  /** Body of a subscription of the browser. */
  subscription(path = "/one") {
    return {
      endpoint: `https://push.example${path}`,
      keys: { p256dh: this.#browser.getPublicKey("base64url"), auth: this.#auth.toString("base64url") },
      kinds: ["invitation", "begins", "turn"] as const,
      quiet: null,
      language: "en",
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #receive(request: IncomingMessage): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = this.#decrypt(Buffer.concat(chunks));
    this.received.push({
      path: request.url ?? "",
      payload: JSON.parse(text),
      isSigned: isSigned(request.headers.authorization ?? ""),
      ttl: request.headers["ttl"]?.toString(),
    });
  }

  /** Decrypts a message as RFC 8291 says. */
  #decrypt(body: Buffer): string {
    const [salt, length] = [body.subarray(0, 16), body[20] ?? 0];
    const [sender, sealed] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
    const shared = this.#browser.computeSecret(sender);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#browser.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync("sha256", shared, this.#auth, info, 32));
    const derive = (what: string, bytes: number) =>
      Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${what}\0`, bytes));
    const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}

const isAddress = (address: ReturnType<Server["address"]>): address is AddressInfo => typeof address === "object";

/** Whether a VAPID header has a token that is signed by the key in it (RFC 8292). */
function isSigned(authorization: string): boolean {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header, claims, signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = Buffer.from(`${header}.${claims}`);
  return verify("sha256", signed, { key: publicKey, dsaEncoding: "ieee-p1363" }, Buffer.from(signature, "base64url"));
}
