import type { PasskeysHere } from "../../state/passkey-support.ts";
import { t } from "./texts.ts";

/** Explains why passkeys are unavailable. Renders nothing if they are available. */
export function PasskeyHint({ passkeys }: { readonly passkeys: PasskeysHere | null }) {
  if (passkeys === null || passkeys.kind === "offered") return null;
  const address = passkeys.kind === "elsewhere" ? passkeys.address : "";
  return <p>{t(`account.whyNot.${passkeys.kind}`, { address })}</p>;
}
