import { mkdir, writeFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { letterMoments } from "../../client/lab/moments/love-letter.ts";
import type { Moment } from "../../client/lab/moments/moment.ts";
import { moments } from "../../client/lab/moments/moments.ts";
import { axeFindings } from "./support/axe.ts";
import { Gallery } from "./support/gallery.ts";
import { desktop, phone } from "./support/site.ts";

const folder = "shots/table";
const sizes = { desktop, phone, landscape: { width: 844, height: 390 } } as const;

type Shot = readonly [size: keyof typeof sizes, locale: "en" | "de"];

/** Every moment at every size, in both languages where nothing has to be pressed: `npm run shots`. */
const everything = process.env["SHOTS"] === "all";

/** Presses go by the English names; what needs none is looked at in German, which is longer. */
const shotsOf = ({ presses, landscape }: Pick<Moment, "presses" | "landscape">): readonly Shot[] => {
  const longer = presses ? "en" : "de";
  const few: readonly Shot[] = [
    ["desktop", "en"],
    ["phone", longer],
  ];
  if (!everything) return landscape ? [...few, ["landscape", longer]] : few;
  const languages = presses ? (["en"] as const) : (["en", "de"] as const);
  return (["desktop", "phone", "landscape"] as const).flatMap((size) =>
    languages.map((locale): Shot => [size, locale]),
  );
};

let gallery: Gallery;

beforeAll(async () => {
  gallery = await Gallery.open();
  await mkdir(folder, { recursive: true });
});

afterAll(async () => {
  await gallery.close();
  expect(gallery.errors).toEqual([]);
});

describe.each(Object.entries({ ...moments, ...letterMoments }))("%s", (name, moment) => {
  const { says, presses = [] } = moment;
  test.each(shotsOf(moment))("on a %s in %s", async (size, locale) => {
    const page = await gallery.visit(name, { size: sizes[size], locale });
    const prompt = page.getByRole("status");
    await page.locator(".spots button").first().waitFor();
    if (locale === "en") {
      for (const press of presses) await page.getByRole("button", { name: press, exact: true }).first().press("Enter");
      await expect.poll(() => prompt.textContent()).toMatch(says === "" ? /^$/ : new RegExp(`^${escaped(says)}`));
    }
    expect(await buttonsOutside(page)).toEqual([]);
    expect(await page.evaluate(() => [...window.cutOff])).toEqual([]);
    if (size === "desktop") expect(await axeFindings(page)).toEqual([]);
    await writeFile(`${folder}/${name}-${size}-${locale}.png`, await still(page));
    await page.context().close();
  });
});

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A picture once nothing changes any more: drawings and cards have arrived. */
async function still(page: Page): Promise<Buffer> {
  let last = await page.screenshot();
  for (;;) {
    const next = await page.screenshot();
    if (next.equals(last)) return next;
    last = next;
  }
}

/** Names of the prompt's buttons that are not wholly on the screen. */
function buttonsOutside(page: Page): Promise<string[]> {
  return page.locator("[data-group=prompt] button").evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map((button) => button.ariaLabel ?? ""),
  );
}
