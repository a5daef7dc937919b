import { afterEach, expect, test, vi } from "vitest";
import { games } from "../../../server/app/games.ts";
import { QuietSerializer } from "../../../server/sync/quiet-serializer.ts";
import { Listener } from "../../support/listener.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Table with a spectator who retains the received buffers without copying them. */
class WatchedTable {
  readonly schema = games.newTable();
  readonly serializer = new QuietSerializer();
  readonly sent: Uint8Array[] = [];
  readonly spectator: Listener;

  constructor(code: string) {
    this.schema.code = code;
    this.serializer.reset(this.schema);
    this.spectator = new Listener(this.serializer, null);
    const read = this.spectator.raw.bind(this.spectator);
    this.spectator.raw = (bytes) => {
      this.sent.push(bytes);
      read(bytes);
    };
  }

  change(code: string): void {
    this.schema.code = code;
    this.serializer.applyPatches([this.spectator]);
  }
}

test("frames of one table stay unchanged while another table writes", () => {
  const [one, other] = [new WatchedTable("ONE234"), new WatchedTable("OTHER2")];
  one.change("ONE567");
  const held = [one.serializer.getFullState(), ...one.sent];
  const before = held.map((bytes) => [...bytes]);
  other.change("OTHER5");
  other.serializer.getFullState();
  expect(held.map((bytes) => [...bytes])).toEqual(before);
  expect([one, other].map(({ spectator }) => spectator.table.code)).toEqual(["ONE567", "OTHER5"]);
});

test("a state larger than the shared buffer is sent completely, and so are the states of other tables", () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const long = "long ".repeat(20_000);
  const [large, other] = [new WatchedTable(long), new WatchedTable("OTHER2")];
  large.change(`${long}changed`);
  other.change("OTHER5");
  const late = new Listener(large.serializer, null);
  expect(warned).toHaveBeenCalled();
  expect(large.spectator.table.code).toBe(`${long}changed`);
  expect(late.table.code).toBe(`${long}changed`);
  expect(other.spectator.table.code).toBe("OTHER5");
});

test("a change without any client is not sent to clients that join later", () => {
  const table = new WatchedTable("ONE234");
  table.schema.code = "ONE567";
  table.serializer.applyPatches([]);
  table.serializer.applyPatches([table.spectator]);
  expect(table.sent).toEqual([]);
});
