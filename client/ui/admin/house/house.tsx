import type { HouseView } from "../../../../shared/net/operators.ts";
import { adminApi } from "../../../net/admin-api.ts";
import { token } from "../../../store/session.ts";
import { useGames } from "../../games.ts";
import { Freshness } from "../freshness.tsx";
import { Part } from "../part.tsx";
import { t } from "../texts.ts";
import { agoText, spanText } from "../time.ts";
import { useLive } from "../use-live.ts";
import { Announcement } from "./announcement.tsx";
import { Facts } from "./facts.tsx";
import { Maintenance } from "./maintenance.tsx";
import { Nodes } from "./nodes.tsx";
import "./house.css";

/** Overview of the cluster: its health and its controls. */
export function House() {
  const live = useLive(() => adminApi.house(token()), "house");
  const house = live.value.value;
  const props = { onHouse: (changed: HouseView) => live.know(changed) };
  return (
    <>
      <Freshness live={live} />
      {house && (
        <>
          <Facts house={house} />
          <div class="admin-columns">
            <Nodes nodes={house.nodes} {...props} />
            <Troubles troubles={house.troubles} />
            <Announcement announcement={house.announcement} {...props} />
            <Maintenance maintenance={house.maintenance} {...props} />
            <Queue queue={house.queue} />
          </div>
        </>
      )}
    </>
  );
}

function Queue({ queue }: Pick<HouseView, "queue">) {
  const games = useGames();
  return (
    <Part title={t("admin.queue.title")}>
      {queue.length === 0 && <p class="soft">{t("admin.queue.nobody")}</p>}
      <ul class="lines">
        {queue.map(({ edition, waiting, longestMs }) => (
          <li key={edition} class="admin-line">
            <b class="label grow">{edition === "any" ? t("edition.any") : games.nameOf(edition)}</b>
            <span class="small">{t("admin.queue.waiting", { count: waiting, time: spanText(longestMs) })}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const Troubles = ({ troubles }: Pick<HouseView, "troubles">) => (
  <Part title={t("admin.troubles.title")}>
    {troubles.length === 0 && <p class="soft">{t("admin.troubles.none")}</p>}
    <ul class="lines">
      {troubles.map(({ at, node, event, count }) => (
        <li key={`${node} ${event} ${at}`} class="admin-line">
          <span class="grow">
            <b class="admin-event">{event}</b>
            <span class="tiny soft">{t("admin.troubles.where", { node, when: agoText(at) })}</span>
          </span>
          {count > 1 && <span class="small">{t("admin.troubles.times", { count })}</span>}
        </li>
      ))}
    </ul>
    {troubles.length > 0 && <p class="tiny soft">{t("admin.troubles.note")}</p>}
  </Part>
);
