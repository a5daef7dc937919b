import { LocalDriver } from "@colyseus/core";

type Search = Parameters<LocalDriver["findOne"]>;
type Found = ReturnType<LocalDriver["findOne"]>;

/**
 * The framework's list of rooms, with a fast lookup by id: the framework's own tests every room against every
 * condition.
 */
export class RoomList extends LocalDriver {
  override async findOne(...search: Search): Found {
    const [{ roomId, ...others }] = search;
    const isById = roomId !== undefined && Object.keys(others).length === 0;
    const room = isById ? this.rooms.find((each) => each.roomId === roomId) : undefined;
    return room ?? super.findOne(...search);
  }
}
