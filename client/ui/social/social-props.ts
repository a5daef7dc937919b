import type { TableLink, TableSnapshot } from "../../game/model.ts";
import type { Talk } from "../../store/talk.ts";

export interface SocialProps {
  readonly talk: Talk;
  readonly link: TableLink;
  readonly table: TableSnapshot;
}
