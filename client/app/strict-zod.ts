declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Zod tries `new Function` when it is loaded, which the content policy of the page reports as a violation.
globalThis.__zod_globalConfig = { jitless: true };

export {};
