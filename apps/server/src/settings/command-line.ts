import { resolve } from "node:path";
import { inspect } from "node:util";
import { Command, CommanderError } from "@commander-js/extra-typings";
import { plainMessage } from "../database/plain-message.ts";
import { WrongSettings } from "./settings.ts";

/** A command cannot do what its arguments say; the message says what to do instead. */
export class CommandError extends Error {}

type ErrorClass = abstract new (...parameters: never[]) => Error;

/** Runs a command. An expected failure is printed as its message alone; every failure sets the exit code. */
export async function runCommandLine(
  command: () => Promise<unknown>,
  alsoExpected: readonly ErrorClass[] = [],
): Promise<void> {
  const expected = [CommandError, CommanderError, WrongSettings, ...alsoExpected];
  try {
    await command();
  } catch (failure) {
    // The help was shown.
    if (failure instanceof CommanderError && failure.exitCode === 0) return;
    const isExpected = expected.some((kind) => failure instanceof kind);
    const text =
      isExpected && failure instanceof Error
        ? failure.message
        : (plainMessage(failure) ?? inspect(failure));
    console.error(text.split("\n").map(printable).join("\n"));
    process.exitCode = 1;
  }
}

/** Prints lines; what customers wrote in them cannot control the terminal, and makes no line of its own. */
export function printLines(lines: readonly string[]): void {
  for (const line of lines) console.log(printable(line));
}

/** A line with its control characters and invisible ones escaped: `\u{1b}`. */
export function printable(line: string): string {
  return line.replaceAll(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** A program whose commands take their options and arguments; what is wrong with those is thrown, for `runCommandLine`. */
export function openProgram(name: string): Command {
  return new Command(name).exitOverride().configureOutput({ outputError: () => {} });
}

/** The path of a file that is named from the folder in which the command was called; pnpm runs commands at the root. */
export function pathFromCaller(file: string): string {
  return resolve(process.env["INIT_CWD"] ?? ".", file);
}
