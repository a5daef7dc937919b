import { accessWanted } from "../net/access-wanted.ts";
import { api } from "../net/api.ts";
import type { ApiResponse } from "../net/request.ts";
import { readStored, writeStored } from "./storage.ts";

/** Sends the access code. After the right one the page goes on, in all tabs of this browser. */
export async function sendAccessCode(code: string): ApiResponse<object> {
  const sent = await api.sendAccessCode(code);
  if (!sent.ok) return sent;
  writeStored(mark, `${Date.now()}`);
  accessWanted.value = false;
  return sent;
}

/** Time of the last right code of this browser, in ms since 1970. */
const mark = "access";

/** Goes on after the right code in another tab. @returns a function that ends it. */
export function followAccess(): () => void {
  const before = readStored(mark);
  const look = () => {
    if (readStored(mark) !== before) accessWanted.value = false;
  };
  addEventListener("storage", look);
  return () => removeEventListener("storage", look);
}
