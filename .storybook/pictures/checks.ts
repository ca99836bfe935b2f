import type { StoryContext } from "@storybook/react-vite";
import { PLAY_FUNCTION_THREW_EXCEPTION } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { unansweredCalls } from "../calls.ts";
import { parametersOf } from "../story-context.ts";

/** The accessibility addon's events, which it does not export. */
const EVENTS = {
  run: "storybook/a11y/manual",
  result: "storybook/a11y/result",
  error: "storybook/a11y/error",
};

interface Result {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** What the tests of looks read on the page. */
export interface CheckedPage {
  storyChecks?: {
    /** The accessibility violations of the story as it is shown. Rejects where the check fails. */
    readonly findViolations: () => Promise<readonly string[]>;
    readonly unansweredCalls: () => readonly string[];
    /** The messages of failures of the play function, which also writes them to the console. */
    readonly playFailures: readonly string[];
  };
}

let playFailures: string[] = [];

addons.getChannel().on(PLAY_FUNCTION_THREW_EXCEPTION, ({ message }: Error) => {
  playFailures.push(message);
});

/** Lets the tests of looks check the story with its own rules, after each change of its width or theme. */
export function offerChecks(context: StoryContext): void {
  playFailures = [];
  (globalThis as CheckedPage).storyChecks = {
    findViolations: () => findViolations(context),
    unansweredCalls,
    playFailures,
  };
}

function findViolations(context: StoryContext): Promise<readonly string[]> {
  const channel = addons.getChannel();
  return new Promise((resolve, reject) => {
    const { a11y } = parametersOf(context);
    if (a11y?.test === "off" || a11y?.disable) return resolve([]);
    const end = () => {
      channel.off(EVENTS.result, succeed);
      channel.off(EVENTS.error, fail);
    };
    const succeed = ({ violations }: Result, id: string) => {
      if (id !== context.id) return;
      end();
      resolve(
        violations.map(({ id: rule, help, nodes }) =>
          [`${rule}: ${help}`, ...nodes.map(({ html }) => html)].join("\n  "),
        ),
      );
    };
    const fail = (error: unknown) => {
      end();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    channel.on(EVENTS.result, succeed);
    channel.on(EVENTS.error, fail);
    channel.emit(EVENTS.run, context.id, a11y);
  });
}
