import type { Refusal, RefusalCode } from "../../core/errors.ts";

/** A paragraph of docs/rules/kittens.md. */
export type KittensParagraph = `K${number}`;

/** Paragraphs that refuse commands, for each code; the client has a text for every one. */
export interface ForbiddenBy extends Record<RefusalCode, KittensParagraph> {
  malformed: "K6" | "K64" | "K80";
  "not-entitled": "K21" | "K22" | "K50";
  "not-your-turn": "K6";
  "not-now":
    | "K6"
    | "K9"
    | "K10"
    | "K12"
    | "K19"
    | "K23"
    | "K26"
    | "K28"
    | "K30"
    | "K37"
    | "K39"
    | "K40"
    | "K50"
    | "K54"
    | "K80";
  "not-in-hand": "K6" | "K9" | "K19" | "K26" | "K50";
  "not-playable":
    | "K9"
    | "K17"
    | "K19"
    | "K28"
    | "K29"
    | "K30"
    | "K33"
    | "K40"
    | "K43"
    | "K45"
    | "K50"
    | "K52"
    | "K53"
    | "K55"
    | "K57"
    | "K72";
  "bad-card": "K19" | "K28" | "K30" | "K31" | "K40" | "K43";
  "bad-target": "K27" | "K40" | "K45";
  "bad-position": "K10" | "K80";
}

export type KittensRefusal = { [Code in RefusalCode]: Refusal<Code, ForbiddenBy[Code]> }[RefusalCode];
