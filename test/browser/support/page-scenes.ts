import type { Locator, Page } from "playwright-core";
import { linkPartOf } from "../../../client/games/kittens/decks/deck-link.ts";
import { firstReadyDeck } from "../../../shared/games/kittens/decks/ready-decks.ts";
import account from "../../../shared/locales/en/account.json" with { type: "json" };
import admin from "../../../shared/locales/en/admin.json" with { type: "json" };
import conductTexts from "../../../shared/locales/en/conduct.json" with { type: "json" };
import deckTexts from "../../../shared/locales/en/decks.json" with { type: "json" };
import history from "../../../shared/locales/en/history.json" with { type: "json" };
import decks from "../../../shared/locales/en/kittens-decks.json" with { type: "json" };
import kittensFront from "../../../shared/locales/en/kittens-front.json" with { type: "json" };
import pages from "../../../shared/locales/en/pages.json" with { type: "json" };
import replay from "../../../shared/locales/en/replay.json" with { type: "json" };
import social from "../../../shared/locales/en/social.json" with { type: "json" };
import standing from "../../../shared/locales/en/standing.json" with { type: "json" };
import { addresses } from "../../../shared/net/addresses.ts";
import { writeReplayFile } from "../../../shared/replays/replay-file.ts";
import { recordedGame } from "../../support/records.ts";
import * as conduct from "./conduct-answers.ts";
import { Authenticator } from "./passkeys.ts";
import { chooseName, newAccount } from "./people.ts";
import * as people from "./people-answers.ts";
import { pathOf, phone, type Site, type Visit } from "./site.ts";
import { staffed, staffedCalmly, telling, unconfirmed } from "./staff-answers.ts";

/** Opens all screens except the table as an English-speaking player, on a phone. */
export class PageScenes {
  readonly #site: Site;
  readonly #texts = { ...pages, account, conduct: conductTexts, social, standing, "kittens-front": kittensFront };

  constructor(site: Site) {
    this.#site = site;
  }

  async home(): Promise<Page> {
    const page = await this.#open();
    await page
      .getByText(/\d s\b/)
      .first()
      .waitFor();
    return page;
  }

  async seatKept(): Promise<Page> {
    const page = await this.#hosting();
    await page.goBack();
    await page.getByRole("heading", { name: this.#texts.warm.title }).waitFor();
    return page;
  }

  async profile(): Promise<Page> {
    const page = await this.home();
    await press(page, this.#texts.home.change);
    return page;
  }

  async homeWithAccount(): Promise<Page> {
    const { page } = await newAccount(this.#site, this.#visit);
    return page;
  }

  async keepCat(): Promise<Page> {
    const page = await this.home();
    await press(page, this.#texts.home.keep);
    return page;
  }

  async recoveryCodes(): Promise<Page> {
    const page = await this.keepCat();
    await Authenticator.in(page);
    await chooseName(page);
    await page.getByRole("dialog").getByRole("button", { name: this.#texts.account.keep.go }).click();
    await page.getByRole("list", { name: this.#texts.account.codes.list }).waitFor();
    return page;
  }

  async signInByCode(): Promise<Page> {
    const page = await this.home();
    await press(page, this.#texts.home.signIn);
    await press(page, this.#texts.account.signIn.recovery);
    const field = page.getByRole("textbox", { name: this.#texts.account.signIn.code });
    await field.fill("0000-0000-0000-0000");
    await field.press("Enter");
    await page.getByRole("alert").getByText(this.#texts.problem["sign-in-failed"]).waitFor();
    return page;
  }

  async noPasskeys(): Promise<Page> {
    const page = await this.#open();
    await page.goto(`${this.#site.url.replace("localhost", "127.0.0.1")}/#keep`);
    await page.getByText("localhost:").waitFor();
    return page;
  }

  async account(): Promise<Page> {
    const { page } = await newAccount(this.#site, this.#visit);
    await page.getByRole("link", { name: this.#texts.home.account }).click();
    await page.getByRole("heading", { name: this.#texts.account.passkeys.title }).waitFor();
    return page;
  }

  async noAccount(): Promise<Page> {
    const page = await this.#open("/account");
    await page.getByRole("heading", { name: this.#texts.account.guest.title }).waitFor();
    return page;
  }

  async eraseQuestion(): Promise<Page> {
    const page = await this.account();
    await press(page, this.#texts.account.data.erase);
    return page;
  }

  async settings(): Promise<Page> {
    const page = await this.home();
    await press(page, this.#texts.app.settings);
    return page;
  }

  howToPlay = (): Promise<Page> => this.#open("/how-to-play");

  fieldGuide = (): Promise<Page> => this.#open("/cards/apocalypse:good-vs-evil");

  cardOfTheGuide = (): Promise<Page> => this.#open("/cards/zombie/feed-the-dead-now");

  async learn(): Promise<Page> {
    const page = await this.#open("/learn");
    await page.locator(".hint-ring").first().waitFor();
    return page;
  }

  async myGames(): Promise<Page> {
    const page = await this.#open("/games");
    await page.getByText(history.none).waitFor();
    return page;
  }

  async gamesOfYears(): Promise<Page> {
    const page = await this.#answered("/games", "/api/games*", people.games);
    await page.locator(".game-seats").first().click();
    return page;
  }

  gamesOfSomebody = (): Promise<Page> =>
    this.#answered("/p/Nori/games", "/api/profiles/*/games*", { ...people.games, before: null });

  ownProfile = (): Promise<Page> => this.#answered("/p/Duchess", "/api/profiles/*", people.profile);

  emptyProfile = (): Promise<Page> => this.#answered("/p/Duchess", "/api/profiles/*", people.emptyProfile);

  emptyOwnProfile = (): Promise<Page> =>
    this.#answered("/p/Duchess", "/api/profiles/*", { ...people.emptyProfile, isOwn: true });

  shyProfile = (): Promise<Page> => this.#answered("/p/Duchess", "/api/profiles/*", people.shyProfile);

  noProfile = (): Promise<Page> => this.#answered("/p/Nobody", "/api/profiles/*", people.noSuchPlayer);

  leaderboard = (): Promise<Page> =>
    this.#answered("/leaderboard/kittens-more/all", "/api/leaderboards/*", people.allTime);

  leaderboardOfTheWeek = (): Promise<Page> =>
    this.#answered("/leaderboard/kittens-more/week", "/api/leaderboards/*", people.thisWeek);

  emptyLeaderboard = (): Promise<Page> =>
    this.#answered("/leaderboard/love-letter-two/week", "/api/leaderboards/*", people.nobody);

  adminHouse = (): Promise<Page> => this.#staffed("/admin", staffed);

  adminCalmHouse = (): Promise<Page> => this.#staffed("/admin/overview", staffedCalmly);

  adminTables = (): Promise<Page> => this.#staffed("/admin/tables", staffed);

  adminReports = (): Promise<Page> => this.#staffed("/admin/reports", staffed);

  adminPerson = (): Promise<Page> => this.#staffed("/admin/people/p1", staffed);

  adminWords = (): Promise<Page> => this.#staffed("/admin/words", staffed);

  adminLog = (): Promise<Page> => this.#staffed("/admin/log", staffed);

  /** The start page with an announcement and the notice that new games are stopped. */
  async noticeAtHome(): Promise<Page> {
    const page = await this.#open();
    await telling(page);
    await page.reload();
    await page.locator(".notices p").first().waitFor();
    return page;
  }

  async noticeAtCreate(): Promise<Page> {
    const page = await this.#open();
    await telling(page);
    await page.goto(`${this.#site.url}/create`);
    await page.locator(".foot p").waitFor();
    return page;
  }

  async adminReport(): Promise<Page> {
    const page = await this.#staffed("/admin/reports/r1", staffed);
    await page.getByRole("radio", { name: admin.kinds.queue }).check();
    return page;
  }

  async adminPasskey(): Promise<Page> {
    const page = await this.#staffed("/admin/overview", unconfirmed);
    await page.getByRole("heading", { name: admin.passkey.title }).waitFor();
    return page;
  }

  async adminDrain(): Promise<Page> {
    const page = await this.adminCalmHouse();
    await press(page, admin.nodes.drainOf.replace("{{name}}", "amber"));
    return page;
  }

  async adminClose(): Promise<Page> {
    const page = await this.adminTables();
    await press(page, admin.tables.closeOf.replace("{{code}}", "K7M2PQ"));
    return page;
  }

  /** The panel's address for a player without staff rights. */
  async adminOfNobody(): Promise<Page> {
    const page = await this.#open("/admin/overview");
    await page.getByRole("heading", { name: this.#texts.nowhere.title }).waitFor();
    return page;
  }

  async privacy(): Promise<Page> {
    const page = await this.#open("/privacy");
    await page.locator(".privacy-row").first().waitFor();
    return page;
  }

  async replayFile(): Promise<Page> {
    const page = await this.#open("/r");
    await page.getByText(replay.importText).waitFor();
    return page;
  }

  async noReplay(): Promise<Page> {
    const page = await this.#open("/r/none");
    await page.getByRole("heading", { name: replay.missing }).waitFor();
    return page;
  }

  replay = (): Promise<Page> => this.#replaying("apocalypse:good-vs-evil", 6);

  replayOfLoveLetter = (): Promise<Page> => this.#replaying("love-letter", 4);

  create = (): Promise<Page> => this.#open("/create");

  async decks(): Promise<Page> {
    const page = await this.#open("/decks");
    await page.getByRole("heading", { name: decks.share }).waitFor();
    return page;
  }

  async deckOfALink(): Promise<Page> {
    const page = await this.#open("/decks");
    const part = linkPartOf({ deck: firstReadyDeck, name: "Mochi’s mix" });
    await page.goto(`${this.#site.url}${addresses.decks(part)}`);
    await page.getByText("Mochi’s mix").waitFor();
    return page;
  }

  async createWithDeck(): Promise<Page> {
    const page = await this.#open(addresses.createWith("custom"));
    await page.getByRole("button", { name: decks.edit }).waitFor();
    return page;
  }

  async deckEditor(): Promise<Page> {
    const page = await this.createWithDeck();
    await press(page, decks.edit);
    await page.getByRole("button", { name: decks.done }).waitFor();
    return page;
  }

  async deckOfTheTable(): Promise<Page> {
    const host = await this.createWithDeck();
    await host.getByRole("textbox", { name: decks.name }).fill("Mochi’s mix");
    await press(host, this.#texts.create.create);
    await host.getByRole("heading", { name: this.#texts.room.yours }).waitFor();
    const guest = await this.#joining(host);
    await press(guest, deckTexts.title);
    await guest.getByRole("list", { name: decks.mix }).waitFor();
    return guest;
  }

  async replayFromFile(): Promise<Page> {
    const page = await this.#open("/r");
    await page.locator(".file-picker").waitFor();
    return page;
  }

  async homeForNine(): Promise<Page> {
    return this.#forNine(await this.home());
  }

  async createForNine(): Promise<Page> {
    return this.#forNine(await this.create());
  }

  async queue(): Promise<Page> {
    const page = await this.#open("/queue/original/4");
    await this.#open("/queue/original/4");
    await page.getByText(this.#texts.queue.somebody, { exact: true }).waitFor();
    return page;
  }

  /** A party whose host is alone. */
  async party(): Promise<Page> {
    const page = await this.#open("/party");
    await page.getByRole("textbox", { name: this.#texts.party.link }).waitFor();
    return page;
  }

  async partyOfFour(): Promise<Page> {
    const host = await this.party();
    for (let members = 2; members <= 4; members += 1) {
      await this.#open(await pathOf(host));
      await this.#memberOf(host, members).waitFor();
    }
    return host;
  }

  /** A party as a member sees it who is not its host. */
  async partyOfAGuest(): Promise<Page> {
    const page = await this.#open(await pathOf(await this.party()));
    await this.#memberOf(page, 2).waitFor();
    return page;
  }

  async partyInTheQueue(): Promise<Page> {
    const host = await this.party();
    await this.#open(await pathOf(host));
    await host.getByRole("button", { name: this.#texts.party.play_other.replace("{{count}}", "2") }).click();
    await host.getByText(this.#texts.party.here).waitFor();
    return host;
  }

  /** Leaves a running game with another human player in it, and queues again. */
  async queuePause(): Promise<Page> {
    const [page] = await Promise.all([this.#open("/queue/original/2"), this.#open("/queue/original/2")]);
    await page.locator(".spots button").first().waitFor();
    await press(page, this.#texts.menu.open);
    await press(page, this.#texts.menu.leave);
    await press(page, this.#texts.leave.go);
    await page.getByRole("button", { name: this.#texts.home.play }).click();
    await page.getByRole("timer").waitFor();
    // The queue ban must last during the inspection.
    await page.clock.setFixedTime(Date.now());
    return page;
  }

  async waitingRoom(): Promise<Page> {
    const host = await this.#hosting();
    const guest = await this.#joining(host);
    await press(guest, this.#texts.room.imReady);
    await press(host, this.#texts.room.addBotLong);
    await host.getByText(this.#texts.room.bot).waitFor();
    return host;
  }

  async waitingRoomOfAGuest(): Promise<Page> {
    return this.#joining(await this.#hosting());
  }

  async tableSettings(): Promise<Page> {
    const page = await this.#hosting();
    await press(page, this.#texts.room.edit);
    return page;
  }

  async invitation(): Promise<Page> {
    return this.#open(await pathOf(await this.#hosting()));
  }

  async nowhere(): Promise<Page> {
    const page = await this.#open("/nothing/here");
    await page.getByRole("heading", { name: this.#texts.nowhere.title }).waitFor();
    return page;
  }

  async wrongCode(): Promise<Page> {
    const page = await this.#open("/t/ZZZ222");
    await page.getByRole("heading", { name: this.#texts.code.wrong }).waitFor();
    return page;
  }

  async fullTable(): Promise<Page> {
    const page = await this.#open(await pathOf(await this.#playing()));
    await page.getByRole("button", { name: this.#texts.code.watch, exact: true }).waitFor();
    return page;
  }

  async watching(): Promise<Page> {
    const page = await this.fullTable();
    await press(page, this.#texts.code.watch);
    await page.getByRole("textbox", { name: this.#texts.profile.name }).waitFor();
    await press(page, this.#texts.code.watch);
    await page.getByText(this.#texts.social.watch.text).waitFor();
    return page;
  }

  async chat(): Promise<Page> {
    const page = await this.#playing();
    await press(page, this.#texts.social.chat.open);
    const field = page.getByRole("textbox", { name: this.#texts.social.chat.say });
    await field.fill("miau ".repeat(12));
    await field.press("Enter");
    await page.getByRole("log").getByText("miau").waitFor();
    return page;
  }

  async people(): Promise<Page> {
    const page = await this.chat();
    await press(page, this.#texts.social.people.show);
    return page;
  }

  async emotes(): Promise<Page> {
    const page = await this.#playing();
    await press(page, this.#texts.social.emotes.open);
    await page.getByRole("region", { name: this.#texts.social.emotes.title }).waitFor();
    return page;
  }

  async menu(): Promise<Page> {
    const page = await this.#playing();
    await press(page, this.#texts.menu.open);
    return page;
  }

  async keys(): Promise<Page> {
    const page = await this.#playing();
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    return page;
  }

  async leaveQuestion(): Promise<Page> {
    const page = await this.menu();
    await press(page, this.#texts.menu.leave);
    return page;
  }

  async deviceLink(): Promise<Page> {
    const page = await this.menu();
    await press(page, this.#texts.menu.device);
    await page.getByRole("textbox", { name: this.#texts.device.link }).waitFor();
    return page;
  }

  async reconnecting(): Promise<Page> {
    const page = await this.#playing();
    await page.context().setOffline(true);
    await page.getByRole("heading", { name: this.#texts.reconnect.title }).waitFor();
    return page;
  }

  async elsewhere(): Promise<Page> {
    const page = await this.#hosting();
    await this.#site.openTab(page.context(), await pathOf(page));
    await page.getByRole("heading", { name: this.#texts.ended.elsewhere }).waitFor();
    return page;
  }

  /** A moderator's decision, shown when the start page opens. */
  async sanctionNotice(): Promise<Page> {
    const page = await this.#knowing("/api/standing", conduct.sanctioned, "/");
    await page.getByRole("dialog", { name: this.#texts.standing.kind.chat }).waitFor();
    await press(page, this.#texts.standing.answer.go);
    await page.getByRole("textbox", { name: this.#texts.standing.answer.label }).waitFor();
    return page;
  }

  async newName(): Promise<Page> {
    const page = await this.#knowing("/api/standing", conduct.nameless, "/");
    await page.getByRole("dialog", { name: this.#texts.standing.name.title }).waitFor();
    return page;
  }

  async standing(): Promise<Page> {
    const page = await this.#open();
    await people.answering(page, "/api/standing", conduct.longStanding);
    await people.answering(page, "/api/blocks", conduct.blocked);
    await page.goto(`${this.#site.url}/account`);
    await page.getByText(this.#texts.standing.ended).waitFor();
    await page.getByText("Maximilian").waitFor();
    return page;
  }

  async suspended(): Promise<Page> {
    const page = await this.#knowing("/api/tables/**", conduct.suspended, "/t/ABCDEF");
    await page.getByRole("heading", { name: this.#texts.ended.suspended }).waitFor();
    return page;
  }

  async person(): Promise<Page> {
    const page = await this.waitingRoomOfAGuest();
    await page.getByRole("button", { name: this.#moreAbout }).first().click();
    await page.getByRole("dialog").waitFor();
    return page;
  }

  /** A chat line of another player, as the subject of a report. */
  async personWithLine(): Promise<Page> {
    const host = await this.#hosting();
    const page = await this.#joining(host);
    await press(page, this.#texts.social.chat.open);
    await press(host, this.#texts.social.chat.open);
    const field = host.getByRole("textbox", { name: this.#texts.social.chat.say });
    await field.fill("miau ".repeat(12));
    await field.press("Enter");
    await page.getByRole("log").getByRole("button", { name: this.#moreAbout }).click();
    await page.getByRole("dialog").waitFor();
    return page;
  }

  async reported(): Promise<Page> {
    const page = await this.#knowing("/api/games/*", conduct.gameWithBob(), "/r/g1");
    await people.answering(page, "/api/reports", {});
    await page.locator('[data-spot="seat-1"]').click();
    await press(page, this.#texts.conduct.report.reason.stalling);
    await page.getByText(this.#texts.conduct.report.thanks).waitFor();
    return page;
  }

  async blocking(): Promise<Page> {
    const page = await this.shyProfile();
    await people.answering(page, "/api/blocks", []);
    await press(page, this.#texts.conduct.block.go);
    await page.getByRole("dialog").waitFor();
    return page;
  }

  #memberOf(page: Page, number: number): Locator {
    return page
      .getByRole("list", { name: this.#texts.party.members })
      .getByRole("listitem")
      .nth(number - 1);
  }

  get #moreAbout(): RegExp {
    return new RegExp(this.#texts.conduct.more.replace("{{name}}", ".*"));
  }

  /** A screen with a fake response for one request. */
  async #knowing(request: string, answer: object, path: string): Promise<Page> {
    const page = await this.#open();
    await people.answering(page, request, answer);
    await page.goto(`${this.#site.url}${path}`);
    return page;
  }

  /** A replay from a file, in the middle of the game. */
  async #replaying(edition: string, players: number): Promise<Page> {
    const { record, outcome } = recordedGame(edition, players, "screens");
    const page = await this.replayFile();
    const buffer = Buffer.from(writeReplayFile(record, outcome));
    await page.locator("input[type=file]").setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer });
    const timeline = page.getByRole("slider", { name: replay.position });
    const last = Number(await timeline.getAttribute("max"));
    await timeline.fill(`${Math.floor(last / 2)}`);
    await page.locator(".spots button").first().waitFor();
    return page;
  }

  /** A screen with a fake response of the server. */
  async #answered(path: string, request: string, answer: object): Promise<Page> {
    const page = await this.#open();
    await people.answering(page, request, answer);
    await page.goto(`${this.#site.url}${path}`);
    await page.locator("main :is(section, h2, ul)").first().waitFor();
    return page;
  }

  /** A page of the admin panel, with the fake responses of `answers`. */
  async #staffed(path: string, answers: (page: Page) => Promise<void>): Promise<Page> {
    const page = await this.#open();
    await answers(page);
    await page.goto(`${this.#site.url}${path}`);
    await page.locator("main :is(section, li)").first().waitFor();
    return page;
  }

  get #visit(): Visit {
    return { size: phone };
  }

  #open(path = "/"): Promise<Page> {
    return this.#site.newPage({ ...this.#visit, path });
  }

  async #forNine(page: Page): Promise<Page> {
    await page.getByRole("radio", { name: this.#texts["kittens-front"].posters.apocalypse }).check();
    const more = page.getByRole("button", { name: this.#texts.chairs.plus });
    for (let chairs = 0; chairs < 9 && (await more.isEnabled()); chairs += 1) await more.click();
    return page;
  }

  async #hosting(): Promise<Page> {
    const page = await this.#open();
    await page.getByRole("link", { name: this.#texts.home.create }).click();
    await press(page, this.#texts.create.create);
    await page.getByRole("heading", { name: this.#texts.room.yours }).waitFor();
    return page;
  }

  async #joining(host: Page): Promise<Page> {
    const page = await this.#open(await pathOf(host));
    await press(page, this.#texts.profile.sit);
    await page.getByRole("button", { name: this.#texts.room.imReady }).waitFor();
    return page;
  }

  async #playing(): Promise<Page> {
    const page = await this.#open();
    await page.getByRole("radio", { name: "2", exact: true }).check();
    await press(page, this.#texts.home.bots);
    await page.getByRole("button", { name: this.#texts.menu.open }).waitFor();
    // The table has been painted, and no resources are still loading.
    await page.locator(".spots button").first().waitFor();
    return page;
  }
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).first().click();
