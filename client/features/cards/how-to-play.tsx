import { addresses } from "../../../shared/net/addresses.ts";
import { t } from "../../app/i18n.ts";
import { closeSheet } from "../../app/router.ts";
import { Bar } from "../../components/bar.tsx";
import { Segment } from "../../components/forms/form-controls.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { useGames, useLazyPart } from "../../game-model/games.ts";
import { showEdition, shownEdition } from "../../state/chosen-edition.ts";
import "./how-to-play.css";

export function HowToPlay() {
  const { taught } = useGames();
  return (
    <>
      <Bar title={t("howTo.title")} />
      <main class="page">
        <Rules />
        <div class="foot">
          {taught && (
            <SiteLink to={addresses.learn} class="btn go block">
              {t("howTo.learn")}
            </SiteLink>
          )}
          <SiteLink to={addresses.cards()} class="how-cards">
            {t("home.cards")}
          </SiteLink>
        </div>
      </main>
    </>
  );
}

/** The rules as a sheet, without leaving the table. */
export function HowToPlaySheet() {
  return (
    <Sheet title={t("howTo.title")} onClose={closeSheet} wide>
      <Rules />
    </Sheet>
  );
}

/** Rules of the chosen or played edition. The rules of the other games are one press away. */
function Rules() {
  const games = useGames();
  const edition = shownEdition(games);
  const shown = games.gameOf(edition);
  const Page = useLazyPart(shown, (game) => game.rules());
  return (
    <>
      <Segment
        label={t("home.pick")}
        options={games.all.map(({ id, name }) => ({ value: id, text: name() }))}
        chosen={shown?.id ?? ""}
        onChoose={(id) => {
          const [first] = games.game(id).editions;
          if (first) showEdition(first.id);
        }}
      />
      {Page && <Page edition={edition} />}
    </>
  );
}
