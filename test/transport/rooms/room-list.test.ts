import { expect, test } from "vitest";
import { RoomList } from "../../../server/transport/rooms/room-list.ts";

const listing = (roomId: string) => ({ name: "table", roomId, processId: "1", clients: 0, maxClients: 9 });

test("a room is found by its id without reading other rooms", async () => {
  const rooms = new RoomList();
  const looks: string[] = [];
  const other = {
    ...listing("other"),
    get roomId() {
      looks.push("roomId");
      return "other";
    },
  };
  const wanted = listing("wanted");
  await rooms.insert(other);
  await rooms.insert(wanted);
  looks.length = 0;
  expect(await rooms.findOne({ roomId: "wanted" })).toBe(wanted);
  expect(looks).toEqual([]);
});

test("a removed room is not found by its id", async () => {
  const rooms = new RoomList();
  await rooms.insert(listing("gone"));
  rooms.remove("gone");
  expect(await rooms.findOne({ roomId: "gone" })).toBeUndefined();
});
