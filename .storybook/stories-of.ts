import { loadCsf } from "storybook/internal/csf-tools";

type Stories = ReturnType<ReturnType<typeof loadCsf>["parse"]>["indexInputs"];

const read = new Map<string, { readonly text: string; readonly stories: Stories }>();

/** The stories of a file, by its text, which is parsed once for all that read it. */
export function storiesOf(text: string, fileName: string): Stories {
  const known = read.get(fileName);
  if (known?.text === text) return known.stories;
  const stories = loadCsf(text, { fileName, makeTitle: (title) => title }).parse().indexInputs;
  read.set(fileName, { text, stories });
  return stories;
}
