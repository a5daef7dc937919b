import type { Command } from "../../core/commands.ts";
import type { KittensView } from "../../games/kittens/view.ts";
import type { Reason } from "../report.ts";

export const reason = (_view: KittensView, _command: Command): Reason => ({ code: "best-chance" });
