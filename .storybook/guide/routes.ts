import type { CatalogueRow } from "../../packages/ui/src/foundations/guide/ErrorCatalogue/rows.ts";
import type { MappedRoute } from "../../packages/ui/src/foundations/guide/ScreenMap/ScreenMap.tsx";
import type { AnyScreen } from "../../packages/ui/src/screen.ts";
import { filesBeside, type StoryCoverage, sumOf } from "../coverage/coverage.ts";

const declarations = import.meta.glob<Readonly<Record<string, AnyScreen>>>(
  "../../packages/ui/src/screens/*/*/*.screen.ts",
  { eager: true },
);
const stories = import.meta.glob<StoryFile>("../../packages/ui/src/screens/**/*.stories.tsx");

/** A declared screen, its folder from the root of the workspace and by name, and what loads the story files in it. */
interface DeclaredRoute {
  readonly screen: AnyScreen;
  readonly path: string;
  readonly folder: string;
  readonly storyFiles: readonly (() => Promise<StoryFile>)[];
}

interface StoryFile {
  readonly default: { readonly title: string };
  /** In the workbench, the names of its stories in their order. */
  readonly __namedExportsOrder?: readonly string[];
}

/** The names of the stories of a file. */
export const storiesIn = ({
  default: _,
  __namedExportsOrder: order,
  ...stories
}: StoryFile): readonly string[] => order ?? Object.keys(stories);

/** Every declared screen. */
export const declared: readonly DeclaredRoute[] = Object.entries(declarations).flatMap(
  ([file, screens]) => {
    const path = file.slice(0, file.lastIndexOf("/") + 1);
    const folder = path.split("/").at(-2) ?? "";
    const storyFiles = Object.entries(stories)
      .filter(([story]) => story.startsWith(path))
      .map(([, load]) => load);
    return Object.values(screens).map((screen) => ({
      screen,
      path: path.slice("../../".length, -1),
      folder,
      storyFiles,
    }));
  },
);

/** What was measured, and what the error catalogue lists, of which the map tells the part of each screen. */
export interface Known {
  readonly coverage: StoryCoverage;
  /** The calls of each screen, by its folder. */
  readonly calls: Readonly<Record<string, readonly string[]>>;
  readonly failures: readonly CatalogueRow[];
}

/** The share of a screen's branches that its stories reach; undefined where they were not measured. */
function reachedOf(path: string, coverage: StoryCoverage): MappedRoute["reached"] {
  const { own } = filesBeside(`${path}/`, coverage);
  return own.length === 0 ? undefined : sumOf(own.map(([, measured]) => measured));
}

/** The failures of a screen's calls, and those of them that no story of any screen shows. */
function failuresOf(path: string, { calls, failures }: Known): MappedRoute["failures"] {
  const own = failures.filter(({ call }) => calls[path]?.includes(call));
  return {
    count: own.length,
    withoutStory: own
      .filter(({ sights }) => sights.length === 0)
      .map(({ call, code }) => `${call} ${code}`),
  };
}

/** The map's rows, at most so many, with the stories of each screen. */
export const loadRoutes = (known: Known, most = Infinity): Promise<MappedRoute[]> =>
  Promise.all(
    declared
      .slice(0, most)
      .map(async ({ screen: { address, visitors, layout }, path, folder, storyFiles }) => {
        const files = await Promise.all(storyFiles.map((load) => load()));
        return {
          reached: reachedOf(path, known.coverage),
          failures: failuresOf(path, known),
          pattern: address,
          visitors,
          layout: layout ?? "main",
          screen: folder,
          stories: files.flatMap((file) =>
            storiesIn(file).map((story) => ({ title: file.default.title, story })),
          ),
        };
      }),
  );
