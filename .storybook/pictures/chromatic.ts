import type { Plugin } from "vite";
import { storiesOf } from "../stories-of.ts";
import { type PictureSetting, looksOf } from "./looks.ts";

/** A setting of Chromatic: a width in px, and values of the toolbar's tools. */
type Mode = { readonly viewport: number } & Omit<PictureSetting, "width">;

/** The settings in which Chromatic takes a picture, by name: "1440", "390 dark". */
export const modesOf = (looks: readonly PictureSetting[]): Readonly<Record<string, Mode>> =>
  Object.fromEntries(
    looks.map(({ width, ...tools }) => [
      [width, ...Object.values(tools)].join(" "),
      { viewport: width, ...tools },
    ]),
  );

/**
 * The statements that let Chromatic take pictures of the stories of a file, by the rule for the visual tests. It takes
 * none of other stories: the preview disables them.
 */
export function snapshotsOf(code: string, fileName: string): string {
  return storiesOf(code, fileName)
    .map(({ exportName, title = "", name = "", tags = [] }, index) => {
      const looks = looksOf({ title, name, tags }, index === 0);
      if (looks.length === 0) return "";
      const chromatic = JSON.stringify({ disableSnapshot: false, modes: modesOf(looks) });
      return `\n${exportName}.parameters = { ...${exportName}.parameters, chromatic: ${chromatic} };`;
    })
    .join("");
}

/** Adds to each story file what Chromatic reads. */
export const chromaticPlugin = (): Plugin => ({
  name: "chromatic-snapshots",
  enforce: "pre",
  transform: {
    filter: { id: /\.stories\.tsx$/u },
    handler: (code, file) => ({ code: code + snapshotsOf(code, file), map: null }),
  },
});
