import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Strength } from "../../../shared/core/bots.ts";
import type { Between, TextKey } from "../../../shared/locales/keys.ts";
import { addresses } from "../../../shared/net/addresses.ts";
import { addTexts, joined } from "../../app/i18n.ts";
import { tellTableError } from "../../app/problems.ts";
import { closeSheet, go, openSheet, route, type SheetName } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { SwitchRow } from "../../components/forms/form-controls.tsx";
import { lazy, lazyExtra } from "../../components/lazy.tsx";
import { Icon, type IconName } from "../../components/pictures/icon.tsx";
import { Sheet } from "../../components/sheet.tsx";
import type { Chair, ServerSource, TableSnapshot } from "../../game-model/model.ts";
import { hasSingleKeys } from "../../state/settings.ts";
import { tableKey } from "../../state/table-key.ts";
import { BotSheet } from "../bots/bot-sheet.tsx";
import { t as friendTexts } from "../friends/texts.ts";
import { EditSheet } from "../waiting-room/waiting-room.tsx";
import { mayShow } from "./eliminated/who-plays.ts";
import "../settings/keys-sheet.css";

const t = addTexts("keys");

const DeviceSheet = lazy(async () => (await import("../account/device-link-sheet.tsx")).DeviceSheet);
const TakeChair = lazyExtra(async () => (await import("../social/take-chairs.tsx")).TakeChair);
const ShowHand = lazyExtra(async () => (await import("./eliminated/watch-hand.tsx")).ShowHand);

interface SheetsProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
}

/** Sheets that exist only at a table. */
export function TableSheets({ link, table, onSit }: BotProps) {
  switch (route.value.sheet) {
    case "menu":
      return <MenuSheet link={link} table={table} />;
    case "leave":
      return <LeaveSheet link={link} table={table} />;
    case "keys":
      return <KeysSheet />;
    case "device":
      return <DeviceSheet />;
    case "edit":
      return <EditSheet link={link} table={table} />;
    case "bot":
      return <TableBot link={link} table={table} onSit={onSit} />;
    default:
      return null;
  }
}

interface BotProps extends SheetsProps {
  /** Takes a chair as a spectator. */
  readonly onSit: () => void;
}

/**
 * The host may change a bot's strength between games, except at a public table. Players of a private table can invite
 * from the bot's chair, which the host frees before the first game.
 */
function TableBot({ link, table, onSit }: BotProps) {
  const { chairs, phase, mySeat, isPublic } = table;
  const isHost = chairs.some(({ seat, host }) => host && seat === mySeat);
  const mayChange = phase !== "playing" && isPublic !== true && isHost;
  const frees = phase === "waiting" && isHost;
  async function invite({ seat }: Chair) {
    openSheet("invite");
    if (!frees) return;
    const done = await link.manage({ type: "remove", seat });
    if (!done.ok) tellTableError(done.error);
  }
  const invitation = {
    text: friendTexts(frees ? "friends.sheet.freeChair" : "friends.sheet.title"),
    onPress: (chair: Chair) => void invite(chair),
  };
  const props = { chairs, ...(isPublic !== true && mySeat !== null && { invite: invitation }) };
  async function change({ seat }: Chair, strength: Strength) {
    const done = await link.manage({ type: "bot-strength", seat, strength });
    if (!done.ok) tellTableError(done.error);
  }
  if (!mayChange)
    return (
      <BotSheet {...props}>{(chair) => <TakeChair link={link} table={table} chair={chair} onSit={onSit} />}</BotSheet>
    );
  return <BotSheet {...props} onStrength={(chair, strength) => void change(chair, strength)} />;
}

function MenuSheet({ link, table }: SheetsProps) {
  const spectators = link.social.spectators.value;
  return (
    <Sheet title={t("menu.title")} onClose={closeSheet}>
      <p class="soft">{t("menu.table", { code: table.code })}</p>
      {spectators.length > 0 && (
        <p class="small soft">{t("menu.watchers", { names: joined.list(spectators.map(({ name }) => name)) })}</p>
      )}
      {mayShow(table) && <ShowHand link={link} table={table} />}
      {table.isPublic !== true && table.chairs.some(({ host, seat }) => host && seat === table.mySeat) && (
        <OneRoom link={link} table={table} />
      )}
      <MenuItem to="how-to-play" icon="question" text={t("menu.howTo")} />
      {table.settings.deck && <MenuItem to="deck" icon="book" text={t("create.deck")} />}
      <MenuItem to="cards" icon="book" text={t("menu.cards")} />
      <MenuItem to="keys" icon="keyboard" text={t("keys.title")} />
      <MenuItem to="settings" icon="gear" text={t("menu.settings")} />
      {table.mySeat !== null && (
        <>
          <StandIns link={link} table={table} />
          <MenuItem to="device" icon="device" text={t("menu.device")} />
          <MenuItem to="leave" icon="door" text={t("menu.leave")} />
        </>
      )}
      {table.mySeat === null && (
        <Button block onPress={() => go(addresses.home, "replace")}>
          <Icon name="home" />
          {t("menu.home")}
        </Button>
      )}
    </Sheet>
  );
}

/** Lets the host allow screens, or remove them, at any time. */
function OneRoom({ link, table: { settings } }: SheetsProps) {
  async function change(on: boolean) {
    const done = await link.manage({ type: "one-room", on });
    if (!done.ok) tellTableError(done.error);
  }
  return (
    <SwitchRow
      title={t("create.oneRoom")}
      note={t("create.oneRoomNote")}
      on={settings.oneRoom}
      onChange={(on) => void change(on)}
    />
  );
}

/** Votes of a private table for bots that play for absent players. */
function StandIns({ link, table: { phase, isPublic, chairs, mySeat, settings, sidelines } }: SheetsProps) {
  const voted = useSignal<ReadonlySet<number>>(new Set());
  if (phase !== "playing" || isPublic !== false) return null;
  const mayBeAbsent = ({ kind, seat, presence }: Chair) =>
    kind === "person" &&
    seat !== mySeat &&
    !sidelines?.out.includes(seat) &&
    (presence === "away" || (presence === "here" && !settings.hasClock));
  async function vote({ seat }: Chair, on: boolean) {
    const done = await link.manage({ type: "stand-in", seat, on });
    if (!done.ok) return tellTableError(done.error);
    const others = [...voted.value].filter((other) => other !== seat);
    voted.value = new Set(on ? [...others, seat] : others);
  }
  return chairs.filter(mayBeAbsent).map((chair) => {
    const { seat, name, votes = 0 } = chair;
    const hasVoted = votes > 0 && voted.value.has(seat);
    return (
      <div key={seat}>
        <Button block onPress={() => void vote(chair, !hasVoted)}>
          <Icon name="people" />
          {t(hasVoted ? "menu.standInBack" : "menu.standIn", { name })}
        </Button>
        {votes > 0 && <p class="tiny soft center">{t("menu.standInVotes", { count: votes })}</p>}
      </div>
    );
  });
}

interface MenuItemProps {
  readonly to: SheetName;
  readonly icon: IconName;
  readonly text: string;
}

function MenuItem({ to, icon, text }: MenuItemProps) {
  return (
    <Button block onPress={() => openSheet(to)}>
      <Icon name={icon} />
      {text}
    </Button>
  );
}

function LeaveSheet({ link, table }: SheetsProps) {
  const isLeaving = useSignal(false);
  async function leave() {
    isLeaving.value = true;
    await link.manage({ type: "leave" });
    link.close();
    go(addresses.home, "replace");
  }
  return (
    <Sheet title={t("leave.title")} onClose={closeSheet}>
      <p>{table.phase === "playing" ? t("leave.text") : t("leave.waiting")}</p>
      <div class="sheet-buttons">
        <Button kind="no" busy={isLeaving.value} onPress={() => void leave()}>
          {t("leave.go")}
        </Button>
        <Button focused onPress={closeSheet}>
          {t("leave.stay")}
        </Button>
      </div>
    </Sheet>
  );
}

interface KeyLine {
  readonly does: Between<TextKey<"keys">, "keys.">;
  readonly caps: readonly string[];
  /** Whether the setting for single keys switches it off. */
  readonly single?: boolean;
}

const keys: readonly KeyLine[] = [
  { does: "tab", caps: ["Tab"] },
  { does: "arrows", caps: ["←", "→"] },
  { does: "enter", caps: ["↵"] },
  { does: "letter", caps: ["D", "N", "L", "…"], single: true },
  { does: "number", caps: ["1", "2", "3"], single: true },
  { does: "space", caps: ["␣"] },
  { does: "look", caps: ["I"] },
  { does: "hint", caps: ["K"], single: true },
  { does: "escape", caps: ["Esc"] },
  { does: "help", caps: ["?"], single: true },
];

/** List of the table's keys. */
function KeysSheet() {
  const shown = keys.filter(({ single }) => hasSingleKeys.value || single !== true);
  return (
    <Sheet title={t("keys.title")} onClose={closeSheet}>
      <p>{t(hasSingleKeys.value ? "keys.intro" : "keys.off")}</p>
      <dl class="keys">
        {shown.map(({ does, caps }) => (
          <div key={does}>
            <dt>
              {caps.map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

/** Opens the list with a question mark. */
export function useQuestionMark(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (hasSingleKeys.value && tableKey(event) === "?") openSheet("keys");
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
