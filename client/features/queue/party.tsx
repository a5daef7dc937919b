import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import type { PartyNews, SeatLocation } from "../../../shared/net/protocol.ts";
import { formatTime, t } from "../../app/i18n.ts";
import { tellProblem } from "../../app/problems.ts";
import { go, openSheet } from "../../app/router.ts";
import { Bar } from "../../components/bar.tsx";
import { Button } from "../../components/forms/button.tsx";
import { SeatCount } from "../../components/forms/form-controls.tsx";
import { GamePosters } from "../../components/forms/poster.tsx";
import { HomeButton } from "../../components/page-states.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { LinkBox } from "../../components/share.tsx";
import { useGames } from "../../game-model/games.ts";
import { api } from "../../net/api.ts";
import type { Queue as QueueLink } from "../../net/queue.ts";
import { siteLink } from "../../state/base-path.ts";
import { chooseEdition, chosenEdition, chosenSeats } from "../../state/chosen-edition.ts";
import { loadFriends, mayInvite } from "../../state/friends.ts";
import { session } from "../../state/session.ts";
import { company } from "../../state/settings.ts";
import { t as friendText } from "../friends/texts.ts";
import { SeatedElsewhere } from "../play/seated-elsewhere.tsx";
import { FuseRing } from "./fuse-ring.tsx";
import { onSeated, sentAway, WaitSummary } from "./queue.tsx";
import "./queue.css";

/** Friends who gather, and then go into the queue together. Without a ticket a new party is made. */
export function Party({ ticket }: { readonly ticket: string | null }) {
  const token = session.value?.token;
  useEffect(() => {
    if (ticket !== null || !token) return undefined;
    let left = false;
    void api.newParty(token).then((made) => {
      if (left) return;
      if (made.ok) return go(addresses.party(made.value.ticket), "replace");
      go(addresses.home, "replace");
      tellProblem(made.error);
    });
    return () => {
      left = true;
    };
  }, [ticket, token]);
  const elsewhere = useSignal<SeatLocation | null>(null);
  const link = useParty(ticket, elsewhere);
  const party = link?.party.value ?? null;
  if (elsewhere.value) return <SeatedElsewhere code={elsewhere.value.code} />;
  return (
    <>
      <Bar title={t("party.title")} />
      <main class="page queue">
        {ticket && party && link ? (
          <Gathering link={link} party={party} ticket={ticket} />
        ) : (
          <p class="center" role="status">
            {t("app.loading")}
          </p>
        )}
        <HomeButton kind="quiet" />
      </main>
    </>
  );
}

/**
 * Stays in the party while the screen is open. The table then replaces the screen.
 * @param elsewhere set to the seat of a player who has one already, and so cannot join.
 */
function useParty(ticket: string | null, elsewhere: Signal<SeatLocation | null>): QueueLink | null {
  const link = useSignal<QueueLink | null>(null);
  const token = session.value?.token;
  useEffect(() => {
    if (!token || ticket === null) return undefined;
    let left = false;
    elsewhere.value = null;
    void import("../../net/queue.ts").then(({ queueUp }) => {
      if (left) return;
      link.value = queueUp(
        { token, party: ticket },
        {
          onSeated: (seated) => {
            if (link.peek()?.party.peek()) onSeated(seated);
            else elsewhere.value = seated;
          },
          onGoodbye: (goodbye) => {
            if ("waitMs" in goodbye) go(addresses.queue("any", "any"), "replace");
            else sentAway(goodbye);
          },
        },
      );
    });
    return () => {
      left = true;
      link.value?.leave();
    };
  }, [token, ticket]);
  return link.value;
}

interface GatheringProps {
  readonly link: QueueLink;
  readonly party: PartyNews;
  readonly ticket: string;
}

function Gathering({ link, party: { members, isQueued, leftMs }, ticket }: GatheringProps) {
  useEffect(() => void loadFriends(), []);
  // Fixed when the news arrive, so that the time does not move with each drawing.
  const endsAt = useMemo(() => Date.now() + leftMs, [leftMs]);
  const host = members.find(({ isHost }) => isHost);
  const wait = link.wait.value;
  return (
    <>
      <ul class="queue-chairs" aria-label={t("party.members")}>
        {members.map(({ name, avatar, isYou }) => (
          <li key={name}>
            <Avatar id={avatar} size={60} />
            <span>{isYou ? t("queue.you") : <bdi>{name}</bdi>}</span>
          </li>
        ))}
      </ul>
      {isQueued ? (
        <>
          <FuseRing wait={wait} />
          <WaitSummary wait={wait} seats={wait?.seats ?? "any"} />
        </>
      ) : (
        <>
          <p class="small soft balance center">{t("party.unrated")}</p>
          <LinkBox label={t("party.link")} link={siteLink(addresses.party(ticket))} shareText={t("party.shareText")} />
          {mayInvite.value && (
            <Button kind="quiet" block onPress={() => openSheet("invite")}>
              <Icon name="people" />
              {friendText("friends.sheet.open")}
            </Button>
          )}
          <p class="tiny soft balance center">{t("party.until", { time: formatTime(endsAt) })}</p>
          {host?.isYou ? (
            <Search link={link} size={members.length} />
          ) : (
            <p class="center balance" role="status">
              {host ? t("party.hostStarts", { name: host.name }) : t("party.hostAway")}
            </p>
          )}
        </>
      )}
    </>
  );
}

interface SearchProps {
  readonly link: QueueLink;
  readonly size: number;
}

/** Lets the host choose a game and start the search. */
function Search({ link, size }: SearchProps) {
  const games = useGames();
  const edition = chosenEdition(games);
  const { seats } = games.info(edition);
  const least = Math.min(Math.max(seats[0], size), seats[1]);
  const chosen = chosenSeats.value === "any" ? "any" : Math.max(chosenSeats.value, least);
  return (
    <div class="party-search">
      <GamePosters label={t("home.pick")} chosen={edition} onChoose={(chosen) => chooseEdition(games, chosen)} />
      <SeatCount
        label={t("home.players")}
        range={[least, seats[1]]}
        any={[{ value: "any", text: t("home.any") }]}
        chosen={chosen}
        onChoose={(count) => {
          chosenSeats.value = count;
        }}
      />
      <Button
        kind="go"
        block
        off={size < 2}
        onPress={() => link.play({ edition, seats: chosen, company: company.value })}
      >
        {size < 2 ? t("party.alone") : t("party.play", { count: size })}
      </Button>
    </div>
  );
}
