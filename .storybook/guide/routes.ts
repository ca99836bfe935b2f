import type { MappedRoute } from "../../packages/ui/src/foundations/guide/ScreenMap/ScreenMap.tsx";
import type { AnyScreen } from "../../packages/ui/src/screen.ts";

const declarations = import.meta.glob<Readonly<Record<string, AnyScreen>>>(
  "../../packages/ui/src/screens/*/*/*.screen.ts",
  { eager: true },
);
const stories = import.meta.glob<StoryFile>("../../packages/ui/src/screens/**/*.stories.tsx");

/** A declared screen, the name of its folder, and what loads the story files in that folder. */
interface DeclaredRoute {
  readonly screen: AnyScreen;
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
    return Object.values(screens).map((screen) => ({ screen, folder, storyFiles }));
  },
);

/** The map's rows, at most so many, with the stories of each screen. */
export const loadRoutes = (most = Infinity): Promise<MappedRoute[]> =>
  Promise.all(
    declared
      .slice(0, most)
      .map(async ({ screen: { address, visitors, layout }, folder, storyFiles }) => {
        const files = await Promise.all(storyFiles.map((load) => load()));
        return {
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
