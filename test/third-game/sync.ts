import { schema, t } from "@colyseus/schema";
import type { SyncedGame } from "../../server/sync/game-sync.ts";
import { hosted, hostedGames } from "../../server/tables/games.ts";
import { type GoofspielView, goofspiel } from "./rules.ts";
import { goofspielEvents, packOwn, packPrize, packWinners } from "./wire.ts";

const BidderSchema = schema({ points: t.uint8(), hasBid: t.boolean(), own: t.string().view() });

const GoofspielSchema = schema({ bidders: t.array(BidderSchema), prize: t.string(), winners: t.string() });

export const goofspielSync: SyncedGame<GoofspielView> = {
  field: "goofspiel",
  schema: GoofspielSchema,
  eventCodec: goofspielEvents,
  newSync(players) {
    const bidders = Array.from({ length: players }, () => new BidderSchema());
    const state = new GoofspielSchema();
    state.bidders.push(...bidders);
    return {
      state,
      privateState: (seat) => bidders[seat] ?? null,
      write(view) {
        const common = view("spectator");
        state.prize = packPrize(common);
        state.winners = packWinners(common);
        for (const [seat, bidder] of bidders.entries()) {
          Object.assign(bidder, common.bidders[seat], { own: packOwn(view(seat)) });
        }
      },
      writeOwn(seat, view) {
        Object.assign(bidders[seat] ?? {}, { own: packOwn(view) });
      },
    };
  },
};

/** The games of a server: only this one. */
export const hosts = hostedGames([hosted(goofspiel, goofspielSync, null)]);
