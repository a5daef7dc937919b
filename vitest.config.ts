import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.{ts,tsx}", "{shared,server,client,tools,loadtest}/**/*.test.{ts,tsx}"],
    globalSetup: [
      "test/support/temporary-folder.ts",
      "test/support/collected-logs.ts",
      "test/support/install-faketime.ts",
      "test/support/install-postgres.ts",
      "test/support/install-redis.ts",
      "test/support/install-nginx.ts",
      "test/support/install-prometheus.ts",
      "test/browser/support/install-chromium.ts",
    ],
    reporters: ["default", ["json", { outputFile: "reports/tests.json" }]],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A busy machine takes its time; whatever is waited for is looked at again until then.
    expect: { poll: { timeout: 30_000 } },
  },
});
