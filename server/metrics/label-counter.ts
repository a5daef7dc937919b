/** Counter with a fixed set of labels. Unknown labels are ignored, so that its size is bounded. */
export class LabelCounter<Label extends string> {
  readonly #counts: Map<string, number>;

  constructor(labels: readonly Label[]) {
    this.#counts = new Map(labels.map((label) => [label, 0]));
  }

  add(label: string, more = 1): void {
    const count = this.#counts.get(label);
    if (count !== undefined) this.#counts.set(label, count + more);
  }

  of(label: Label): number {
    return this.#counts.get(label) ?? 0;
  }

  get entries(): readonly (readonly [label: string, count: number])[] {
    return [...this.#counts];
  }
}
