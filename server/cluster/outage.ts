import type { Log } from "../runtime/log.ts";

/** State of Redis as far as this process knows. Each change is logged. */
export class Outage {
  readonly #log: Log;
  #isOn = false;

  constructor(log: Log) {
    this.#log = log;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  enter(error: unknown): void {
    if (this.#isOn) return;
    this.#isOn = true;
    const reason = error instanceof Error ? error.message : String(error);
    this.#log.error(
      { event: "redis-away", reason },
      "Redis is away: tables of other nodes cannot be joined; games continue",
    );
  }

  end(): void {
    if (!this.#isOn) return;
    this.#isOn = false;
    this.#log.info({ event: "redis-back" }, "Redis is back");
  }

  /** Resolves with the response, or with `otherwise` if Redis fails. It never rejects. */
  async spare<Answer>(asked: Promise<Answer>, otherwise: Answer): Promise<Answer> {
    try {
      return await asked;
    } catch (error) {
      this.enter(error);
      return otherwise;
    }
  }

  /** Does the same, but resolves at once while Redis is away. */
  async spareNow<Answer>(asked: Promise<Answer>, otherwise: Answer): Promise<Answer> {
    const answer = this.spare(asked, otherwise);
    return this.#isOn ? otherwise : answer;
  }
}
