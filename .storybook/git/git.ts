import { spawnSync } from "node:child_process";

/**
 * Asks git about a folder.
 * @returns The lines that the command writes; none where git is missing or the command fails, as outside of a repository.
 */
export function git(folder: string, ...command: readonly string[]): string[] {
  const { status, stdout } = spawnSync("git", ["-c", "core.quotePath=false", ...command], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout.split("\n").filter((line) => line !== "") : [];
}
