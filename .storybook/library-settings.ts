import { configure } from "storybook/test";

type Settings = Parameters<typeof configure>[0];

/** Restores the testing library's settings after a story: story files share a page. */
export function restoreLibrarySettings(): () => void {
  let before: Settings = {};
  configure((settings) => {
    before = settings;
    return {};
  });
  return () => configure(before);
}
