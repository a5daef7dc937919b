import { type DeckRefusal, judgeFor } from "../../shared/core/deck.ts";
import type { Editions } from "../../shared/core/editions.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { TableSettings } from "../../shared/net/protocol.ts";
import type { settingsSchema } from "../../shared/net/schemas.ts";
import { acceptDeckName } from "../people/identity/names.ts";

type SettingsFormat = ReturnType<typeof settingsSchema>;
type Malformed = Extract<ReturnType<SettingsFormat["safeParse"]>, { readonly success: false }>["error"];

/** Reason why settings of a client are refused. */
export type SettingsRefusal =
  | { readonly code: "malformed"; readonly error: Malformed }
  | { readonly code: "deck-refused"; readonly refusal: DeckRefusal }
  | { readonly code: "name-refused" };

export type SettingsReader = (data: unknown) => Result<TableSettings, SettingsRefusal>;

/** Creates the reader of untrusted settings. The name of a deck is returned in its displayed form. */
export const settingsReader =
  (editions: Pick<Editions, "customOf">, format: SettingsFormat): SettingsReader =>
  (data) => {
    const parsed = format.safeParse(data);
    if (!parsed.success) {
      const refusal = deckRefusalIn(data, editions);
      return fail(refusal ? { code: "deck-refused", refusal } : { code: "malformed", error: parsed.error });
    }
    const { deckName, ...settings } = parsed.data;
    if (deckName === undefined) return ok(settings);
    const name = acceptDeckName(deckName);
    return name === null ? fail({ code: "name-refused" }) : ok({ ...settings, deckName: name });
  };

/** Returns the reason against the deck of refused settings; null if there is none, or they are no settings. */
function deckRefusalIn(data: unknown, editions: Pick<Editions, "customOf">): DeckRefusal | null {
  if (typeof data !== "object" || data === null || !("edition" in data && "seats" in data)) return null;
  const { edition, seats } = data;
  const custom = typeof edition === "string" ? editions.customOf(edition) : null;
  if (!custom || typeof seats !== "number") return null;
  const judged = judgeFor(custom, "deck" in data ? data.deck : undefined, seats);
  return judged.ok ? null : judged.error;
}
