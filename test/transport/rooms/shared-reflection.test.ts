import { Encoder, Reflection, type Schema, schema, t } from "@colyseus/schema";
import { expect, test } from "vitest";
import { SharedReflection } from "../../../loadtest/shared-reflection.ts";

const Chair = schema({ name: t.string() });
const Room = schema({ chairs: t.array(Chair), round: t.number() });
const Hall = schema({ lamps: t.number() });

/** Creates a client with the type description and the first state of a server. */
function client(state: Schema): SharedReflection {
  const encoder = new Encoder(state);
  const reader = new SharedReflection();
  reader.handshake(Reflection.encode(encoder));
  reader.setState(encoder.encodeAll());
  return reader;
}

function room(...names: readonly string[]): Schema {
  const state = new Room();
  for (const name of names) state.chairs.push(new Chair().assign({ name }));
  return state;
}

test("clients with the same type description share its classes, and each has its own state", () => {
  const [one, other] = [client(room("Ann")), client(room("Bob", "Cat"))];
  expect(other.state.constructor).toBe(one.state.constructor);
  expect(one.state.toJSON()).toMatchObject({ chairs: [{ name: "Ann" }] });
  expect(other.state.toJSON()).toMatchObject({ chairs: [{ name: "Bob" }, { name: "Cat" }] });
});

test("a client with another type description reads its state accordingly", () => {
  client(room("Ann"));
  expect(client(new Hall().assign({ lamps: 3 })).state.toJSON()).toEqual({ lamps: 3 });
});
