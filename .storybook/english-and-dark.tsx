import * as accessibility from "@storybook/addon-a11y/preview";
import {
  composeStory,
  type Meta,
  type ReactRenderer,
  setProjectAnnotations,
  type StoryContext,
  type StoryObj,
} from "@storybook/react-vite";
import { beforeAll, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import preview from "./preview.tsx";
import { type Told, toldIn } from "./told.ts";
import { viewports } from "./viewports.ts";

export interface StoryFile {
  readonly default: Meta;
  readonly [name: string]: StoryObj | Meta;
}

const withoutPlay = ({ play: _, ...rest }: StoryObj | Meta) => rest;

/** Stories that differ by their play alone look the same without it: the first of a file stands for them. */
function isFirstOfItsLook() {
  let isSeen = false;
  return ([, story]: [string, StoryObj | Meta]): boolean => {
    const { name: _, tags: __, ...look } = withoutPlay(story) as StoryObj;
    if (Object.keys(look).length > 0) return true;
    const isFirst = !isSeen;
    isSeen = true;
    return isFirst;
  };
}

const setViewport = async ({ viewport }: { viewport?: { value?: keyof typeof viewports } }) => {
  const { styles } = viewports[viewport?.value ?? "desktop"];
  const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
  if (width !== innerWidth || height !== innerHeight) await page.viewport(width, height);
};

/** What was checked, and in which story: a second try of that one checks it again. */
const checked = new Map<string, string>();

/** Ids that React makes up, which are others each time. */
const MADE_ID = /_r_[\da-z]+_/gu;

/** The page as the accessibility check sees it: the same text means the same findings. */
function lookOf(rules: unknown): string {
  const ids = new Map<string, number>();
  const numbered = (id: string) => {
    if (!ids.has(id)) ids.set(id, ids.size);
    return `_${ids.get(id)}_`;
  };
  const { documentElement, body, activeElement } = document;
  const { lang, dataset } = documentElement;
  const place = [...document.querySelectorAll("*")].indexOf(activeElement ?? body);
  const surroundings = [innerWidth, innerHeight, lang, dataset["theme"], place, rules];
  return JSON.stringify(surroundings) + body.innerHTML.replaceAll(MADE_ID, numbered);
}

/** Without their play many stories look alike, and one of them is checked: a third of the check's time went there. */
function checkOnce(context: StoryContext): void {
  const { a11y } = toldIn(context);
  const look = lookOf(a11y?.config);
  if (!checked.has(look)) checked.set(look, context.id);
  if (checked.get(look) !== context.id)
    context.parameters = { ...context.parameters, a11y: { ...a11y, test: "off" } };
}

/**
 * Every story of these files once more in English and in the dark theme: it renders, writes no error to the console,
 * asks for nothing that nobody answers, and has no accessibility violation. Play functions stay out: they assert the
 * specification's Chinese words, and ran in Chinese already. Where a story pins a language or theme in its `globals`,
 * the pin holds here too.
 */
export async function renderInEnglishDark(
  files: Record<string, () => Promise<StoryFile>>,
): Promise<void> {
  // What is done after a story is done from the last to the first.
  const annotations = [accessibility, { afterEach: checkOnce }, preview];
  beforeAll(setProjectAnnotations(annotations).beforeAll);

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
      for (const [name, story] of Object.entries(stories).filter(isFirstOfItsLook())) {
        test(name, async () => {
          const composed = composeStory<ReactRenderer>(
            withoutPlay(story),
            withoutPlay(meta) as Meta,
            {
              initialGlobals: { language: "en", theme: "dark" },
              parameters: { isPlayed: false } satisfies Told,
            },
            name,
          );
          await setViewport(composed.globals);
          await composed.run();
        });
      }
    });
  }

  // What Vite lays over the page for a file that cannot be loaded is no part of the other stories.
  for (const overlay of document.querySelectorAll("vite-error-overlay")) overlay.remove();
}
