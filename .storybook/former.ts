import { posix } from "node:path";

/**
 * The former workbenches that this one lists below its own stories, for Storybook's `refs`.
 * @param addresses Their addresses, from this workbench's own, in the order of the list: "../v2 ../v1".
 */
export const formerWorkbenches = (addresses = process.env["STORYBOOK_FORMER"] ?? "") =>
  Object.fromEntries(
    addresses
      .split(" ")
      .filter(Boolean)
      .map((url) => {
        const title = posix.basename(url);
        // The key is part of the ids of its stories.
        return [title.replaceAll(/\W/gu, "-"), { title, url, expanded: false }];
      }),
  );
