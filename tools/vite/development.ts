import { swallowedByNpm } from "../../server/config/swallowed.ts";

/** Options of Vite's that no option of npm's is called. */
const options = ["--host", "--port", "--strictPort", "--open", "--cors", "--mode", "--base"];

const usualServer = "http://localhost:2567";

/** Where the server is that answers for the API while Vite serves the page, or what is wrong with `npm run dev`. */
export function developmentServer(env: NodeJS.ProcessEnv): { readonly url: string } | { readonly wrong: string } {
  const [option] = swallowedByNpm("dev", options, env);
  if (option !== undefined)
    return {
      wrong: `option '${option}': expected after "--", as in npm run dev -- ${option}; got before it, for npm itself`,
    };
  const url = env["SERVER_URL"] || usualServer;
  if (URL.canParse(url) && /^https?:\/\/[^/]+\/?$/.test(url)) return { url };
  return { wrong: `SERVER_URL: expected http(s)://HOST[:PORT], without a path, got ${JSON.stringify(url)}` };
}
