import type { MouseEvent } from "react";
import { SELECT_STORY } from "storybook/internal/core-events";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { addons } from "storybook/preview-api";
import * as css from "./guide.css.ts";

interface Props {
  /** The title of its file: "Screens/Cart/Cart". */
  title: string;
  /** The name of its export: "QuantityChanged". */
  story: string;
  /** Shown instead of the title. */
  label?: string;
}

/**
 * Leads to a story in the workbench around this page. A plain click keeps the settings of the toolbar; in a new tab the
 * address opens the workbench, not the frame of the story.
 */
export function StoryLink({ title, story, label = title }: Props) {
  const storyId = toId(title, storyNameFromExport(story));
  const select = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId });
  };
  return (
    <a className={css.link} href={`./?path=/story/${storyId}`} target="_top" onClick={select}>
      {label}
    </a>
  );
}
