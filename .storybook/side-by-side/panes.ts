import type { StoryContext } from "@storybook/react-vite";
import { buildArgsParam } from "storybook/internal/router";
import type { Pane } from "../../packages/ui/src/foundations/side-by-side/pane.ts";
import { type Toolbar, toolbarOf } from "../story-context.ts";
import { viewports } from "../viewports.ts";
import { LEAST_PLAYED } from "./played-width.ts";

interface Choice {
  readonly tool: "language" | "theme";
  readonly titles: Readonly<Record<string, string>>;
  /** Whether the story is played in each pane. */
  readonly isPlayed: boolean;
}

const choices: Partial<Record<Toolbar["sideBySide"], Choice>> = {
  // In the other language it could not be played, and the panes would show different states.
  languages: { tool: "language", titles: { zh: "中文", en: "English" }, isPlayed: false },
  themes: { tool: "theme", titles: { light: "Light", dark: "Dark" }, isPlayed: true },
};

const LEAST_SHOWN = Number.parseInt(viewports.phone.styles.width, 10);

type Values = Readonly<Record<string, unknown>>;

/** What Storybook gives a decorator, with the globals that the story sets itself, which its types leave out. */
export interface Shown extends Pick<StoryContext, "id" | "viewMode"> {
  readonly globals: Values;
  readonly storyGlobals: Values;
  readonly args: Values;
  readonly initialArgs: Values;
}

/** How wide the page of a pane is at least, in px: where it is played, as wide as a play function needs, else as a phone. */
export const leastWidthOf = (context: Pick<StoryContext, "globals">): number =>
  choices[toolbarOf(context).sideBySide]?.isPlayed ? LEAST_PLAYED : LEAST_SHOWN;

/**
 * The panes of a story: the same story in each language or theme, with the other tools and the controls as they are.
 * None where the tool is off, on pages of documentation, and where the story sets the language or theme itself.
 */
export function panesOf(context: Shown): readonly Pane[] {
  const { id, viewMode, globals, storyGlobals, args, initialArgs } = context;
  const choice = choices[toolbarOf(context).sideBySide];
  if (!choice || viewMode === "docs" || choice.tool in storyGlobals) return [];
  const { tool, titles, isPlayed } = choice;
  const own = Object.entries(globals).filter(([name]) => !(name in storyGlobals));
  return Object.entries(titles).map(([value, title]) => {
    const values = {
      ...Object.fromEntries(own),
      [tool]: value,
      sideBySide: isPlayed ? "off" : "pane",
    };
    // As in the workbench's addresses: "theme:dark;viewport.value:phone;outline:!true".
    const tools = buildArgsParam({}, values);
    const controls = buildArgsParam(initialArgs, args);
    return {
      title,
      address: `iframe.html?id=${id}&viewMode=story&globals=${tools}&args=${controls}`,
    };
  });
}
