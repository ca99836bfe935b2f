import type { StoryContext } from "@storybook/react-vite";
import { STORY_PREPARED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { runClock } from "../../packages/ui/src/foundations/stage/stopped-clock.ts";
import { isAsWideAs, widthOf } from "../side-by-side/played-width.ts";
import { toolbarOf } from "../story-context.ts";
import { differencesOf, type Shown, viewportOf } from "./differences.ts";
import { PLAY_DECIDED, type PlayDecided } from "./not-played.ts";

type Context = StoryContext & Omit<Shown, "width" | "isInDocs">;

/** A story on the page, of which Storybook has no types. */
interface Render {
  readonly id: string;
  readonly story?: { playFunction?: (context: Context) => Promise<void> };
  storyContext(): Context;
  /** Renders the story again for other tools or controls, without playing it. */
  rerender(): Promise<void>;
  /** Renders the story anew, and plays it. */
  remount(): Promise<void>;
}

interface Workbench {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: Render };
}

/** The tools that can be changed while the story is played. */
const settingOf = (render: Render): Readonly<Record<string, unknown>> => {
  const { globals } = render.storyContext();
  const { language, viewer } = toolbarOf({ globals });
  return { language, viewer, viewport: viewportOf(globals) };
};

const wrapped = new WeakSet<object>();
/** The ids of stories that were last shown in another setting. */
const notPlayed = new Set<string>();

/** Whether the play function of the story runs in the setting in which it is shown. */
export const isPlayedHere = ({ id }: Pick<StoryContext, "id">): boolean => !notPlayed.has(id);

/** How many frames the new width of the page is waited for. */
const LIMIT = 30;

/** The workbench tells the page of another viewport before it resizes its frame. */
async function afterResize(): Promise<void> {
  const { innerWidth: before } = globalThis;
  for (let count = 0; count < LIMIT && innerWidth === before; count += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

const isInDocs = () => globalThis.frameElement?.id.startsWith("iframe--") === true;

/**
 * Lets play functions run only in their story's own setting. In any other the story shows its state, and the panel of
 * interactions says that it is not played. Storybook has no option for it, so the functions of a prepared story are
 * wrapped before it is rendered.
 */
export function playInOwnSettingOnly(initial: Readonly<Record<string, unknown>>): void {
  /** Whether the story is played with the tools and controls as they are, which the workbench is told. */
  const decide = (context: Context): boolean => {
    const shown = { ...context, width: innerWidth, isInDocs: isInDocs() };
    const differences = differencesOf(shown, initial);
    const isPlayed = differences.length === 0;
    if (isPlayed) notPlayed.delete(context.id);
    else notPlayed.add(context.id);
    const decided: PlayDecided = { storyId: context.id, differences };
    addons.getChannel().emit(PLAY_DECIDED, decided);
    return isPlayed;
  };

  const wrapStory = (story: NonNullable<Render["story"]>) => {
    const { playFunction: play } = story;
    if (!play || wrapped.has(story)) return;
    wrapped.add(story);
    story.playFunction = async (context) => {
      const viewport = viewportOf(context.globals);
      if (widthOf(viewport) !== undefined && !isAsWideAs(viewport, innerWidth)) await afterResize();
      try {
        if (decide(context)) await play(context);
      } finally {
        // Storybook waits for animations with a timer next.
        runClock();
      }
    };
  };

  const wrapRender = (render: Render) => {
    if (!render.story?.playFunction || wrapped.has(render)) return;
    wrapped.add(render);
    const rerender = render.rerender.bind(render);
    let before = settingOf(render);
    render.rerender = async () => {
      const wasPlayed = isPlayedHere(render);
      const now = settingOf(render);
      const changed = Object.keys(now).filter((tool) => now[tool] !== before[tool]);
      before = now;
      if (changed.includes("viewport")) await afterResize();
      // In another language, for another viewer or at another width the story is at its start again.
      const isAnew = changed.length > 0 || !wasPlayed;
      return decide(render.storyContext()) && isAnew ? render.remount() : rerender();
    };
  };

  addons.getChannel().on(STORY_PREPARED, () => {
    const render = (globalThis as Workbench).__STORYBOOK_PREVIEW__?.currentRender;
    if (!render?.story) return;
    wrapStory(render.story);
    wrapRender(render);
  });
}
