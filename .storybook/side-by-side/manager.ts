import { createElement, Fragment, type ReactNode } from "react";
import { addons, types, useGlobals } from "storybook/manager-api";

const ID = "side-by-side";

/** The frame of the story in the workbench, which has the size of the chosen viewport. */
const FRAME = "#storybook-preview-wrapper [data-scale]";

/** Gives the story the whole place while two panes are in it: then each pane has the size of the viewport. */
function WholePlace({ children }: { readonly children?: ReactNode }) {
  const [{ sideBySide }] = useGlobals();
  const style = `${FRAME} { width: 100% !important; height: 100% !important; }`;
  return createElement(
    Fragment,
    null,
    sideBySide === "off" ? null : createElement("style", null, style),
    children,
  );
}

addons.register(ID, () => {
  addons.add(ID, { type: types.PREVIEW, render: WholePlace });
});
