import { isPlayedAt } from "../side-by-side/played-width.ts";

/** The tag of stories that find by Chinese words. They are not played in English. */
export const PLAYS_IN_CHINESE = "plays-in-chinese";

/** The tools of the toolbar on which what a play function finds depends: what the viewer sees, which calls are answered, the width. */
const TOOLS = {
  viewer: "the viewer",
  network: "the network",
  viewport: "the viewport",
  sideBySide: "side by side",
} as const;

type Setting = Readonly<Record<string, unknown>>;

/** How a story is shown. */
export interface Shown {
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

/** The value of a tool; the viewport's is inside an object. */
const valueOf = (setting: unknown): unknown =>
  typeof setting === "object" && setting !== null && "value" in setting ? setting.value : setting;

/**
 * What differs from the setting in which the story is played; it is not played where anything does. A tool that the
 * story does not set has its first value. A story is played in both languages, unless it is tagged, but without its play
 * function in the other one in pictures, which show the page as it is opened.
 */
export function differencesOf(shown: Shown, initial: Setting): readonly string[] {
  const { tags, globals, storyGlobals, args, initialArgs } = shown;
  const differs = (tool: string) =>
    valueOf(globals[tool]) !== valueOf(storyGlobals[tool] ?? initial[tool]);
  const isOneLanguage = tags.includes(PLAYS_IN_CHINESE) || globals["page"] === "bare";
  const tools = Object.entries(TOOLS).flatMap(([tool, name]) => (differs(tool) ? [name] : []));
  return [
    ...(isOneLanguage && differs("language") ? ["the language"] : []),
    ...tools,
    ...(!isPlayedAt(shown.width, valueOf(storyGlobals["viewport"])) && !differs("viewport")
      ? ["the width of the page"]
      : []),
    ...(Object.keys(args).every((name) => args[name] === initialArgs[name])
      ? []
      : ["the controls"]),
    ...(shown.isInDocs ? ["the page, which shows several stories"] : []),
  ];
}
