import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A repository for a test, on the branch main. */
export function temporaryRepository() {
  const folder = mkdtempSync(join(tmpdir(), "workbench-"));
  const run = (...command: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...command], {
      cwd: folder,
      stdio: "pipe",
    });
  run("init", "-q", "-b", "main");
  return {
    folder,
    run,
    /** Writes files and commits them. */
    commit: (
      subject: string,
      files: Readonly<Record<string, string | Buffer>> = {},
      date?: string,
    ) => {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      run("add", "-A");
      run("commit", "-q", "--allow-empty", "-m", subject, ...(date ? [`--date=${date}`] : []));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
