/* Entry point of the worker threads for expert bots. */

import { expert as kittens } from "../shared/games/kittens/bots/expert/expert.ts";
import { expert as loveLetter } from "../shared/games/love-letter/bots/expert/expert.ts";
import { serveMinds } from "./thinking/serve.ts";

serveMinds({ kittens, "love-letter": loveLetter });
