interface Entry {
  readonly id: string;
  readonly type: "story" | "docs";
  readonly title: string;
}

interface Workbench {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly storyStoreValue?: {
      readonly storyIndex: { readonly entries: Readonly<Record<string, Entry>> };
    };
  };
}

/** The id of the page of a component or block, by its name: "components-fields-textfield--docs" for `TextField`. */
export function docsOf(name: string): string | undefined {
  // A prop may be called as a component is.
  if (!/^[A-Z]/u.test(name)) return undefined;
  const index = (globalThis as Workbench).__STORYBOOK_PREVIEW__?.storyStoreValue?.storyIndex;
  return Object.values(index?.entries ?? {}).find(
    ({ type, title }) => type === "docs" && nameIn(title) === name.toLowerCase(),
  )?.id;
}

/** The name of a component in the title of its stories, where it may be written as words: "Blocks/Quick order". */
const nameIn = (title: string): string | undefined =>
  /^(?:Components|Blocks)\/(?:.*\/)?(?<name>[^/]+)$/u
    .exec(title)
    ?.groups?.["name"]?.replaceAll(" ", "")
    .toLowerCase();
