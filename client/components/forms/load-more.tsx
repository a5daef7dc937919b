import { useState } from "preact/hooks";
import { Button } from "./button.tsx";

interface LoadMoreProps {
  readonly text: string;
  readonly onPress: () => Promise<void>;
}

/** Button that loads the next page of a list. */
export function LoadMore({ text, onPress }: LoadMoreProps) {
  const [isBusy, setIsBusy] = useState(false);
  async function press() {
    setIsBusy(true);
    await onPress();
    setIsBusy(false);
  }
  return (
    <Button block busy={isBusy} onPress={() => void press()}>
      {text}
    </Button>
  );
}
