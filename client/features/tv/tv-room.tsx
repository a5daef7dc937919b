import { Avatar } from "../../components/pictures/avatar.tsx";
import { EditionThumb } from "../../components/pictures/drawings.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import type { Chair, TableSnapshot } from "../../game-model/model.ts";
import { EditionName } from "../decks/edition-name.tsx";
import { t } from "./texts.ts";
import "./tv-room.css";

/** Waiting room on a big screen: the game, and who is there. */
export function TvRoom({ table }: { readonly table: TableSnapshot }) {
  const { chairs, settings, dealing } = table;
  const host = chairs.find((chair) => chair.host);
  const taken = chairs.filter(({ kind }) => kind !== "empty").length;
  return (
    <section class="tv-room" aria-label={t("room.chairs")}>
      <header>
        <EditionThumb edition={settings.edition} />
        <div>
          <h2>
            <EditionName settings={settings} />
          </h2>
          <p>{t("room.taken", { taken, seats: chairs.length })}</p>
        </div>
      </header>
      <ul class="tv-chairs" style={{ "--columns": columnsFor(chairs.length) }}>
        {chairs.map((chair) => (
          <TvChair key={chair.seat} chair={chair} />
        ))}
      </ul>
      <p class="tv-next" role="status">
        {dealing ? t("tv.dealing") : host && t("tv.hostStarts", { name: host.name })}
      </p>
    </section>
  );
}

/** One row of up to five chairs, else two. */
const columnsFor = (chairs: number): number => (chairs > 5 ? Math.ceil(chairs / 2) : chairs);

function TvChair({ chair }: { readonly chair: Chair }) {
  if (chair.kind === "empty")
    return (
      <li class="free">
        <span class="tv-nobody">
          <Icon name="people" />
        </span>
        <b>{t("room.empty")}</b>
      </li>
    );
  const isReady = chair.ready || chair.host || chair.kind === "bot";
  return (
    <li>
      <Avatar
        id={chair.presence === "here" ? chair.avatar : "away"}
        mark={<span class={`mark ${isReady ? "yes" : "wait"}`}>{mark(chair, isReady)}</span>}
      />
      <b>
        <bdi>{chair.name}</bdi>
      </b>
      <span class="unseen">{isReady ? t("room.ready") : t("room.notYet")}</span>
    </li>
  );
}

const mark = (chair: Chair, isReady: boolean) =>
  chair.host ? <Icon name="crown" /> : isReady ? <Icon name="check" /> : "…";
