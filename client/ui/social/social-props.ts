import type { TableLink, TableSnapshot } from "../../game/model.ts";
import type { Talk } from "../../store/talk.ts";

export interface TalkProps {
  readonly talk: Talk;
  readonly table: TableSnapshot;
}

export interface SocialProps extends TalkProps {
  readonly link: TableLink;
}
