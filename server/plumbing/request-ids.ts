import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** A request that is being answered, as the log of all nodes names it. */
export class OngoingRequest {
  readonly id: string;
  #isOver = false;

  /** @param said what a proxy or another node calls it; it gets a new id if that is none. */
  constructor(said: unknown) {
    this.id = typeof said === "string" && wellFormed.test(said) ? said : randomUUID();
  }

  /** All that is logged in `run`, and in what it sets off, names this request, until that is over. */
  during<Value>(run: () => Value): Value {
    return ongoing.run(this, run);
  }

  end(): void {
    this.#isOver = true;
  }

  /** The field of a log entry that names the request that is being answered; none where there is none. */
  static now(): { readonly request?: string } {
    const request = ongoing.getStore();
    return request === undefined || request.#isOver ? {} : { request: request.id };
  }
}

const ongoing = new AsyncLocalStorage<OngoingRequest>();

/** As nginx and Node make them: nothing that could be a token, or fake a line of the log. */
const wellFormed = /^[0-9a-f]{32}$|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
