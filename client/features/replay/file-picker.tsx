import { useGames } from "../../game-model/games-context.ts";
import { openFile } from "./replay-file.ts";
import { ReplayIcon } from "./replay-icons.tsx";
import { t } from "./texts.ts";

interface FilePickerProps {
  readonly onOpened: (opened: Awaited<ReturnType<typeof openFile>>) => void;
}

/** Opens a game from a file. */
export function FilePicker({ onOpened }: FilePickerProps) {
  const games = useGames();
  return (
    <label class="btn go block file-picker">
      <ReplayIcon name="folder" />
      {t("replay.import")}
      <input
        type="file"
        class="unseen"
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows the same file to be chosen again.
          currentTarget.value = "";
          if (file) void openFile(games, file).then(onOpened);
        }}
      />
    </label>
  );
}
