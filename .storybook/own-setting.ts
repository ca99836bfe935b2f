import type { StoryContext } from "@storybook/react-vite";
import { STORY_PREPARED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { runClock } from "../packages/ui/src/foundations/stage/stopped-clock.ts";
import { isPlayedAt } from "./side-by-side/played-width.ts";

/**
 * The tools of the toolbar on which a play function depends: the words it finds, what the viewer sees, whether calls are answered,
 * and what the width shows.
 */
const TOOLS = ["language", "viewer", "network", "viewport", "sideBySide"] as const;

type Setting = Readonly<Record<string, unknown>>;
type Settings = {
  readonly globals: Setting;
  readonly storyGlobals: Setting;
  readonly args: Setting;
  readonly initialArgs: Setting;
};

/** The value of a tool; the viewport's is inside an object. */
const valueOf = (setting: unknown): unknown =>
  typeof setting === "object" && setting !== null && "value" in setting ? setting.value : setting;

/** Whether tools and controls are as the story sets them; a tool that it does not set has its first value. */
const isOwnSetting = ({ globals, storyGlobals, args, initialArgs }: Settings, initial: Setting) =>
  Object.keys(args).every((name) => args[name] === initialArgs[name]) &&
  TOOLS.every((tool) => valueOf(globals[tool]) === valueOf(storyGlobals[tool] ?? initial[tool]));

/** Whether the page is as wide as the story sets it, which it is not in a narrow window or when opened by itself. */
const hasOwnWidth = ({ storyGlobals }: Settings) =>
  isPlayedAt(innerWidth, valueOf(storyGlobals["viewport"]));

/** Whether the page is a frame on a page of documentation, where several stories would compete for the focus. */
const isInDocs = () => globalThis.frameElement?.id.startsWith("iframe--") === true;

interface Workbench {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: {
      readonly story?: { playFunction?: (context: StoryContext & Settings) => Promise<void> };
    };
  };
}

const wrapped = new WeakSet<object>();
/** The ids of stories that were last shown in another setting. */
const notPlayed = new Set<string>();

/** Whether the play function of the story runs in the setting in which it is shown. */
export const isPlayedHere = ({ id }: Pick<StoryContext, "id">): boolean => !notPlayed.has(id);

/**
 * Lets play functions run only in their story's own setting. In any other the story shows its state. Storybook has no
 * option for it, so the function of a prepared story is wrapped before it is rendered.
 */
export function playInOwnSettingOnly(initial: Setting): void {
  addons.getChannel().on(STORY_PREPARED, () => {
    const story = (globalThis as Workbench).__STORYBOOK_PREVIEW__?.currentRender?.story;
    const play = story?.playFunction;
    if (!story || wrapped.has(story)) return;
    wrapped.add(story);
    story.playFunction = async (context) => {
      try {
        if (isOwnSetting(context, initial) && hasOwnWidth(context) && !isInDocs()) {
          notPlayed.delete(context.id);
          await play?.(context);
        } else notPlayed.add(context.id);
      } finally {
        // Storybook waits for animations with a timer next.
        runClock();
      }
    };
  });
}
