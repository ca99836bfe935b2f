import { afterEach, describe, expect, test, vi } from "vitest";
import { openProgram, printable, printLines, runCommandLine } from "./command-line.ts";

describe("printed lines", () => {
  test.each([
    ["a title of the window", "\u001b]0;owned\u0007", "\\u{1b}]0;owned\\u{7}"],
    ["a line of its own", "A\nMK1 paid\r\tB", "A\\u{a}MK1 paid\\u{d}\\u{9}B"],
    ["an 8-bit control sequence", "\u009b2J", "\\u{9b}2J"],
    ["reversed text", "\u202etxt.exe\u2066\u200b", "\\u{202e}txt.exe\\u{2066}\\u{200b}"],
    ["a separator of lines", "a\u2028b\u2029c\u007f", "a\\u{2028}b\\u{2029}c\\u{7f}"],
  ])("printed lines escape %s", (_what, text, escaped) => {
    expect(printable(text)).toBe(escaped);
  });

  test("printed lines leave ordinary text as it is", () => {
    const text = "林先生 · Ångström ½ 𠮷 “quoted” \\ <b>";
    expect(printable(text)).toBe(text);
  });

  test("printed lines are printed one by one, and nothing for none", () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    printLines([]);
    expect(log).not.toHaveBeenCalled();
    printLines(["a\n", "b"]);
    expect(log.mock.calls).toEqual([["a\\u{a}"], ["b"]]);
    log.mockRestore();
  });
});

describe("a command", () => {
  afterEach(() => {
    process.exitCode = undefined;
    vi.restoreAllMocks();
  });

  const run = (...args: readonly string[]) => {
    const program = openProgram("paint")
      .argument("<WALL>")
      .option("--colour <NAME>")
      .action(() => {});
    return runCommandLine(() => program.parseAsync(args, { from: "user" }));
  };

  test.each([
    [[], "error: missing required argument 'WALL'"],
    [["north", "--colour"], "error: option '--colour <NAME>' argument missing"],
    [["north", "--\u001b[2J"], "error: unknown option '--\\u{1b}[2J'"],
  ])(
    "a command with the arguments %j fails with exit code 1 and one escaped message",
    async (args, text) => {
      const error = vi.spyOn(console, "error").mockReturnValue(undefined);
      const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
      await run(...args);
      expect(process.exitCode).toBe(1);
      expect(error.mock.calls).toEqual([[text]]);
      expect(write).not.toHaveBeenCalled();
    },
  );

  test("a command that shows its help does not fail", async () => {
    const error = vi.spyOn(console, "error").mockReturnValue(undefined);
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    await run("--help");
    expect(process.exitCode).toBeUndefined();
    expect(error).not.toHaveBeenCalled();
    expect(write.mock.calls.join("")).toContain("Usage: paint [options] <WALL>");
  });
});
