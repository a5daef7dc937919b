import { type RunnerTask, type RunnerTestSuite, TestRunner } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** Reason why a test or suite was skipped. */
    missingProgram?: {
      readonly program: string;
      readonly debianPackage: string;
    };
  }
}

/** Counts tests as skipped if they failed because a program is missing on this machine. */
export default class SkippingRunner extends TestRunner {
  override onAfterRunTask(test: RunnerTask): void {
    super.onAfterRunTask(test);
    skipWithoutProgram(test);
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    // If tests of the suite have run, a failure of the suite must stay.
    if (suite.tasks.every(({ mode }) => mode === "skip" || mode === "todo")) skipWithoutProgram(suite);
  }
}

/** Only the first error counts, because hooks that run after it fail as a consequence. */
function skipWithoutProgram(task: RunnerTask): void {
  const [error] = task.result?.errors ?? [];
  if (error?.name !== "MissingProgram") return;
  const { program, debianPackage } = error;
  if (typeof program !== "string" || typeof debianPackage !== "string") return;
  task.mode = "skip";
  task.result = { state: "skip" };
  task.meta.missingProgram = { program, debianPackage };
}
