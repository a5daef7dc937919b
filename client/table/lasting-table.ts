import { type AnimationRun, skipped, type TableAnimation } from "./animations/animation.ts";
import { LiveTable } from "./live-table.ts";
import type { TableScene } from "./scene/scene.ts";
import type { SeatSpot, TableDisplay, TableOptions } from "./table.ts";

/** Time in ms for the browser to give a lost picture back; then the table is drawn without WebGL. */
const restoreTimeoutMs = 2000;

/** Whether WebGL has failed on this page. Then no table uses it any more. */
let hasWebglFailed = false;

/** @returns the table, once fonts and drawings have loaded, or have failed to. */
export async function createTable(host: HTMLElement, options: TableOptions): Promise<TableDisplay> {
  const table = new LastingTable(host, options);
  await table.mount();
  return table;
}

/**
 * Table that outlives the loss of its canvas, as after a crash of the graphics driver. It is then mounted anew with the
 * last scene, because other canvases may be empty, too.
 */
class LastingTable implements TableDisplay {
  readonly #host: HTMLElement;
  readonly #options: TableOptions;
  readonly #stop = new AbortController();
  #table: LiveTable | null = null;
  #scene: TableScene | null = null;
  #isLost = false;
  /** Number of mounts. Only the last one counts. */
  #mounts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: HTMLElement, options: TableOptions) {
    this.#host = host;
    this.#options = options;
    const { signal } = this.#stop;
    // A hidden page gets no picture back, so the time for that runs only while it is visible.
    document.addEventListener("visibilitychange", () => this.#waitForPicture(), { signal });
  }

  show(scene: TableScene): void {
    this.#scene = scene;
    this.#table?.show(scene);
  }

  play(motion: TableAnimation, land: (() => void) | null): AnimationRun {
    if (this.#table !== null) return this.#table.play(motion, land);
    return skipped(land);
  }

  seatAt(seat: number): SeatSpot | null {
    return this.#table?.seatAt(seat) ?? null;
  }

  destroy(): void {
    this.#stop.abort();
    clearTimeout(this.#timer);
    this.#table?.destroy();
  }

  /** Mounts the table, or mounts it anew. */
  async mount(): Promise<void> {
    this.#isLost = false;
    clearTimeout(this.#timer);
    this.#table?.destroy();
    this.#table = null;
    this.#mounts += 1;
    const mine = this.#mounts;
    const table = await this.#create();
    if (this.#stop.signal.aborted || mine !== this.#mounts) return table.destroy();
    this.#table = table;
    if (this.#scene !== null) table.show(this.#scene);
  }

  async #create(): Promise<LiveTable> {
    const events = {
      onPainted: () => {
        if (!this.#isLost) this.#options.onPicture?.("shown");
      },
      onLoss: (isLost: boolean) => this.#changeLoss(isLost),
    };
    const create = (canvasOnly: boolean) => LiveTable.create(this.#host, { ...this.#options, canvasOnly }, events);
    if (this.#options.canvasOnly || hasWebglFailed) return create(true);
    try {
      return await create(false);
    } catch {
      hasWebglFailed = true;
      return create(true);
    }
  }

  #changeLoss(isLost: boolean): void {
    if (!isLost) {
      void this.mount();
      return;
    }
    this.#isLost = true;
    this.#options.onPicture?.("lost");
    this.#waitForPicture();
  }

  #waitForPicture(): void {
    clearTimeout(this.#timer);
    if (!this.#isLost || document.hidden) return;
    this.#timer = setTimeout(() => {
      hasWebglFailed = true;
      void this.mount();
    }, restoreTimeoutMs);
  }
}
