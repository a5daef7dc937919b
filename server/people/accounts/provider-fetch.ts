import type { CustomFetch } from "openid-client";
import { isTrusted } from "../../runtime/config/oidc.ts";

/** Maximum length of a response of the OpenID provider, in bytes. */
const maxBytes = 256 * 1024;

/**
 * `fetch` for requests to the OpenID provider, whose metadata name the addresses.
 * @throws TypeError for an address without https on another machine. A longer body than `maxBytes` ends with one.
 */
export const providerFetch: CustomFetch = async (url, options) => {
  if (!isTrusted(new URL(url))) throw new TypeError("expected https");
  // A code is redeemed with a form; metadata are read without a body.
  const form = options.body instanceof URLSearchParams ? options.body : null;
  const response = await fetch(url, { ...options, body: form });
  return new Response(response.body?.pipeThrough(bounded()) ?? null, response);
};

function bounded(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new TypeError(`expected at most ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
