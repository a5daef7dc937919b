export const engineNames = ["chromium", "firefox", "webkit"] as const;

export type EngineName = (typeof engineNames)[number];

/** Size of a window's page, in CSS pixels. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Window of a browser, with real input of the engine. Points are CSS pixels of the page. */
export interface EngineWindow {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page. A promise is awaited. */
  evaluate<Result>(expression: string): Promise<Awaited<Result>>;
  click(x: number, y: number): Promise<void>;
  /** Null in an engine with a driver without a touch screen. */
  readonly tap: ((x: number, y: number) => Promise<void>) | null;
  key(name: "Enter"): Promise<void>;
  close(): Promise<void>;
}

/** Abilities and settings of a browser that differ from the usual ones. */
export interface EngineOptions {
  /** Whether the browser offers WebGL, true by default. */
  readonly webgl?: boolean;
  /** Whether the browser replaces the page's colours by those of the system. */
  readonly forcedColors?: boolean;
}

export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  /** Opens a window of a new visitor. */
  open(size: PageSize): Promise<EngineWindow>;
  close(): Promise<void>;
}

/**
 * Runs a function in the page. It must not use names of the module that defines it.
 * @param argument its argument, as JSON.
 */
export const run = <Argument, Result>(
  window: EngineWindow,
  what: (argument: Argument) => Result,
  argument: Argument,
): Promise<Awaited<Result>> => window.evaluate<Result>(`(${what.toString()})(${JSON.stringify(argument)})`);
