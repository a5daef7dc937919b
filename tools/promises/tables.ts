/** Row of a table of promises. */
export interface PromiseRow {
  /** Line of the file, from 1. */
  readonly line: number;
  /** Test cell of the row. */
  readonly test: string;
  /** Whether this is the first row of its table. */
  readonly isFirst: boolean;
}

/** Finds the rows of all tables with a column "test". */
export function promiseRows(markdown: string): readonly PromiseRow[] {
  const rows: PromiseRow[] = [];
  let column = -1;
  let isFirst = false;
  for (const [index, text] of markdown.split("\n").entries()) {
    const cells = cellsOf(text);
    if (!text.startsWith("|")) column = -1;
    else if (column < 0) {
      column = cells.indexOf("test");
      isFirst = true;
    } else if (!/^[|:\s-]+$/.test(text)) {
      rows.push({ line: index + 1, test: cells[column] ?? "", isFirst });
      isFirst = false;
    }
  }
  return rows;
}

const cellsOf = (text: string): string[] => text.split("|").map((cell) => cell.trim());
