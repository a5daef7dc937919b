import { fail, ok } from "../../shared/core/result.ts";
import type { PeopleDb } from "../accounts/people-db.ts";
import type { Deeds } from "../operators/deeds.ts";
import type { Log } from "../plumbing/log.ts";
import type { Timers } from "../plumbing/timers.ts";
import type { Moderation } from "../tables/moderated.ts";
import { Book } from "./book.ts";
import { Decisions } from "./decisions.ts";
import { Enforcing } from "./enforcing.ts";
import { Gate } from "./gate.ts";
import { NewGuests } from "./new-guests.ts";
import { OwnStanding } from "./own-standing.ts";
import { Reports } from "./reports.ts";

interface ModerationDeps {
  readonly db: PeopleDb;
  readonly deeds: Deeds;
  /** Notifies the other processes of the cluster of a new decision. */
  readonly tellOthers: () => void;
  readonly timers: Timers;
  readonly log: Log;
}

/** Services of moderation. */
export interface OpenModeration {
  readonly book: Book;
  readonly gate: Gate;
  readonly enforcing: Enforcing;
  readonly reports: Reports;
  readonly decisions: Decisions;
  readonly ownStanding: OwnStanding;
  readonly newGuests: NewGuests;
  /** Interface of moderation for tables. */
  readonly atTables: Moderation;
}

export function openModeration({ db, deeds, tellOthers, timers, log }: ModerationDeps): OpenModeration {
  const book = new Book(db, timers);
  const enforcing = new Enforcing({ book, tellOthers, timers, log });
  const changed = () => enforcing.changed();
  const gate = new Gate({ db, book, timers });
  const reports = new Reports({ db, timers });
  return {
    book,
    gate,
    enforcing,
    reports,
    decisions: new Decisions({ db, deeds, changed, timers }),
    ownStanding: new OwnStanding({ db, timers }),
    newGuests: new NewGuests({ db, book, changed, timers }),
    atTables: {
      isSentAway: ({ id }) => book.isSentAway(id),
      refresh: () => enforcing.look(),
      muteOf: (player, isPublic) => gate.muteOf(player, isPublic),
      async report(report) {
        const filed = await reports.file(report);
        return filed.ok ? ok(null) : fail({ kind: "company", code: filed.error });
      },
    },
  };
}
