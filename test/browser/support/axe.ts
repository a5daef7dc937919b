import axe from "axe-core";
import type { Page } from "playwright-core";
import { atRest } from "./at-rest.ts";

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe has against a page at rest, one line for each element; it works inside the page, whose scripts it cannot be one of. */
export async function axeFindings(page: Page): Promise<string[]> {
  await atRest(page);
  const findings = await page.evaluate<readonly Finding[]>(
    `${axe.source}; axe.run().then((found) => found.violations)`,
  );
  return findings.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = "" }) => `${id}: ${html.slice(0, 200)} ${failureSummary.replaceAll(/\s+/g, " ")}`,
    ),
  );
}
