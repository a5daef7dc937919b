/* Entry point of the worker threads for expert bots. */

import { expert as kittens } from "../../shared/games/kittens/bots/expert/expert.ts";
import { expert as loveLetter } from "../../shared/games/love-letter/bots/expert/expert.ts";
import { serveBotRequests } from "./serve-worker.ts";

serveBotRequests({ kittens, "love-letter": loveLetter });
