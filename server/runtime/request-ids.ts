import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** A request in progress, with its id in the logs of all nodes. */
export class OngoingRequest {
  readonly id: string;
  #isOver = false;

  /** @param said id from a proxy or another node. A malformed one is replaced by a new id. */
  constructor(said: unknown) {
    this.id = typeof said === "string" && wellFormed.test(said) ? said : randomUUID();
  }

  /** Adds this request's id to all log entries of `run` and its asynchronous work, until `end` is called. */
  during<Value>(run: () => Value): Value {
    return ongoing.run(this, run);
  }

  end(): void {
    this.#isOver = true;
  }

  /** Returns the log field with the id of the current request; empty outside of requests. */
  static now(): { readonly request?: string } {
    const request = ongoing.getStore();
    return request === undefined || request.#isOver ? {} : { request: request.id };
  }
}

const ongoing = new AsyncLocalStorage<OngoingRequest>();

/** Id formats of nginx and Node. They cannot contain a token or a forged log line. */
const wellFormed = /^[0-9a-f]{32}$|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
