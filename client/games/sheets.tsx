import type { ReadonlySignal, Signal } from "@preact/signals";
import { type ComponentChild, render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { joined } from "../app/i18n.ts";
import { Sheet } from "../components/sheet.tsx";
import type { Prompt } from "../table/scene/pieces.ts";
import type { TableScene } from "../table/scene/scene.ts";
import "./sheets.css";

/** Renders page elements beside the canvas. @returns a function that removes them again. */
export function mountBesideCanvas(host: HTMLElement, page: ComponentChild): () => void {
  const root = document.createElement("div");
  host.append(root);
  render(page, root);
  return () => {
    render(null, root);
    root.remove();
  };
}

interface NewsProps {
  readonly scene: TableScene | null;
  readonly title: string;
  readonly lines: readonly Line[];
}

/** Live regions for screen readers: the prompt, and the latest events. */
function LiveRegions({ scene, title, lines }: NewsProps) {
  return (
    <>
      <p class="unseen" role="status">
        {spoken(scene?.prompt ?? null)}
      </p>
      <div class="unseen" role="log" aria-label={title}>
        <EventList lines={lines.slice(-6)} />
      </div>
    </>
  );
}

const spoken = (prompt: Prompt | null): string =>
  prompt === null
    ? ""
    : joined.sentences(
        [prompt.title.wide, prompt.pips?.text, prompt.strong, prompt.line.wide].flatMap((text) => text || []),
      );

/** An event as a sentence. */
interface Line {
  readonly id: number;
  readonly kind: string;
  readonly text: string;
}

/** List of events, oldest first. */
function EventList({ lines }: { readonly lines: readonly Line[] }) {
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

interface EventLogProps {
  readonly scene: ReadonlySignal<TableScene | null>;
  readonly title: string;
  readonly lines: readonly Line[];
  /** Shown while the log is empty. */
  readonly empty: string;
  readonly open: Signal<string | null>;
}

/** The log of a game: as a sheet, and for screen readers. */
export const EventLog = ({ scene, title, lines, empty, open }: EventLogProps) => (
  <>
    <LiveRegions scene={scene.value} title={title} lines={lines} />
    {open.value === "log" && (
      <Sheet
        title={title}
        onClose={() => {
          open.value = null;
        }}
      >
        <FullLog lines={lines} empty={empty} />
      </Sheet>
    )}
  </>
);

/** The whole log. It stays scrolled to the end. */
function FullLog({ lines, empty }: Pick<EventLogProps, "lines" | "empty">) {
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
