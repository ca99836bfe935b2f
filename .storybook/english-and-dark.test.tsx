import * as accessibility from "@storybook/addon-a11y/preview";
import {
  composeStory,
  type Meta,
  type ReactRenderer,
  setProjectAnnotations,
  type StoryObj,
} from "@storybook/react-vite";
import { beforeAll, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import preview from "./preview.tsx";
import type { StoryParameters } from "./story-context.ts";
import { viewports } from "./viewports.ts";

interface StoryFile {
  readonly default: Meta;
  readonly [name: string]: StoryObj | Meta;
}

const withoutPlay = ({ play: _, ...rest }: StoryObj | Meta) => rest;

const hasLookOfItsOwn = ([, { tags }]: [string, StoryObj | Meta], index: number): boolean =>
  index === 0 || tags?.includes("picture") === true;

const setViewport = async ({ viewport }: { viewport?: { value?: keyof typeof viewports } }) => {
  const { styles } = viewports[viewport?.value ?? "desktop"];
  const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
  if (width !== innerWidth || height !== innerHeight) await page.viewport(width, height);
};

/**
 * The first story of each file, and each with the tag `picture`, for a different look: in English and in
 * the dark theme it renders, writes no error to the console, sends no call that the mock does not answer, and has no
 * accessibility violation. Play functions do not run: they assert the specification's Chinese words, and ran in Chinese
 * already. Where a story pins a language or theme in its `globals`, the pin holds here too.
 */
const files = import.meta.glob<StoryFile>([
  "../packages/ui/src/**/*.stories.tsx",
  "./guide/*.stories.tsx",
]);

beforeAll(setProjectAnnotations([accessibility, preview]).beforeAll);

for (const [path, load] of Object.entries(files)) {
  const file = await load().catch((error: unknown) => error);
  if (file instanceof Error) {
    test(path, () => {
      expect.fail(`The file cannot be loaded: ${file.message}`);
    });
    continue;
  }
  const { default: meta, ...stories } = file as StoryFile;
  describe(meta.title ?? path, () => {
    for (const [name, story] of Object.entries(stories).filter(hasLookOfItsOwn)) {
      test(name, async () => {
        const composed = composeStory<ReactRenderer>(
          withoutPlay(story),
          withoutPlay(meta) as Meta,
          {
            initialGlobals: { language: "en", theme: "dark" },
            parameters: { isPlayed: false } satisfies StoryParameters,
          },
          name,
        );
        await setViewport(composed.globals);
        await composed.run();
      });
    }
  });
}

// Vite's error overlay for a file that cannot be loaded is not part of the other stories.
for (const overlay of document.querySelectorAll("vite-error-overlay")) overlay.remove();
