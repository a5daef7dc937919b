import { recall, remember } from "../storage.ts";

/** Whether a guest may be asked now to keep their cat: once a day. Counts as asked. */
export function mayOfferAccount(now: Date): boolean {
  const today = now.toDateString();
  if (recall("offered") === today) return false;
  remember("offered", today);
  return true;
}

/** Whether nobody at this browser has been told yet what an account gives games among strangers; now they are. */
export function tellOfRatings(): boolean {
  const told = recall("told-ratings") !== null;
  remember("told-ratings", "yes");
  return !told;
}
