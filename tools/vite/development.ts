import { swallowedByNpm } from "../../server/runtime/config/npm-options.ts";

/** Options of Vite that npm does not have. */
const options = ["--host", "--port", "--strictPort", "--open", "--cors", "--mode", "--base"];

const usualServer = "http://localhost:2567";

/** URL of the API server while Vite serves the page, or an error in the use of `npm run dev`. */
export function developmentServer(env: NodeJS.ProcessEnv): { readonly url: string } | { readonly wrong: string } {
  const [option] = swallowedByNpm("dev", options, env);
  if (option !== undefined)
    return {
      wrong: `option '${option}': expected after "--", as in npm run dev -- ${option}; got before it, used by npm`,
    };
  const url = env["SERVER_URL"] || usualServer;
  if (URL.canParse(url) && /^https?:\/\/[^/]+\/?$/.test(url)) return { url };
  return { wrong: `SERVER_URL: expected http(s)://HOST[:PORT], without a path, got ${JSON.stringify(url)}` };
}
