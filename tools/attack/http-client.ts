import { Agent, request } from "node:http";

export interface HttpRequest {
  readonly method: string;
  /** Sent after the method without escaping or correction. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Uint8Array;
}

export interface HttpAnswer {
  /** 0 if the connection ended without a status. */
  readonly status: number;
  readonly text: string;
}

/** Sends requests over persistent connections, from an address of this machine. */
export class HttpClient {
  readonly #url: string;
  readonly #from: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 });

  constructor(url: string, from: string) {
    this.#url = url;
    this.#from = from;
  }

  ask({ method, path, headers = {}, body }: HttpRequest): Promise<HttpAnswer> {
    const { hostname, port } = new URL(this.#url);
    const options = { hostname, port, method, path, headers, localAddress: this.#from, agent: this.#agent };
    return new Promise((resolve) => {
      const fail = (error: Error) => resolve({ status: 0, text: error.message });
      const asking = request({ ...options, timeout: 10_000 }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk) => {
          text += chunk;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text })).on("error", fail);
      });
      asking.on("error", fail).on("timeout", () => asking.destroy(new Error("no answer")));
      asking.end(body);
    });
  }

  /** @param body sent as JSON. */
  post(path: string, body: object, token?: string): Promise<HttpAnswer> {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const headers = { "content-type": "application/json", ...authorization };
    return this.ask({ method: "POST", path, headers, body: JSON.stringify(body) });
  }

  close(): void {
    this.#agent.destroy();
  }
}
