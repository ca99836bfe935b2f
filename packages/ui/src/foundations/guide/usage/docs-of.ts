interface Entry {
  readonly id: string;
  readonly type: "story" | "docs";
  readonly title: string;
  /** Its file, from the root: "./packages/ui/src/components/Button/Button.stories.tsx". */
  readonly importPath: string;
}

interface Workbench {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly storyStoreValue?: {
      readonly storyIndex: { readonly entries: Readonly<Record<string, Entry>> };
    };
  };
}

const entries = (): Readonly<Record<string, Entry>> =>
  (globalThis as Workbench).__STORYBOOK_PREVIEW__?.storyStoreValue?.storyIndex.entries ?? {};

/** The id of the page of a component or block, by its name: "components-fields-textfield--docs" for `TextField`. */
export function docsOf(name: string): string | undefined {
  // A prop may be called as a component is.
  if (!/^[A-Z]/u.test(name)) return undefined;
  return Object.values(entries()).find(
    ({ type, title }) => type === "docs" && nameIn(title) === name.toLowerCase(),
  )?.id;
}

/** The name of a component in the title of its stories, where it may be written as words: "Blocks/Quick order". */
const nameIn = (title: string): string | undefined =>
  /^(?:Components|Blocks)\/(?:.*\/)?(?<name>[^/]+)$/u
    .exec(title)
    ?.groups?.["name"]?.replaceAll(" ", "")
    .toLowerCase();

/** A hook in a file of its own, which the package does not export. */
const NOT_EXPORTED = "FlyToCart";

/** From where other packages import the component of a story; undefined for blocks, which are the shop's own. */
export function moduleOf(storyId: string): string | undefined {
  const file = entries()[storyId]?.importPath ?? "";
  const path = /\/ui\/src\/(?<path>components\/(?<name>\w+)\/\w+)\.stories\.tsx$/u.exec(
    file,
  )?.groups;
  return path && path["name"] !== NOT_EXPORTED ? `@reagent/ui/${path["path"]}` : undefined;
}
