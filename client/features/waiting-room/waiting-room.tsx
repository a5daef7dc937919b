import { useState } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import { formatNumber, joined, t } from "../../app/i18n.ts";
import { tellTableError } from "../../app/problems.ts";
import { closeSheet, go, openSheet } from "../../app/router.ts";
import { Bar, SettingsButton } from "../../components/bar.tsx";
import { Button } from "../../components/forms/button.tsx";
import { TableCode } from "../../components/forms/table-code.tsx";
import { lazyExtra } from "../../components/lazy.tsx";
import { EditionThumb } from "../../components/pictures/drawings.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { copy, LinkBox, share } from "../../components/share.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { hasNopes, useGames } from "../../game-model/games.ts";
import type { ServerSource, TableSnapshot } from "../../game-model/model.ts";
import { siteLink, siteName, sitePath } from "../../state/base-path.ts";
import type { Talk } from "../../state/talk.ts";
import { EditionName } from "../decks/edition-name.tsx";
import { t as deckTexts } from "../decks/texts.ts";
import { useEditionInfo } from "../decks/use-edition-info.ts";
import { StartsCalledOff } from "../fairness/fairness.tsx";
import { SeatAnnouncer, Seats } from "./seats.tsx";
import { linkTo, StartFoot } from "./start-foot.tsx";
import { TableSettingsFields } from "./table-settings.tsx";
import "./waiting-room.css";

const TalkButtons = lazyExtra(async () => (await import("../social/talk-buttons.tsx")).TalkButtons);
const QrCode = lazyExtra(async () => (await import("../../components/qr-code.tsx")).QrCode);
const RoomChat = lazyExtra(async () => (await import("../social/chat/room-chat.tsx")).RoomChat);

interface RoomProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
  readonly talk: Talk;
  /** Takes a chair as a spectator. */
  readonly onSit: () => void;
}

export function WaitingRoom({ link, table, talk, onSit }: RoomProps) {
  const host = table.chairs.find((chair) => chair.host);
  const isMine = host === undefined || host.seat === table.mySeat;
  // A table of the queue has a host, who decides nothing.
  const hosting = host !== undefined && isMine && !table.isPublic;
  const title = isMine || table.isPublic ? t("room.yours") : t("room.theirs", { name: host.name });
  return (
    <>
      <Bar title={title} before={<LeaveButton asks={table.mySeat !== null} />}>
        <TalkButtons talk={talk} table={table} />
        <SettingsButton />
      </Bar>
      <main class="room">
        <div class="room-left">
          {hosting && <Ticket code={table.code} />}
          {hosting && table.settings.oneRoom && <ScreenLine table={table} />}
          <Setup table={table} hosting={hosting} />
          <RoomChat talk={talk} link={link} table={table} />
        </div>
        <div class="room-right">
          <Seats link={link} table={table} hosting={hosting} talk={talk} />
          <StartsCalledOff count={table.startsCalledOff ?? 0} />
          {!hosting && <CodeLine code={table.code} />}
          <StartFoot link={link} table={table} hosting={hosting} onSit={onSit} />
        </div>
      </main>
      <SeatAnnouncer chairs={table.chairs} />
    </>
  );
}

/** @param asks whether to ask for confirmation: players on chairs must confirm. */
function LeaveButton({ asks }: { readonly asks: boolean }) {
  const leave = () => (asks ? openSheet("leave") : go(addresses.home, "replace"));
  return (
    <button type="button" class="icon flat room-leave" aria-label={t("room.leave")} onClick={leave}>
      <Icon name="door" />
      <span>{t("room.leave")}</span>
    </button>
  );
}

/** Shows the host the code and link for friends. */
function Ticket({ code }: { readonly code: string }) {
  return (
    <section class="paper dots ticket" aria-label={t("room.code")}>
      <div class="row between breaking">
        <b class="label">{t("room.code")}</b>
        <span class="tiny soft">{t("room.codeNote")}</span>
      </div>
      <div class="ticket-code">
        <TableCode code={code} />
        <QrCode link={siteLink(addresses.table(code))} label={t("room.qr")} />
      </div>
      <LinkBox label={t("room.link")} link={linkTo(code)} shareText={t("room.shareText")} />
    </section>
  );
}

/** Shows the host the address for the television, and whether it is there. */
function ScreenLine({ table: { code, screens = 0 } }: { readonly table: TableSnapshot }) {
  const path = addresses.screen(code);
  return (
    <section class="glass room-screen breaking" aria-label={t("room.screen")}>
      <Icon name="screen" />
      <p class="grow small">
        {screens > 0 ? t("room.screens", { count: screens }) : t("room.screenOpen")}{" "}
        <b translate={false}>
          {siteName()}
          <wbr />
          {path}
        </b>
      </p>
      <a class="btn quiet round" href={sitePath(path)} target="_blank" rel="noopener">
        {t("room.screenHere")}
      </a>
    </section>
  );
}

function CodeLine({ code }: { readonly code: string }) {
  return (
    <section class="glass room-code breaking" aria-label={t("room.code")}>
      <span class="grow">
        <span class="tiny soft">{t("room.code")}</span>
        <b translate={false}>{`${code.slice(0, 3)} ${code.slice(3)}`}</b>
      </span>
      <button type="button" class="icon" aria-label={t("room.copy")} onClick={() => void copy(linkTo(code))}>
        <Icon name="copy" />
      </button>
      {"share" in navigator && (
        <button
          type="button"
          class="icon"
          aria-label={t("room.share")}
          onClick={() => void share(linkTo(code), t("room.shareText"))}
        >
          <Icon name="share" />
        </button>
      )}
    </section>
  );
}

function Setup({ table, hosting }: { readonly table: TableSnapshot; readonly hosting: boolean }) {
  const { settings } = table;
  const games = useGames();
  const edition = useEditionInfo(settings);
  const switches = games.gameOf(edition.id)?.options ?? [];
  const chosen = switches.flatMap(({ name, setting }) => {
    const on = settings.options[name];
    return on === undefined ? [] : (setting(on) ?? []);
  });
  const facts = [
    t("room.chairCount", { count: settings.seats }),
    hasNopes(edition) ? t("room.nope", { seconds: settings.nopeSeconds }) : "",
    settings.hasClock ? t("room.turn", { seconds: settings.turnSeconds }) : t("room.noClock"),
    ...chosen,
    settings.spectators ? t("room.spectators") : "",
    settings.lateJoin ? t("room.lateJoin") : "",
    edition.hasBeat ? t("room.beat", { seconds: formatNumber(settings.beatSeconds) }) : "",
  ].filter((fact) => fact !== "");
  return (
    <section class="glass room-setup breaking" aria-label={t("room.settings")}>
      <EditionThumb edition={settings.edition} />
      <div class="grow">
        <b class="label">
          <EditionName settings={settings} />
        </b>
        <p class="room-facts">{joined.facts(facts)}</p>
      </div>
      <div class="room-setup-buttons">
        {settings.deck && (
          <Button kind="quiet" round onPress={() => openSheet("deck")}>
            <Icon name="book" />
            {deckTexts("decks.title")}
          </Button>
        )}
        <Button kind="quiet" round onPress={() => openSheet(hosting ? "edit" : "how-to-play")}>
          {hosting && <Icon name="pencil" />}
          {hosting ? t("room.edit") : t("room.rules")}
        </Button>
      </div>
    </section>
  );
}

interface EditProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
}

/** Lets the host change the settings in the waiting room. */
export function EditSheet({ link, table }: EditProps) {
  const [settings, setSettings] = useState(table.settings);
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    const saved = await link.manage({ type: "settings", settings: settings });
    setBusy(false);
    closeSheet();
    if (!saved.ok) tellTableError(saved.error);
  }
  return (
    <Sheet title={t("create.editTitle")} onClose={closeSheet}>
      <TableSettingsFields settings={settings} onChange={setSettings} />
      <Button kind="go" block busy={busy} onPress={() => void save()}>
        {t("create.save")}
      </Button>
    </Sheet>
  );
}
