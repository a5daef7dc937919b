import type { Page } from "playwright-core";
import called from "../../../shared/locales/en/called.json" with { type: "json" };
import friends from "../../../shared/locales/en/friends.json" with { type: "json" };
import pages from "../../../shared/locales/en/pages.json" with { type: "json" };
import { firstDrawExplodes } from "../../support/deals.ts";
import { company, invitation } from "./company-answers.ts";
import { answering } from "./people-answers.ts";
import { Reckless } from "./player.ts";
import { pathOf, phone, type Site } from "./site.ts";

/** Runs before the scripts of a page: its browser has not asked for the permission yet. */
function unasked(): void {
  Object.defineProperty(Notification, "permission", { get: () => "default" });
}

/** Runs before the scripts of a page: its player wants notifications, except at night. */
function notified(): void {
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Object.defineProperty(navigator.serviceWorker, "getRegistration", { value: async () => undefined });
  localStorage.setItem("nine-lives:notifications", "on");
  localStorage.setItem("nine-lives:quiet-hours", "1320 480");
}

/** Opens the screens about friends, invitations, notifications and one room, in English, on a phone. */
export class CompanyScenes {
  readonly #site: Site;

  constructor(site: Site) {
    this.#site = site;
  }

  async friends(): Promise<Page> {
    const page = await this.#inCompany();
    await page.getByRole("heading", { name: friends.requests }).waitFor();
    return page;
  }

  async companySettings(): Promise<Page> {
    const page = await this.#inCompany(notified);
    await page.goto(`${this.#site.url}/?renderer=canvas#settings`);
    await page.reload();
    await page.getByLabel(called.settings.from, { exact: true }).waitFor();
    await page.getByRole("radiogroup", { name: friends.settings.who }).waitFor();
    return page;
  }

  async notificationOffer(): Promise<Page> {
    const page = await this.#site.newPage({ size: phone, path: "/queue/original/4", clock: true, prepare: unasked });
    await page.getByRole("button", { name: pages.queue.start }).waitFor();
    const offer = page.getByRole("button", { name: called.offer.yes });
    // Its wait begins when its code has arrived.
    while (!(await offer.isVisible())) await page.clock.runFor(1000);
    return page;
  }

  async invited(): Promise<Page> {
    const page = await this.#site.newPage({ size: phone, path: "/cards" });
    await this.#invite(page);
    return page;
  }

  async invitedAtATable(): Promise<Page> {
    const page = await this.#site.newPage({ size: phone });
    await page.getByRole("radio", { name: "2", exact: true }).check();
    await page.getByRole("button", { name: pages.home.bots }).click();
    await page.locator(".spots button").first().waitFor();
    await this.#invite(page);
    await page.locator(".spots button").first().waitFor();
    return page;
  }

  async inviteSheet(): Promise<Page> {
    const page = await this.#hosting(await this.#inCompany());
    await page.getByRole("button", { name: friends.sheet.open }).click();
    await page.getByRole("button", { name: "Invite Nori" }).waitFor();
    return page;
  }

  /** The waiting room of a host whose television shows the table. */
  async oneRoom(): Promise<Page> {
    const page = await this.#hosting(await this.#site.newPage({ size: phone }), true);
    await page.getByRole("img", { name: pages.room.qr }).waitFor();
    await this.#site.newPage({ path: (await pathOf(page)).replace("/t/", "/tv/") });
    await page.getByText("One screen shows this table").waitFor();
    return page;
  }

  async oneRoomMenu(): Promise<Page> {
    const page = await this.oneRoom();
    await page.getByRole("button", { name: pages.room.addBotLong }).click();
    await page.getByRole("button", { name: "Start with 2" }).click();
    await page.locator(".spots button").first().waitFor();
    await page.getByRole("button", { name: pages.menu.open }).click();
    await page.getByRole("switch", { name: pages.create.oneRoom }).waitFor();
    return page;
  }

  /** The result of a private game of two people. */
  async privateResult(): Promise<Page> {
    this.#site.dealFrom(firstDrawExplodes(2, 2));
    const page = await this.#hosting(await this.#site.newPage({ size: phone }));
    const friend = await this.#site.newPage({ path: await pathOf(page) });
    await friend.getByRole("button", { name: pages.profile.sit }).click();
    await friend.getByRole("button", { name: pages.room.imReady }).click();
    await page.getByRole("button", { name: "Start with 2" }).click();
    await new Reckless(page).play();
    await page.getByRole("region", { name: "Result" }).waitFor();
    return page;
  }

  async #inCompany(prepare: () => void = () => {}): Promise<Page> {
    const page = await this.#site.newPage({ size: phone, prepare });
    await answering(page, "/api/friends", company);
    await page.reload();
    return page;
  }

  async #invite(page: Page): Promise<void> {
    await answering(page, "/api/invitations?parties=1", [invitation]);
    await page.reload();
    await page.getByRole("region", { name: friends.incoming.label }).waitFor();
  }

  /** Opens a table for two. */
  async #hosting(page: Page, oneRoom = false): Promise<Page> {
    await page.goto(`${this.#site.url}/create?renderer=canvas`);
    const chairs = page.getByRole("radiogroup", { name: pages.create.chairs });
    await chairs.getByRole("radio", { name: "2", exact: true }).check();
    if (oneRoom) await page.getByRole("switch", { name: pages.create.oneRoom }).check();
    await page.getByRole("button", { name: pages.create.create }).click();
    await page.getByRole("heading", { name: pages.room.yours }).waitFor();
    return page;
  }
}
