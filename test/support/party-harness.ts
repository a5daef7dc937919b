import { PartyTickets } from "../../server/matchmaking/party-tickets.ts";
import { QueueHarness } from "./queue-harness.ts";
import { QueueListenerSpy } from "./queue-listener-spy.ts";
import { playerNamed } from "./server.ts";

/** Queue with parties under the control of a test. */
export class PartyHarness extends QueueHarness {
  readonly tickets = new PartyTickets("secret", this.timers);

  /** Adds a player to the party of a ticket. */
  async joinParty(
    ticket: string,
    name: string,
    network: string | null = `network of ${name}`,
  ): Promise<QueueListenerSpy> {
    const verified = this.tickets.verify(ticket);
    if (!verified) throw new Error("the ticket is invalid");
    const spy = new QueueListenerSpy();
    await this.queue.joinParty(verified, { player: playerNamed(name), network }, spy);
    return spy;
  }

  /** Gathers a party; the first player hosts. */
  async gathered(
    ...names: readonly string[]
  ): Promise<{ readonly ticket: string; readonly spies: readonly QueueListenerSpy[] }> {
    const ticket = this.tickets.issue(names[0] ?? "");
    const spies = [];
    for (const name of names) spies.push(await this.joinParty(ticket, name));
    return { ticket, spies };
  }
}
