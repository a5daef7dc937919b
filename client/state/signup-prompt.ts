import { readStored, writeStored } from "./storage.ts";

/** Whether a guest may be offered an account now: once a day. A positive result counts as an offer. */
export function mayOfferAccount(now: Date): boolean {
  const today = now.toDateString();
  if (readStored("offered") === today) return false;
  writeStored("offered", today);
  return true;
}

/** Whether the hint about ratings for accounts is still to be shown at this browser. The call marks it as shown. */
export function tellOfRatings(): boolean {
  const told = readStored("told-ratings") !== null;
  writeStored("told-ratings", "yes");
  return !told;
}
