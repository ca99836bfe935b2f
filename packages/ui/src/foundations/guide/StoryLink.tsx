import { storyNameFromExport, toId } from "storybook/internal/csf";
import * as css from "./guide.css.ts";

interface Props {
  /** The title of its file: "Screens/Cart/Cart". */
  title: string;
  /** The name of its export: "QuantityChanged". */
  story: string;
  /** Shown instead of the title. */
  label?: string;
}

/** Leads to a story in the workbench around this page. */
export function StoryLink({ title, story, label = title }: Props) {
  return (
    <a
      className={css.link}
      href={`?path=/story/${toId(title, storyNameFromExport(story))}`}
      target="_top"
    >
      {label}
    </a>
  );
}
