import { useEffect, useRef, useState } from "preact/hooks";
import type { TableAction } from "../../../shared/net/protocol.ts";
import { t } from "../../app/i18n.ts";
import { tellTableError } from "../../app/problems.ts";
import { openSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import type { Chair, ServerSource, TableSnapshot } from "../../game-model/model.ts";
import { botStrength } from "../../state/new-table.ts";
import { chosenStrength } from "../../state/settings.ts";
import type { Talk } from "../../state/talk.ts";
import { BotButton, StrengthChoice } from "../bots/bot-sheet.tsx";
import { t as botTexts } from "../bots/texts.ts";
import { t as friendTexts } from "../friends/texts.ts";
import { GuestMark } from "../profile/player-name.tsx";
import { PersonMenuButton } from "../report/more-button.tsx";
import { personOn } from "../report/open-person-sheet.ts";

interface SeatsProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
  readonly hosting: boolean;
  readonly talk: Talk;
}

/** Chairs of a waiting table, with the actions of the host. */
export function Seats({ link, table, hosting, talk }: SeatsProps) {
  const { chairs, mySeat } = table;
  const taken = chairs.filter(({ kind }) => kind !== "empty").length;
  async function manage(action: TableAction) {
    const done = await link.manage(action);
    if (!done.ok) tellTableError(done.error);
  }
  return (
    <section aria-labelledby="chairs" class="seats">
      <div class="row between breaking">
        <h2 id="chairs" class="head">
          {t("room.chairs")}
        </h2>
        <span class="small soft grow">{t("room.taken", { taken, seats: chairs.length })}</span>
        {mySeat !== null && (
          <Button kind="quiet" round onPress={() => openSheet("invite")}>
            <Icon name="people" />
            {friendTexts("friends.sheet.open")}
          </Button>
        )}
      </div>
      {hosting && taken < chairs.length && <AddedBots />}
      <ul class="seats">
        {chairs.map((chair) =>
          chair.kind === "empty" ? (
            <FreeSeat
              key={chair.seat}
              onBot={hosting ? () => void manage({ type: "add-bot", strength: botStrength() }) : null}
            />
          ) : (
            <TakenSeat
              key={chair.seat}
              chair={chair}
              talk={talk}
              mine={chair.seat === mySeat}
              onRemove={
                hosting && chair.seat !== mySeat ? () => void manage({ type: "remove", seat: chair.seat }) : null
              }
            />
          ),
        )}
      </ul>
    </section>
  );
}

/** Strength of the bots that the host adds from now on. */
function AddedBots() {
  const label = botTexts("bots.added");
  return (
    <div class="bots-added">
      <span class="small" aria-hidden="true">
        {label}
      </span>
      <StrengthChoice
        label={label}
        chosen={botStrength()}
        onChoose={(strength) => {
          chosenStrength.value = strength;
        }}
        night
      />
    </div>
  );
}

interface TakenSeatProps {
  readonly chair: Chair;
  readonly talk: Talk;
  readonly mine: boolean;
  readonly onRemove: (() => void) | null;
}

function TakenSeat({ chair, talk, mine, onRemove }: TakenSeatProps) {
  const crown = (
    <span class="mark">
      <Icon name="crown" />
    </span>
  );
  return (
    <li class="seat breaking" data-seat={chair.seat}>
      <Avatar id={chair.presence === "here" ? chair.avatar : "away"} size={46} mark={chair.host && crown} />
      <span class="grow">
        <b class="label">
          <bdi>{chair.name}</bdi>
          {chair.guest && <GuestMark />}
        </b>
        <span class="tiny soft-ink">{about(chair, mine)}</span>
      </span>
      {chair.kind === "person" && !mine && <PersonMenuButton person={personOn(chair, talk)} />}
      {chair.bot && <BotButton chair={chair} bot={chair.bot} />}
      {!chair.bot && !(mine && chair.host) && <Readiness ready={chair.ready || chair.host} />}
      {onRemove && (
        <button type="button" class="icon disc" aria-label={t("room.remove", { name: chair.name })} onClick={onRemove}>
          <Icon name="cross" />
        </button>
      )}
    </li>
  );
}

function about(chair: Chair, mine: boolean): string {
  if (chair.kind === "bot") return t("room.bot");
  if (chair.presence !== "here") return t("room.away");
  if (chair.silent) return t("room.silent");
  if (mine) return chair.host ? t("room.youHost") : t("room.you");
  return chair.host ? t("room.host") : t("room.guest");
}

function Readiness({ ready }: { readonly ready: boolean }) {
  return ready ? (
    <span class="pill yes">
      <Icon name="check" />
      <span>{t("room.ready")}</span>
    </span>
  ) : (
    <span class="pill wait">
      <span>{t("room.notYet")}</span>
    </span>
  );
}

function FreeSeat({ onBot }: { readonly onBot: (() => void) | null }) {
  return (
    <li class="seat free breaking">
      <span class="seat-nobody">
        <Icon name="people" />
      </span>
      <span class="grow small">{t("room.empty")}</span>
      {onBot && (
        <Button kind="quiet" round label={t("room.addBotLong")} onPress={onBot}>
          <Icon name="plus" />
          {t("room.addBot")}
        </Button>
      )}
    </li>
  );
}

/** Announces changes of the chairs as one sentence for screen readers. */
export function SeatAnnouncer({ chairs }: { readonly chairs: readonly Chair[] }) {
  const before = useRef(chairs);
  const [news, setNews] = useState("");
  useEffect(() => {
    const changed = newsBetween(before.current, chairs);
    before.current = chairs;
    if (changed) setNews(changed);
  }, [chairs]);
  return (
    <p class="unseen" role="status">
      {news}
    </p>
  );
}

function newsBetween(before: readonly Chair[], now: readonly Chair[]): string | null {
  const arrived = now.find(({ kind, name }) => kind !== "empty" && !before.some((chair) => chair.name === name));
  if (arrived) return t("room.sitsDown", { name: arrived.name });
  const gone = before.find(({ kind, name }) => kind !== "empty" && !now.some((chair) => chair.name === name));
  if (gone) return t("room.hasLeft", { name: gone.name });
  const ready = now.find(({ ready, name }) => ready && before.some((chair) => chair.name === name && !chair.ready));
  return ready ? t("room.isReady", { name: ready.name }) : null;
}
