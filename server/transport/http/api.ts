import { Router } from "express";
import { accountApi } from "./account-api.ts";
import { adminApi } from "./admin-api.ts";
import type { ApiDeps } from "./api-deps.ts";
import { blocksApi } from "./blocks-api.ts";
import { deckNamesApi } from "./deck-names-api.ts";
import { friendsApi } from "./friends-api.ts";
import { gamesApi } from "./games-api.ts";
import { invitationsApi } from "./invitations-api.ts";
import { leaderboardsApi } from "./leaderboards-api.ts";
import { moderationApi } from "./moderation-api.ts";
import { pageErrorsApi } from "./page-errors-api.ts";
import { partiesApi } from "./parties-api.ts";
import { playersApi } from "./players-api.ts";
import { privacyApi } from "./privacy-api.ts";
import { profilesApi } from "./profiles-api.ts";
import { providerApi } from "./provider-api.ts";
import { pushApi } from "./push-api.ts";
import { resultsApi } from "./results-api.ts";
import { sanctionsApi } from "./sanctions-api.ts";
import { signInApi } from "./sign-in-api.ts";
import { tablesApi } from "./tables-api.ts";

/** The HTTP API of `shared/net/protocol.ts`. */
export function api(deps: ApiDeps): Router {
  const router = Router();
  router.use(
    playersApi(deps),
    signInApi(deps),
    providerApi(deps),
    accountApi(deps),
    tablesApi(deps),
    partiesApi(deps),
    gamesApi(deps),
  );
  router.use(
    profilesApi(deps),
    resultsApi(deps),
    leaderboardsApi(deps),
    privacyApi(deps),
    blocksApi(deps),
    friendsApi(deps),
    invitationsApi(deps),
    pushApi(deps),
    adminApi(deps),
  );
  router.use(sanctionsApi(deps), moderationApi(deps), deckNamesApi(deps), pageErrorsApi(deps));
  return router;
}
