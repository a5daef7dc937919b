import { useEffect, useRef } from "preact/hooks";
import type { LogLine } from "./log.ts";
import type { Words } from "./words.ts";

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly words: Words;
}

/** What happened, oldest first. */
export function LogList({ lines, words }: LogProps) {
  return (
    <ol class="log">
      {lines.map(({ id, kind, phrase }) => (
        <li key={id} class={kind}>
          {words.plain(phrase)}
        </li>
      ))}
    </ol>
  );
}

/** The whole log; it stays at its end as it grows. */
export function FullLog({ lines, words }: LogProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.length]);
  return (
    <>
      {lines.length === 0 && <p class="soft">{words.t("kittens.log.empty")}</p>}
      <LogList lines={lines} words={words} />
      <div ref={end} />
    </>
  );
}
