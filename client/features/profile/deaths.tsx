import type { PlayerProfile } from "../../../shared/net/people.ts";
import { formatNumber } from "../../app/i18n.ts";
import { drawing } from "../../components/pictures/drawings.ts";
import { useFeatTexts } from "./feat-texts.ts";
import { t } from "./texts.ts";

/** Causes of the player's eliminations, and other counts. */
export function Deaths({ profile: { deaths, nopes, stolen } }: { readonly profile: PlayerProfile }) {
  const words = useFeatTexts();
  const most = Math.max(...deaths.map(({ count }) => count));
  return (
    <section class="paper panel">
      {deaths.length > 0 && <h2 class="head">{t("player.deaths")}</h2>}
      <ul class="player-rows">
        {deaths.map(({ by, count }) => {
          if (!words) return null;
          const { title, badge } = words.deathOf(by);
          return (
            <li key={by}>
              <i class="death-badge" style={{ "mask-image": `url("${drawing(badge)}")` }} />
              <span class="grow">
                <span class="row between">
                  <b class="small">{title}</b>
                  <span class="small soft count">{t("player.times", { count })}</span>
                </span>
                <span class="death-bar" aria-hidden="true">
                  <i style={{ width: `${(count / most) * 100}%` }} />
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <dl class="player-facts">
        <Fact text={t("player.nopes", { count: nopes })} count={nopes} />
        <Fact text={t("player.stolen", { count: stolen })} count={stolen} />
      </dl>
    </section>
  );
}

const Fact = ({ text, count }: { readonly text: string; readonly count: number }) => (
  <div>
    <dt class="small soft">{text}</dt>
    <dd>{formatNumber(count)}</dd>
  </div>
);
