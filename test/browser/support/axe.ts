import axe from "axe-core";
import type { Page } from "playwright-core";
import { atRest } from "./at-rest.ts";

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/**
 * Returns the findings of axe on a page at rest, one line per element. It runs inside the page, but must not be one of
 * the page's scripts.
 */
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
