import type { StoryContext } from "@storybook/react-vite";
import { parametersOf } from "./story-context.ts";

const textOf = (args: readonly unknown[]): string =>
  args
    .map((each) => (each instanceof Error ? (each.stack ?? each.message) : String(each)))
    .join(" ");

/**
 * The browser says so where it delivers the sizes of one frame in the next, which depends on when it draws, and not on
 * the story alone.
 */
const LATE_SIZES = /ResizeObserver loop completed with undelivered notifications/u;

/**
 * Collects the errors that a story writes to the console; `failOnConsoleErrors` fails the story for them. A story that
 * is about an error names it: `parameters: { allowedErrors: [/…/] }`.
 */
export function watchConsole(context: StoryContext): () => void {
  const write = console.error;
  const written: string[] = [];
  console.error = (...args: unknown[]) => {
    written.push(textOf(args));
    write(...args);
  };
  consoleErrors.set(context.id, written);
  return () => {
    console.error = write;
    consoleErrors.delete(context.id);
  };
}

const consoleErrors = new Map<string, string[]>();

export function failOnConsoleErrors(context: StoryContext): void {
  const allowed = [LATE_SIZES, ...(parametersOf(context).allowedErrors ?? [])];
  const left = (consoleErrors.get(context.id) ?? []).filter(
    (text) => !allowed.some((each) => each.test(text)),
  );
  if (left.length > 0) {
    throw new Error(
      `The story wrote ${left.length} error(s) to the console. Fix their cause, or, where the story is about ` +
        `the error, name it in parameters.allowedErrors.\n\n${left.join("\n\n")}`,
    );
  }
}
