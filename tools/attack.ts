import { readArguments } from "./attack/arguments.ts";
import { campaign, isFlawed } from "./attack/campaign.ts";

const { minutes, seed, json } = readArguments(process.argv.slice(2));
console.error(`seed: ${seed}`);
const report = await campaign(minutes, seed, (line) => console.error(line));
console.log(json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
process.exit(isFlawed(report) ? 1 : 0);
