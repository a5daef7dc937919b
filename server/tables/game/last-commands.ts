import { isDeepStrictEqual } from "node:util";
import type { Command } from "../../../shared/core/commands.ts";
import type { Actor } from "../../../shared/core/game.ts";

/** A command that has been carried out, and the states in which it was legal, by sequence number. */
interface Executed {
  readonly command: Command;
  readonly fromSeq: number;
  readonly toSeq: number;
}

/**
 * Last command of each seat. A client repeats a command after a lost reply, and must learn whether the first try was
 * carried out.
 */
export class LastCommands {
  readonly #last = new Map<Actor, Executed>();

  /** @param fromSeq step that led to the decision. @param toSeq step before the command. */
  record(actor: Actor, command: Command, fromSeq: number, toSeq: number): void {
    this.#last.set(actor, { command, fromSeq, toSeq });
  }

  /** Whether a command chosen in the state `seq` repeats the last one of this seat. */
  isRepeated(actor: Actor, command: Command, seq: number): boolean {
    const last = this.#last.get(actor);
    return last !== undefined && seq >= last.fromSeq && seq <= last.toSeq && isDeepStrictEqual(command, last.command);
  }
}
