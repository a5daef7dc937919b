import type { Command } from "../../core/commands.ts";
import type { LoveLetterView } from "../../games/love-letter/view.ts";
import type { Reason } from "../report.ts";

export const reason = (_view: LoveLetterView, _command: Command): Reason => ({ code: "best-chance" });
