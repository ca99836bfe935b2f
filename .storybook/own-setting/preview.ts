import type { StoryContext } from "@storybook/react-vite";
import { STORY_PREPARED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { runClock } from "../../packages/ui/src/foundations/stage/stopped-clock.ts";
import { differencesOf, type Shown } from "./differences.ts";
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

const wrapped = new WeakSet<object>();
/** The ids of stories that were last shown in another setting. */
const notPlayed = new Set<string>();

/** Whether the play function of the story runs in the setting in which it is shown. */
export const isPlayedHere = ({ id }: Pick<StoryContext, "id">): boolean => !notPlayed.has(id);

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
    let { language } = render.storyContext().globals;
    render.rerender = () => {
      const context = render.storyContext();
      const wasPlayed = isPlayedHere(context);
      const isOtherLanguage = context.globals["language"] !== language;
      ({ language } = context.globals);
      // In another language the story is at its start again.
      return decide(context) && (isOtherLanguage || !wasPlayed) ? render.remount() : rerender();
    };
  };

  addons.getChannel().on(STORY_PREPARED, () => {
    const render = (globalThis as Workbench).__STORYBOOK_PREVIEW__?.currentRender;
    if (!render?.story) return;
    wrapStory(render.story);
    wrapRender(render);
  });
}
