import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sanitize } from "storybook/internal/csf";
import type { ImportGraph } from "./import-graph.ts";
import { ROOT } from "./job.ts";
import { playwright, type Result } from "./test-runners.ts";

const STORIES = /^(?:packages\/ui\/src|\.storybook\/guide)\/.*\.stories\.tsx$/u;
/** Those of the stories are counted by story files. */
const OTHERS = /(?<!\/stories)\.spec\.ts$/u;
const TITLE = /title: "((?:Screens|Layouts|Blocks|Components|Foundations|Guide)\/[^"]+)"/u;
const WORKBENCH = /^(?:\.storybook|packages\/\w+\/src|apps\/shop\/src|tests\/looks)\//u;

/** The pictures of a story file: their names begin with the id of its title. */
function picturesOf(file: string, pictures: readonly string[]): string[] {
  const [, title] = TITLE.exec(readFileSync(join(ROOT, file), "utf8")) ?? [];
  return pictures.filter((each) => !title || each.includes(`/${sanitize(title)}--`));
}

/** What the looks of each story file read, and the tests of all that is seen in the workbench. */
export function partsOfLooks(graph: ImportGraph): Map<string, ReadonlySet<string>> {
  const tests = graph.matching(/^tests\/looks\/[^/]+$/u);
  const pictures = graph.matching(/^tests\/looks\/baselines\/.*\.webp$/u);
  const browser = graph.matching(/^scripts\/[\w-]*browser\.ts$/u);
  const workbench = [...browser, ...graph.matching(WORKBENCH)];
  const parts = new Map<string, ReadonlySet<string>>();
  for (const file of tests.filter((each) => OTHERS.test(each))) parts.set(file, new Set(workbench));
  // What these name is not followed: the workbench's settings name all stories.
  const settings = ["main.ts", "preview-head.html", "pictures/looks.ts"];
  const shared = [...tests, ...browser, ...settings.map((file) => `.storybook/${file}`)];
  for (const file of graph.matching(STORIES)) {
    const used = graph.allUsedBy([".storybook/preview.tsx", file]);
    parts.set(file, new Set([...shared, ...used, ...picturesOf(file, pictures)]));
  }
  return parts;
}

/** Runs the looks of these story files and these tests; all where there are none. */
export function runLooks(
  workers: number,
  prefix: string,
  files: readonly string[],
): Promise<Result> {
  const stories = files.filter((file) => STORIES.test(file));
  const tests = files.filter((file) => !STORIES.test(file));
  if (stories.length > 0) tests.push("tests/looks/stories.spec.ts");
  return playwright("looks", workers, prefix, tests, { STORY_FILES: stories.join(",") });
}
