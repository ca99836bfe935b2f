/** Whether a story runs as a test. In the workbench it shows its state, and nothing is checked after it. */
export const isTestRun = import.meta.env["VITEST_STORYBOOK"] !== undefined;
