import type { Addon_BaseType } from "storybook/internal/types";
import { addons, type API, types } from "storybook/manager-api";

const ID = "panels";
/** Of Storybook. */
const CONTROLS = "addon-controls";

/** Whether the story on the screen has no controls. Pages of the guide have none: their props are what they list. */
function isWithoutControls(api: API): boolean {
  const entry = api.getCurrentStoryData();
  if (entry?.type !== "story") return false;
  if (entry.title.startsWith("Guide/")) return true;
  return entry.prepared === true && Object.keys(entry.argTypes ?? {}).length === 0;
}

// The panel is the first: over a story without controls it would say only that there are none.
addons.register(ID, (api) => {
  const panels = addons.getElements(types.PANEL) as Readonly<Record<string, Addon_BaseType>>;
  const panel = panels[CONTROLS];
  if (!panel) return;
  addons.add(CONTROLS, { ...panel, disabled: () => isWithoutControls(api) });
});
