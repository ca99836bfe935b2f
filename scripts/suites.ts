import { availableParallelism } from "node:os";
import { isNightly } from "../tests/seed.ts";
import { check } from "./check.ts";
import { playMeasured } from "./coverage-run.ts";
import { tryImage } from "./image.ts";
import { ImportGraph } from "./import-graph.ts";
import { partsOfLooks, runLooks } from "./looks.ts";
import { needPostgres } from "./postgres.ts";
import { buildShop } from "./shop-build.ts";
import { playedInEnglish, playedOnPhones } from "./story-settings.ts";
import { commandResult, playwright, type Result, resultOf, vitest } from "./test-runners.ts";
import { buildWorkbench } from "./workbench-build.ts";

export interface Suite {
  readonly name: string;
  /** The suites that have to end before it starts: they stand before it in the list. */
  readonly after?: readonly string[];
  /** Its test files, or itself, with the files that each reads. Absent where it decides by itself whether it has to run. */
  readonly parts?: (graph: ImportGraph) => ReadonlyMap<string, ReadonlySet<string>>;
  /** Runs the test files, or all. */
  readonly run: (prefix: string, files: readonly string[]) => Promise<Result>;
}

/** How many suites run at a time: one more than processors, since tests wait a lot. */
export const LANES = Math.min(3, availableParallelism() + 1);
const WORKERS = Math.max(1, Math.floor(availableParallelism() / LANES));
/** For the suites with the most work and for the last ones, when lanes are empty. */
const MOST_WORKERS = Math.max(2, WORKERS);

interface VitestSuite {
  readonly project: string;
  readonly tests: RegExp;
  /** What all its tests use without naming it. */
  readonly uses: readonly string[];
  /** Files that tests read under names that they put together. */
  readonly data?: RegExp;
  readonly workers?: number;
}

/** A project of vitest's, whose test files run where something that they use has changed. */
const vitestSuite = ({ project, tests, uses, data, workers = WORKERS }: VitestSuite): Suite => ({
  name: project,
  parts: (graph) => {
    const shared = data ? graph.matching(data) : [];
    const read = (file: string) => new Set([...shared, ...graph.allUsedBy([file, ...uses])]);
    return new Map(graph.matching(tests).map((file) => [file, read(file)]));
  },
  run: async (prefix, files) => {
    if (project !== "unit" && project !== "stories") needPostgres();
    return vitest(["run", `--project=${project}`, `--maxWorkers=${workers}`, ...files], prefix);
  },
});

const STORIES = {
  project: "stories",
  tests: /^(?:packages\/ui\/src\/.*|\.storybook\/guide\/.*)\.stories\.tsx$/u,
  uses: [".storybook/preview.tsx"],
  data: /^\.storybook\/main\.ts$/u,
  workers: MOST_WORKERS,
};

/** Every story; a nightly run, which plays all of them, also measures what they reach. */
const stories: Suite = {
  ...vitestSuite(STORIES),
  run: (prefix, files) =>
    isNightly()
      ? playMeasured([], prefix, [`--maxWorkers=${MOST_WORKERS}`])
      : vitestSuite(STORIES).run(prefix, files),
};

/** The stories of some files in another setting. */
const storiesIn = (
  name: string,
  env: Readonly<Record<string, string>>,
  playedOf: (files: readonly string[]) => readonly string[],
): Suite => ({
  name,
  parts: (graph) => {
    const ofStories = stories.parts?.(graph) ?? new Map<string, ReadonlySet<string>>();
    const played = playedOf([...ofStories.keys()]);
    return new Map(played.map((file) => [file, ofStories.get(file) ?? new Set<string>()]));
  },
  run: async (prefix, files) => {
    const all = playedOf((await ImportGraph.read()).matching(STORIES.tests));
    const played = files.length > 0 ? files : all;
    if (played.length === 0) return resultOf(0);
    const args = ["run", "--project=stories", `--maxWorkers=${MOST_WORKERS}`, ...played];
    return vitest(args, prefix, env);
  },
});

/** A suite whose tests use the whole of what matches. */
const wholeSuite = (suite: Omit<Suite, "parts">, reads: RegExp, except: RegExp = /^$/u): Suite => ({
  ...suite,
  parts: (graph) => {
    const files = graph.matching(reads).filter((file) => !except.test(file));
    return new Map([[suite.name, new Set(files)]]);
  },
});

const SERVER = {
  uses: ["apps/server/src/testing/databases-setup.ts"],
  data: /^(?:apps\/server|demo|packages\/(?:domain|api))\/.*\.(?!tsx?$)\w+$/u,
};

/** The tests that measure time, end processes, or race a timer: nothing runs beside them. */
export const timing = vitestSuite({ ...SERVER, project: "timing", tests: /\.timing\.test\.ts$/u });

/** Those that others wait for stand before them; then the longest first, so that the lanes end together. */
export const suites: readonly Suite[] = [
  { name: "shop build", run: async (prefix) => commandResult((await buildShop(prefix)) ? 0 : 1) },
  {
    name: "storybook build",
    run: async (prefix) => commandResult((await buildWorkbench(prefix)) ? 0 : 1),
  },
  stories,
  wholeSuite(
    {
      name: "journeys",
      after: ["shop build"],
      run: (prefix) => playwright("journeys", WORKERS, prefix),
    },
    /^(?:apps\/|demo\/|packages\/\w+\/src\/|tests\/journeys\/|scripts\/)/u,
    /\.(?:test|stories)\.tsx?$|\.mdx$|\/foundations\//u,
  ),
  vitestSuite({
    ...SERVER,
    project: "server",
    tests:
      /^(?:apps\/\w+\/(?:src|build)|demo|tests\/(?:faults|security))\/.*(?<!\.timing)\.test\.ts$/u,
  }),
  {
    name: "looks",
    after: ["storybook build"],
    parts: partsOfLooks,
    run: (prefix, files) => runLooks(MOST_WORKERS, prefix, files),
  },
  storiesIn("stories in English", { STORY_LANGUAGE: "en" }, playedInEnglish),
  storiesIn("stories on a phone", { STORY_VIEWPORT: "phone" }, playedOnPhones),
  wholeSuite(
    {
      name: "image",
      after: ["shop build"],
      run: async (prefix) => {
        await tryImage(prefix);
        return resultOf(0, { passed: 1 });
      },
    },
    /^(?:deploy\/|scripts\/(?:image|dockerfile)|pnpm-(?:lock|workspace)\.yaml$|(?:\w+\/)*package\.json$)/u,
  ),
  vitestSuite({
    ...SERVER,
    project: "contract",
    tests: /^tests\/contract\/.*\.test\.ts$/u,
  }),
  vitestSuite({
    project: "unit",
    tests:
      /^(?:packages\/\w+\/src\/.*|\.storybook\/\w[\w-]*\/.*|scripts\/.*)(?<!\.timing)\.test\.tsx?$/u,
    uses: [],
    // Those of scripts read the documents.
    data: /^(?:docs\/.*|[^/]+)\.md$/u,
  }),
  wholeSuite(
    {
      name: "check",
      run: async (prefix) => resultOf(0, await check(1, prefix)),
    },
    /(?:)/u,
  ),
];
