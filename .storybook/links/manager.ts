import { pathIn } from "@reagent/api/pages/language-path";
import { createElement, Fragment } from "react";
import { Button } from "storybook/internal/components";
import {
  addons,
  types,
  useGlobals,
  useParameter,
  useStorybookApi,
  useStorybookState,
} from "storybook/manager-api";

const ID = "links-of-a-screen";

const SHOP = process.env["STORYBOOK_SHOP_URL"] || "http://localhost:3000";
/** Without it there is no link to the source; the panel "Code" shows the story's. */
const REPOSITORY = process.env["STORYBOOK_SOURCE_URL"];

const link = (title: string, href: string) =>
  createElement(
    Button,
    { key: title, asChild: true, variant: "ghost", ariaLabel: false },
    createElement("a", { href, target: "_blank", rel: "noreferrer" }, title),
  );

/** Leads from a story of a screen to the same page in the running shop, and to the source of the screen. */
function LinksOfScreen() {
  const [{ language }] = useGlobals();
  const route = useParameter("route", "/");
  const { storyId } = useStorybookState();
  const entry = useStorybookApi().resolveStory(storyId);
  // "./packages/ui/src/screens/cart/Cart/Cart.stories.tsx", from the root of the workspace.
  const storyFile = entry?.type === "story" ? entry.importPath : undefined;
  return createElement(
    Fragment,
    null,
    link("Shop", new URL(pathIn(language === "en" ? "en" : "zh", route), SHOP).href),
    REPOSITORY && storyFile
      ? link("Source", new URL(storyFile.replace(".stories.tsx", ".tsx"), REPOSITORY).href)
      : null,
  );
}

addons.register(ID, () => {
  addons.add(ID, {
    type: types.TOOL,
    title: "Links of a screen",
    match: ({ viewMode, storyId }) =>
      viewMode === "story" && storyId?.startsWith("screens-") === true,
    render: LinksOfScreen,
  });
});
