import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { FullConfig, Suite } from "@playwright/test/reporter";
import type { TestModule } from "vitest/node";

/** What became of a test. */
export interface Test {
  /** The file that it is counted for. */
  readonly file: string;
  readonly title: string;
  readonly outcome: string;
  readonly failure?: string | undefined;
}

const pathOf = (file: string) => relative(process.cwd(), file).replaceAll("\\", "/");

function testsOf(module: TestModule): Test[] {
  const file = pathOf(module.moduleId);
  const tests = [...module.children.allTests()];
  // A file that could not be loaded has none.
  if (tests.length === 0 && module.state() === "failed")
    return [{ file, title: "the file", outcome: "failed", failure: module.errors()[0]?.message }];
  return tests.map((test) => {
    const { state, errors: [error] = [] } = test.result();
    // The message alone leaves out long values.
    const failure = [error?.message, error?.diff].filter(Boolean).join("\n");
    return { file, title: test.fullName, outcome: state, failure };
  });
}

/** Writes the tests of a run to the file that TEST_REPORT names: a reporter of vitest's and of Playwright's. */
export default class TestReporter {
  #suite: Suite | undefined;

  #write(tests: readonly Test[]): void {
    const { TEST_REPORT } = process.env;
    if (TEST_REPORT) writeFileSync(TEST_REPORT, JSON.stringify(tests));
  }

  /** Called by vitest. */
  onTestRunEnd(modules: readonly TestModule[]): void {
    this.#write(modules.flatMap(testsOf));
  }

  /** Called by Playwright. */
  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  /** Called by Playwright. */
  onEnd(): void {
    const tests = (this.#suite?.allTests() ?? []).map((test): Test => {
      const { description } = test.annotations.find(({ type }) => type === "file") ?? {};
      return {
        file: description ?? pathOf(test.location.file),
        // Without the project and the file.
        title: test.titlePath().slice(3).join(" › "),
        outcome: test.outcome() === "expected" ? "passed" : test.outcome(),
        failure: test.results[0]?.error?.message,
      };
    });
    this.#write(tests);
  }
}
