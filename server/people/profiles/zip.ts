import { setImmediate as turn } from "node:timers/promises";
import { Zip, ZipDeflate } from "fflate";

/** A file of a zip, in parts. */
export interface ZipEntry {
  readonly name: string;
  readonly parts: AsyncIterable<string> | Iterable<string>;
}

/** Creates a zip of text files as a stream. It yields to the event loop between any two parts. */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    ready.push(chunk);
  });
  const encoder = new TextEncoder();
  for await (const { name, parts } of entries) {
    const file = new ZipDeflate(name, { level: 4 });
    zip.add(file);
    for await (const part of parts) {
      file.push(encoder.encode(part));
      yield* ready.splice(0);
      await turn();
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  if (failure) throw failure;
  yield* ready;
}
