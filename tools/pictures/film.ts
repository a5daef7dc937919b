import { join } from "node:path";
import { writeReplayFile } from "../../shared/replays/replay-file.ts";
import { recordedGame } from "../../test/support/records.ts";
import { temporaryFolder } from "../processes/temporary-folder.ts";
import { encode, openPage, type Studio } from "./studio.ts";

/** The scene: a Nope, then two players who draw the kittens that all of them have just seen. */
const scene = { edition: "good-vs-evil", seed: "film 20", from: 28, frames: 170 } as const;

const size = { width: 1060, height: 720 };

/** Duration of a frame, in ms. */
const frameMs = 100;

const players = [
  { name: "Mochi", avatar: "03" },
  { name: "Biscuit", avatar: "07" },
  { name: "Pickle", avatar: "10" },
  { name: "Ziggy", avatar: "05" },
] as const;

/** Records the best seconds of a replay. The page's clock moves by hand, so that no frame is late. */
export async function recordFilm(studio: Studio, name: string): Promise<void> {
  const { record, outcome } = recordedGame(scene.edition, players.length, scene.seed);
  const seats = players.map((player) => ({ kind: "person" as const, ...player }));
  const page = await openPage(studio, "/r", size);
  await page.locator("input[type=file]").setInputFiles({
    name: "game.json",
    mimeType: "application/json",
    buffer: Buffer.from(writeReplayFile({ ...record, seats }, outcome)),
  });
  const slider = page.getByRole("slider", { name: "Moment of the game" });
  await slider.waitFor();
  await page.locator("[data-table=still]").waitFor();
  await page.clock.install();
  await slider.press("Home");
  for (let stop = 0; stop < scene.from; stop += 1) await slider.press("ArrowRight");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const board = page.locator("[data-table]");
  const frames = temporaryFolder("nine-lives-film-");
  const files: string[] = [];
  for (let frame = 0; frame < scene.frames; frame += 1) {
    await page.clock.runFor(frameMs);
    const path = join(frames, `${String(frame).padStart(3, "0")}.png`);
    await board.screenshot({ path });
    files.push(path);
    if (frame % 30 === 0) studio.tell(`${name}: frame ${frame} of ${scene.frames}`);
  }
  await page.context().close();
  const options = ["-loop", "0", "-kmax", "30", "-lossy", "-q", "50", "-m", "6", "-d", String(frameMs)];
  encode("img2webp", [...options, ...files, "-o", join(studio.folder, `${name}.webp`)]);
}
