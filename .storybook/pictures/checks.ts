import { afterEach as checkAccessibility } from "@storybook/addon-a11y/preview";
import type { StoryContext } from "@storybook/react-vite";
import type { AxeResults } from "axe-core";
import { ReporterAPI, waitForAnimations } from "storybook/preview-api";
import { unansweredCalls } from "../calls.ts";

/** What the tests of looks read on the page. */
export interface CheckedPage {
  storyChecks?: {
    /** The accessibility violations of the story as it is shown. Rejects where the check fails. */
    readonly findViolations: () => Promise<readonly string[]>;
    readonly unansweredCalls: () => readonly string[];
  };
}

/** Lets the tests of looks check the story with its own rules, after each change of its width or theme. */
export function offerChecks(context: StoryContext): void {
  (globalThis as CheckedPage).storyChecks = {
    findViolations: () => findViolations(context),
    unansweredCalls,
  };
}

/** Lets the addon check the story, as it does by itself where its check is not set to manual. */
async function findViolations(context: StoryContext): Promise<readonly string[]> {
  const reporting = new ReporterAPI();
  await waitForAnimations();
  await checkAccessibility({ ...context, globals: {}, reporting });
  return reporting.reports.flatMap((report) => {
    const { error, violations } = report.result as AxeResults & { readonly error?: Error };
    if (error) throw error;
    return violations.map(({ id, help, nodes }) =>
      [`${id}: ${help}`, ...nodes.map(({ html }) => html)].join("\n  "),
    );
  });
}
