import type { StoryContext } from "@storybook/react-vite";
import { toldIn } from "./told.ts";

const inWords = (args: readonly unknown[]): string =>
  args
    .map((each) => (each instanceof Error ? (each.stack ?? each.message) : String(each)))
    .join(" ");

/**
 * Remembers what a story writes to the console as an error; `failOnConsoleErrors` fails the story
 * for it. A story whose point is an error names it: `parameters: { allowedErrors: [/…/] }`.
 */
export function watchConsole(context: StoryContext): () => void {
  const write = console.error;
  const written: string[] = [];
  console.error = (...args: unknown[]) => {
    written.push(inWords(args));
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
  const allowed = toldIn(context).allowedErrors ?? [];
  const left = (consoleErrors.get(context.id) ?? []).filter(
    (text) => !allowed.some((each) => each.test(text)),
  );
  if (left.length > 0) {
    throw new Error(
      `The story wrote ${left.length} error(s) to the console. Mend what causes them, or, where the error is the ` +
        `story's point, name it in parameters.allowedErrors.\n\n${left.join("\n\n")}`,
    );
  }
}
