import { Loading } from "../../components/page-states.tsx";
import { useDeckKit, useGames } from "../../game-model/games.ts";

/** Page of decks that hosts compose. Its game shows it, because only the game knows its cards. */
export function DecksScreen({ link }: { readonly link: string | null }) {
  const [decks = null] = useGames().ownDecks;
  const kit = useDeckKit(decks);
  if (kit === null) return <Loading />;
  const { Page } = kit;
  return <Page link={link} />;
}
