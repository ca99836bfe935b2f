import { isAsWideAs, isPlayedAt, widthOf } from "../side-by-side/played-width.ts";

/** The tag of stories that find by Chinese words. They are not played in English. */
export const PLAYS_IN_CHINESE = "plays-in-chinese";

/** The tag of stories without a viewport that find the same on a phone. They are played on one, too. */
export const PLAYS_ON_PHONES = "plays-on-phones";

/** The tools of the toolbar on which what a play function finds depends: what the viewer sees, which calls are answered. */
const TOOLS = {
  viewer: "the viewer",
  network: "the network",
  sideBySide: "side by side",
} as const;

type Setting = Readonly<Record<string, unknown>>;

/** How a story is shown. */
export interface Shown {
  readonly title: string;
  readonly tags: readonly string[];
  readonly globals: Setting;
  readonly storyGlobals: Setting;
  readonly args: Setting;
  readonly initialArgs: Setting;
  /** The width of the page in px, which is not that of the viewport when the page is opened by itself. */
  readonly width: number;
  /** Whether the page is a frame on a page of documentation, where several stories would compete for the focus. */
  readonly isInDocs: boolean;
}

/** Whether all viewers see the same: a component reads nothing of the customer, and calls nothing. */
const isForAllViewers = (title: string): boolean => title.startsWith("Components/");

/** The name of the viewport that is set. */
export const viewportOf = (setting: Setting): unknown =>
  (setting["viewport"] as { readonly value?: unknown } | undefined)?.value;

/** What stops a play function of the chosen viewport, and of the width that the page has. */
function differencesOfWidth({ tags, globals, storyGlobals, width }: Shown): readonly string[] {
  const isPlayed = (px: number) =>
    isPlayedAt(px, viewportOf(storyGlobals), tags.includes(PLAYS_ON_PHONES));
  const viewport = viewportOf(globals);
  const ofViewport = widthOf(viewport);
  if (ofViewport !== undefined && !isPlayed(ofViewport)) return ["the viewport"];
  const isAsChosen = ofViewport === undefined || isAsWideAs(viewport, width);
  return isAsChosen && isPlayed(width) ? [] : ["the width of the page"];
}

/**
 * What differs from the setting in which the story is played; it is not played where anything does. A tool that the
 * story does not set has its first value. A story is played in both languages, unless it is tagged, but without its play
 * function in the other one in pictures, which show the page as it is opened. One that is tagged for it is played on a
 * phone, and that of a component for all viewers.
 */
export function differencesOf(shown: Shown, initial: Setting): readonly string[] {
  const { title, tags, globals, storyGlobals, args, initialArgs } = shown;
  const differs = (tool: string) => globals[tool] !== (storyGlobals[tool] ?? initial[tool]);
  const isOneLanguage = tags.includes(PLAYS_IN_CHINESE) || globals["page"] === "bare";
  const tools = Object.entries(TOOLS).filter(
    ([tool]) => differs(tool) && !(tool === "viewer" && isForAllViewers(title)),
  );
  return [
    ...(isOneLanguage && differs("language") ? ["the language"] : []),
    ...tools.map(([, name]) => name),
    ...differencesOfWidth(shown),
    ...(Object.keys(args).every((name) => args[name] === initialArgs[name])
      ? []
      : ["the controls"]),
    ...(shown.isInDocs ? ["the page, which shows several stories"] : []),
  ];
}
