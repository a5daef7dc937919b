import "../../../client/app/missing-apis.ts";
import "../../../client/app/strict-zod.ts";
import { showPage } from "../../../client/app/page.tsx";
import { gamesOf } from "../../../client/game-model/games.ts";
import { goofspielOnPage } from "./game.tsx";

showPage(gamesOf([goofspielOnPage]));
