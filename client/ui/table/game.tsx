import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n.ts";
import type { TableLink, TableSnapshot } from "../../store/model.ts";
import { motion } from "../../store/settings.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { openSheet } from "../router.ts";
import { mountGame } from "./mount-game.ts";
import { Result } from "./result.tsx";
import "./game.css";

interface GameProps {
  readonly link: TableLink;
  readonly table: TableSnapshot;
}

/** How long the table shows the end before the result comes up, in ms. */
const lastLook = 2500;

/** The table as it is played on, with the page's own things over it. */
export function Game({ link, table }: GameProps) {
  const host = useRef<HTMLDivElement>(null);
  const over = table.phase === "over";
  const result = useSignal(over);
  const game = table.game?.id ?? null;
  useEffect(() => mountGame(host.current, link, game), [link, game]);
  useEffect(() => {
    if (!over) {
      result.value = false;
      return undefined;
    }
    const timer = setTimeout(
      () => {
        result.value = true;
      },
      motion.value === "less" ? 0 : lastLook,
    );
    return () => clearTimeout(timer);
  }, [over]);
  return (
    <main class="game">
      <h1 class="unseen">{t("menu.table", { code: table.code })}</h1>
      <div class="game-host" ref={host} />
      <button type="button" class="game-menu" aria-label={t("menu.open")} onClick={() => openSheet("menu")}>
        <Icon name="menu" />
      </button>
      <Away link={link} table={table} />
      {table.closing && !over && (
        <p class="game-closing" role="status">
          {t("room.closing")}
        </p>
      )}
      {over && result.value && <Result link={link} table={table} />}
    </main>
  );
}

/** A bot plays for whoever has missed two deadlines, until they say that they are there. */
function Away({ link, table }: GameProps) {
  const me = table.mySeat === null ? undefined : table.chairs[table.mySeat];
  if (table.phase !== "playing" || me?.presence !== "away") return null;
  return (
    <div class="game-away" role="alert">
      <p>{t("away.text")}</p>
      <Button kind="go" onPress={() => void link.manage({ type: "here" })}>
        {t("away.back")}
      </Button>
    </div>
  );
}
