import * as css from "./guide.css.ts";

interface Props {
  /** The title of its file: "Screens/Cart/Cart". */
  title: string;
  /** The name of its export: "QuantityChanged". */
  story: string;
  /** Said instead of the title. */
  label?: string;
}

const hyphenated = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** The workbench's own name of a story. */
function storyId(title: string, story: string): string {
  return `${hyphenated(title)}--${hyphenated(story.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, " "))}`;
}

/** Leads to a story in the workbench around this page. */
export function StoryLink({ title, story, label = title }: Props) {
  return (
    <a className={css.link} href={`?path=/story/${storyId(title, story)}`} target="_top">
      {label}
    </a>
  );
}
