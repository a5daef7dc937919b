import { type IRoomCache, LocalDriver } from "@colyseus/core";

type Search = Parameters<LocalDriver["findOne"]>;
type Found = ReturnType<LocalDriver["findOne"]>;

/** Room list of the framework with an index by id, so that a lookup does not scan all rooms. */
export class RoomList extends LocalDriver {
  readonly #byId = new Map<string, IRoomCache>();

  override async findOne(...search: Search): Found {
    const [{ roomId, ...others }] = search;
    const isById = roomId !== undefined && Object.keys(others).length === 0;
    const room = isById ? this.#byId.get(roomId) : undefined;
    return room ?? super.findOne(...search);
  }

  override async insert(room: IRoomCache): Promise<boolean> {
    const isNew = await super.insert(room);
    if (isNew) this.#byId.set(room.roomId, room);
    return isNew;
  }

  override remove(roomId: string): boolean {
    this.#byId.delete(roomId);
    return super.remove(roomId);
  }
}
