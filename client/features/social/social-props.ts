import type { ServerSource, TableSnapshot } from "../../game-model/model.ts";
import type { Talk } from "../../state/talk.ts";

export interface TalkProps {
  readonly talk: Talk;
  readonly table: TableSnapshot;
}

export interface SocialProps extends TalkProps {
  readonly link: ServerSource;
}
