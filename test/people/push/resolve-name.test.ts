import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { afterEach, beforeEach, expect, test } from "vitest";
import { internet } from "../../../server/people/push/post.ts";
import { resolveName } from "../../../server/people/push/resolve-name.ts";

/** Data of an answer by the type of the question: A and AAAA. */
const data: Readonly<Record<number, Buffer>> = {
  1: Buffer.from([93, 184, 216, 34]),
  28: Buffer.from("26062800022000010000000000000001", "hex"),
};

/** Header flags of an answer. */
const answerFlags = 0x8180;

/** Returns the answer to a question of one name. @param types types that the name has. */
function answerTo(question: Buffer, types: readonly number[]): Buffer {
  const nameEnd = question.indexOf(0, 12) + 1;
  const type = question.readUInt16BE(nameEnd);
  const found = types.includes(type) ? data[type] : undefined;
  const head = Buffer.alloc(12);
  const counts = [question.readUInt16BE(0), answerFlags, 1, found ? 1 : 0, 0, 0];
  for (const [place, count] of counts.entries()) head.writeUInt16BE(count, 2 * place);
  const asked = question.subarray(12, nameEnd + 4);
  if (!found) return Buffer.concat([head, asked]);
  // A pointer to the name, the type, the class, a minute to live, and the length of the data.
  const record = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, found.length]);
  return Buffer.concat([head, asked, record, found]);
}

let server: Socket;
let types: readonly number[];
beforeEach(async () => {
  types = [1, 28];
  server = createSocket("udp4", (question, from) => server.send(answerTo(question, types), from.port, from.address));
  server.bind(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => void server.close());

const resolved = () => resolveName("push.example", [`127.0.0.1:${server.address().port}`]);

test("a name resolves to its addresses of both families", async () => {
  expect(await resolved()).toEqual([
    { address: "93.184.216.34", family: 4 },
    { address: "2606:2800:220:1::1", family: 6 },
  ]);
});

test("a name without IPv6 resolves to its IPv4 addresses, and an unknown one to none", async () => {
  types = [1];
  expect(await resolved()).toEqual([{ address: "93.184.216.34", family: 4 }]);
  types = [];
  expect(await resolved()).toEqual([]);
});

test("the lookup of a push service's name occupies no thread, so that slow ones delay no other lookup", async () => {
  const lookup = internet.resolve("push.invalid");
  expect(process.getActiveResourcesInfo()).not.toContain("GetAddrInfoReqWrap");
  await lookup;
});
