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

/** The hooks that a page is about; the others are about the component of their name. */
const HOOKS: Readonly<Record<string, string>> = { FlyToCart: "useFlyToCart" };

/** From where other packages import what a story is about; undefined for blocks, which are the shop's own. */
export function moduleOf(storyId: string): string | undefined {
  const file = entries()[storyId]?.importPath ?? "";
  const { path, name = "" } =
    /\/ui\/src\/(?<path>components\/\w+\/(?<name>\w+))\.stories\.tsx$/u.exec(file)?.groups ?? {};
  if (path === undefined) return undefined;
  return `@reagent/ui/${HOOKS[name] ? `components/${HOOKS[name]}` : path}`;
}
