import { gamesOf } from "../../../client/game/games.ts";
import { showPage } from "../../../client/page.tsx";
import { goofspielOnPage } from "./game.ts";

showPage(gamesOf([goofspielOnPage]));
