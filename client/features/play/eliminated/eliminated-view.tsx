import { useEffect, useRef } from "preact/hooks";
import type { Seat } from "../../../../shared/core/game.ts";
import { noScore, type PrivateNotice } from "../../../../shared/net/sidelines.ts";
import { type EmoteId, emoteIds } from "../../../../shared/net/social.ts";
import { tellTableError } from "../../../app/problems.ts";
import { Button } from "../../../components/forms/button.tsx";
import { Avatar } from "../../../components/pictures/avatar.tsx";
import { Icon } from "../../../components/pictures/icon.tsx";
import type { ServerSource, TableSnapshot } from "../../../game-model/model.ts";
import { displayedMoment } from "../../../state/displayed-moment.ts";
import type { Talk } from "../../../state/talk.ts";
import { showToast } from "../../../state/toasts.ts";
import { emoteDrawing } from "../../social/emote-drawings.ts";
import { socialErrorText } from "../../social/texts.ts";
import { DeathScene } from "./death.tsx";
import { t } from "./texts.ts";
import { ChairRow, WatchHand } from "./watch-hand.tsx";
import { isOut, playing, somebodyPlays, waiting } from "./who-plays.ts";
import "./eliminated-view.css";

interface SidelinesProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
  readonly talk: Talk;
}

/** Features for permanently eliminated players in place of their hand, and their notices for the others. */
export function EliminatedView({ link, table: latest, talk }: SidelinesProps) {
  const table = useShownTable(latest);
  const aside = talk.social.aside.value;
  const finisher = table.sidelines?.finisher ?? null;
  useWaitingToasts(latest);
  if (table.phase !== "playing") return null;
  if (finisher !== null) return <Finishing name={table.chairs[finisher]?.name ?? ""} />;
  if (!isOut(table)) return <Watched count={aside.watchers} />;
  return (
    <section class="glass sidelines" aria-label={t("sidelines.title")}>
      <div class="sidelines-own">
        <DeathScene link={link} table={table} />
        <Again link={link} table={table} />
      </div>
      <div class={aside.hand ? "sidelines-company with-hand" : "sidelines-company"}>
        <EliminationGuess link={link} table={table} aside={aside} />
        <WatchHand link={link} table={table} aside={aside} />
        <ThingsToThrow talk={talk} table={table} aside={aside} />
      </div>
    </section>
  );
}

/** Returns the table without eliminations that the display has not shown yet. */
function useShownTable(latest: TableSnapshot): TableSnapshot {
  const seen = useRef(latest);
  if (displayedMoment.value?.midway !== true) seen.current = latest;
  return seen.current;
}

type TableProps = Pick<SidelinesProps, "link" | "table">;

/** The next game: at once if only bots are left, else after the others. */
function Again({ link, table }: TableProps) {
  const isAlone = !somebodyPlays(table);
  const waits = waiting(table);
  const isWaiting = waits.some(({ seat }) => seat === table.mySeat);
  async function request(action: Parameters<ServerSource["manage"]>[0]) {
    const done = await link.manage(action);
    if (!done.ok) tellTableError(done.error);
  }
  return (
    <div class="sidelines-go">
      {!isAlone && isWaiting ? (
        <Button onPress={() => void request({ type: "rematch", ready: false })}>{t("sidelines.back")}</Button>
      ) : (
        <Button
          kind="go"
          onPress={() => void request(isAlone ? { type: "finish", again: true } : { type: "rematch", ready: true })}
        >
          <Icon name="again" />
          {t("sidelines.again")}
        </Button>
      )}
      {isAlone && (
        <Button onPress={() => void request({ type: "finish", again: false })}>{t("sidelines.finish")}</Button>
      )}
      <PaceButton link={link} table={table} />
      {!isAlone && (
        <p class="sidelines-waiting" role="status">
          {waits.map(({ seat, avatar }) => (
            <Avatar key={seat} id={avatar} size={24} />
          ))}
          <span class="tiny soft">{t(isWaiting ? "sidelines.waiting" : "sidelines.others")}</span>
        </p>
      )}
    </div>
  );
}

/** Switches the fast pace of the bots, once no person is in the game. */
export function PaceButton({ link, table }: TableProps) {
  const pace = table.sidelines?.pace ?? null;
  if (table.phase !== "playing" || pace === null || table.sidelines?.finisher !== null) return null;
  const other = pace === "fast" ? "usual" : "fast";
  async function choose() {
    const done = await link.manage({ type: "pace", pace: other });
    if (!done.ok) tellTableError(done.error);
  }
  return (
    <Button kind="quiet" onPress={() => void choose()}>
      {t(other === "usual" ? "sidelines.slower" : "sidelines.faster")}
    </Button>
  );
}

/** Says which other players wait for the next game, as they begin to. */
function useWaitingToasts(table: TableSnapshot): void {
  const before = useRef(waiting(table));
  const now = waiting(table);
  const seats = now.map(({ seat }) => seat).join();
  useEffect(() => {
    for (const { seat, name } of now)
      if (seat !== table.mySeat && !before.current.some((other) => other.seat === seat))
        showToast(t("sidelines.waits", { name }));
    before.current = now;
  }, [seats]);
}

const Finishing = ({ name }: { readonly name: string }) => (
  <p class="glass sidelines" role="status">
    {t("sidelines.finishing", { name })}
  </p>
);

/** Notifies the owner of a hand when its number of watchers changes. */
function Watched({ count }: { readonly count: number }) {
  const before = useRef(0);
  useEffect(() => {
    if (count > 0 && count !== before.current) showToast(t("sidelines.watched", { count }));
    before.current = count;
  }, [count]);
  return null;
}

interface GuessProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
  readonly aside: PrivateNotice;
}

/** Guess of the next elimination. It stays secret until the result. */
function EliminationGuess({ link, table, aside }: GuessProps) {
  const { score = noScore } = aside;
  async function guess(seat: Seat) {
    const done = await link.manage({ type: "guess", seat });
    if (!done.ok) tellTableError(done.error);
  }
  return (
    <div>
      <ChairRow
        title={t("sidelines.next")}
        chairs={playing(table)}
        chosen={aside.guess}
        label={({ name }) => t("sidelines.nextIs", { name })}
        onPress={(seat) => void guess(seat)}
      />
      {score.of > 0 && (
        <p class="tiny soft guess-right">{t("sidelines.score", { right: score.right, of: score.of })}</p>
      )}
    </div>
  );
}

interface ThrowProps {
  readonly talk: Talk;
  readonly table: TableSnapshot;
  readonly aside: PrivateNotice;
}

/** All emotes in one row. They fly at the player of the guess. */
function ThingsToThrow({ talk, table, aside: { guess } }: ThrowProps) {
  const target = guess === null ? undefined : table.chairs[guess];
  async function send(emote: EmoteId) {
    const thrown = await talk.social.emote({ emote, ...(target && { at: target.seat }) });
    if (!thrown.ok) showToast(socialErrorText(thrown.error));
  }
  return (
    <fieldset class="sidelines-emotes">
      <legend class="unseen">{target ? t("sidelines.throw", { name: target.name }) : t("sidelines.react")}</legend>
      {emoteIds.map((emote) => (
        <button
          key={emote}
          type="button"
          aria-label={t(`social.emotes.pick.${emote}`)}
          onClick={() => void send(emote)}
        >
          <img src={emoteDrawing(emote)} alt="" />
        </button>
      ))}
    </fieldset>
  );
}
