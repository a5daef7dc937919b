import { useEffect, useState } from "preact/hooks";
import { Avatar } from "../../../components/pictures/avatar.tsx";
import { drawing } from "../../../components/pictures/drawings.tsx";
import { Icon } from "../../../components/pictures/icon.tsx";
import type { DeathPicture } from "../../../game-model/client-game.ts";
import { useGames, useLazyPart } from "../../../game-model/games.ts";
import type { ServerSource, TableSnapshot } from "../../../game-model/model.ts";
import { motion } from "../../../state/settings.ts";
import { t } from "./texts.ts";
import "./death.css";

interface DeathProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
}

/** Duration of the scene in ms, as in its styles. */
const sceneMs = 2800;

/** The viewer's elimination with its name, shown once more as they go out, and whenever they press. */
export function DeathScene({ link, table }: DeathProps) {
  const [showing, setShowing] = useState(motion.peek() === "full" ? 1 : 0);
  const { name, face, isBlast } = useDeath({ link, table });
  const me = table.chairs[table.mySeat ?? -1];
  useEffect(() => {
    if (showing === 0) return;
    const timer = setTimeout(() => setShowing(0), sceneMs);
    return () => clearTimeout(timer);
  }, [showing]);
  if (!me) return null;
  return (
    <>
      <p class="death-line" role="status">
        <Avatar id={me.avatar} size={36} ash />
        <b class="label">{name}</b>
        <button
          type="button"
          class="icon"
          aria-label={t("sidelines.once")}
          onClick={() => setShowing((before) => before + 1)}
        >
          <Icon name="again" />
        </button>
      </p>
      {showing > 0 && (
        <div key={showing} class={motion.value === "full" ? "death" : "death still"} aria-hidden="true">
          {isBlast && <img class="death-burst" src={drawing("fx/kaboom-burst")} alt="" />}
          <img class="death-kitten" src={drawing(face)} alt="" />
          <span class="death-cat">
            <Avatar id={me.avatar} size={96} />
          </span>
          <b class="shout death-name">{name}</b>
        </div>
      )}
    </>
  );
}

/** Returns the viewer's elimination; a plain one for a game without names for them, and while it loads. */
function useDeath({ link, table: { game, mySeat: seat, chairs } }: DeathProps): DeathPicture {
  const games = useGames();
  const words = useLazyPart(game && games.game(game.id), (part) => part.result().catch(() => null));
  const story = link.history.value;
  const plain = { name: t("sidelines.title"), face: "faces/exploding-kitten", isBlast: true };
  if (!words || !game || !story || seat === null) return plain;
  return words.deathOf({ game, story, seat, chairs }) ?? plain;
}
