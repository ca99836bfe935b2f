import { spawnSync } from "node:child_process";

const MOST_BYTES = 256 * 1024 * 1024;

/** Runs git in a folder; the result is empty where git is missing or the command fails, as outside of a repository. */
function run(folder: string, command: readonly string[], input?: string): Buffer {
  const { status, stdout } = spawnSync("git", ["-c", "core.quotePath=false", ...command], {
    cwd: folder,
    input,
    maxBuffer: MOST_BYTES,
  });
  return status === 0 ? stdout : Buffer.alloc(0);
}

/**
 * Asks git about a folder.
 * @returns The lines that the command writes; none where git is missing or the command fails, as outside of a repository.
 */
export const git = (folder: string, ...command: readonly string[]): string[] =>
  run(folder, command)
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "");

/** The contents of objects such as "HEAD:README.md", in their order; undefined where there is none. */
export function contentsOf(folder: string, names: readonly string[]): (Buffer | undefined)[] {
  let rest = run(folder, ["cat-file", "--batch"], names.map((name) => `${name}\n`).join(""));
  return names.map(() => {
    // "<hash> blob <size>", a line with the name and "missing" where there is none.
    const end = rest.indexOf("\n");
    const head = rest.subarray(0, end).toString("utf8");
    const size = Number(/ blob (\d+)$/u.exec(head)?.[1] ?? Number.NaN);
    if (Number.isNaN(size)) {
      rest = rest.subarray(end + 1);
      return undefined;
    }
    const content = rest.subarray(end + 1, end + 1 + size);
    rest = rest.subarray(end + 2 + size);
    return content;
  });
}
