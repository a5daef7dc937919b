import { useEffect, useRef } from "preact/hooks";

/** An event as a sentence. */
interface Line {
  readonly id: number;
  readonly kind: string;
  readonly text: string;
}

/** List of events, oldest first. */
export function EventList({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ol class="log">
      {lines.map(({ id, kind, text }) => (
        <li key={id} class={kind}>
          {text}
        </li>
      ))}
    </ol>
  );
}

interface FullLogProps {
  readonly lines: readonly Line[];
  /** Shown while the log is empty. */
  readonly empty: string;
}

/** The whole log. It stays scrolled to the end. */
export function EventLog({ lines, empty }: FullLogProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.length]);
  return (
    <>
      {lines.length === 0 && <p class="soft">{empty}</p>}
      <EventList lines={lines} />
      <div ref={end} />
    </>
  );
}
