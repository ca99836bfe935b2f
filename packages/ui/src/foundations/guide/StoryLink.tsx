import type { MouseEvent } from "react";
import { SELECT_STORY, UPDATE_GLOBALS } from "storybook/internal/core-events";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { buildArgsParam } from "storybook/internal/router";
import { addons } from "storybook/preview-api";
import * as css from "./guide.css.ts";

interface Props {
  /** The title of its file: "Screens/Cart/Cart". */
  title: string;
  /** The name of its export: "QuantityChanged". */
  story: string;
  /** Shown instead of the title. */
  label?: string;
  /** Values of the toolbar that the link sets: `{ theme: "dark" }`. */
  globals?: Readonly<Record<string, unknown>>;
}

/**
 * Leads to a story in the workbench around this page. A plain click keeps the settings of the toolbar, other than those that
 * the link sets; in a new tab the address opens the workbench, not the frame of the story.
 */
export function StoryLink({ title, story, label = title, globals }: Props) {
  const storyId = toId(title, storyNameFromExport(story));
  const select = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const channel = addons.getChannel();
    if (globals) channel.emit(UPDATE_GLOBALS, { globals });
    channel.emit(SELECT_STORY, { storyId });
  };
  // As in the workbench's own addresses: "theme:dark;viewport.value:phone".
  const query = globals ? `&globals=${buildArgsParam({}, globals)}` : "";
  return (
    <a
      className={css.link}
      href={`./?path=/story/${storyId}${query}`}
      target="_top"
      onClick={select}
    >
      {label}
    </a>
  );
}
