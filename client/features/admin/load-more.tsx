import { useSignal } from "@preact/signals";
import { Button } from "../../components/forms/button.tsx";
import { t } from "./texts.ts";

/** Button that loads the next page of a list. */
export function LoadMore({ onPress }: { readonly onPress: () => Promise<void> }) {
  const busy = useSignal(false);
  async function press() {
    busy.value = true;
    await onPress();
    busy.value = false;
  }
  return (
    <Button block busy={busy.value} onPress={() => void press()}>
      {t("admin.more")}
    </Button>
  );
}
