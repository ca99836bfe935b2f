import { existsSync, writeFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { printHelp } from "./help.ts";
import { linesOf, ROOT, run } from "./job.ts";

const HELP = `Builds the workbench of this checkout into a folder of workbenches, which any web server can serve.

  node scripts/workbench-site.ts FOLDER v1.4        of a release: its tag
  node scripts/workbench-site.ts FOLDER pull/17     of a branch

The workbench is at FOLDER/NAME. It lists the newest former releases in FOLDER below its own stories, and FOLDER/index.html
has links to all of them. That of a release shows what has changed since the release before; for others
STORYBOOK_REVIEW_SINCE names the commit.
`;

/** Each one that is listed costs a request when a workbench is opened. */
const MOST_FORMER = 3;

/** The releases in the folder, other than the named one, which are listed beside it. */
export function formerOf(name: string, tags: readonly string[], folder: string): string[] {
  const own = tags.indexOf(name);
  return tags
    .slice(own + 1)
    .filter((tag) => existsSync(join(folder, tag, "index.json")))
    .slice(0, MOST_FORMER);
}

/** A page with links to the releases. */
export const pageOf = (tags: readonly string[]) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>Workbench</title>
  <h1>Workbench</h1>
  <ul>
${tags.map((tag) => `    <li><a href="${tag}/">${tag}</a></li>`).join("\n")}
  </ul>
</html>
`;

async function build(folder: string, name: string): Promise<number> {
  // The newest first: "v1.10" before "v1.9".
  const tags = await linesOf("git", ["tag", "--sort=-version:refname"]);
  const isRelease = tags.includes(name);
  const since = isRelease
    ? await linesOf("git", ["describe", "--tags", "--abbrev=0", `${name}^`]).catch(() => [])
    : [];
  const former = formerOf(name, tags, folder).map((tag) => posix.relative(name, tag));
  const { code } = await run("storybook", ["build", "-o", join(folder, name), "--quiet"], {
    prefix: "",
    env: {
      STORYBOOK_FORMER: former.join(" "),
      ...(since[0] ? { STORYBOOK_REVIEW_SINCE: since[0] } : {}),
    },
  });
  const built = tags.filter((tag) => existsSync(join(folder, tag, "index.json")));
  writeFileSync(join(folder, "index.html"), pageOf(built));
  return code;
}

if (import.meta.main && !printHelp(HELP)) {
  const [folder, name] = process.argv.slice(2);
  if (folder && name) process.exitCode = await build(resolve(ROOT, folder), name);
  else throw new Error(HELP);
}
