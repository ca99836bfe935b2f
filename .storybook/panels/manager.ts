import type { Addon_BaseType } from "storybook/internal/types";
import { addons, types } from "storybook/manager-api";

const ID = "panels";
/** Of Storybook. */
const CONTROLS = "addon-controls";

// The panel is the first: over a story without controls it would say only that there are none.
addons.register(ID, (api) => {
  const panels = addons.getElements(types.PANEL) as Readonly<Record<string, Addon_BaseType>>;
  const panel = panels[CONTROLS];
  if (!panel) return;
  addons.add(CONTROLS, {
    ...panel,
    disabled: () => {
      const entry = api.getCurrentStoryData();
      return (
        entry?.type === "story" &&
        entry.prepared === true &&
        Object.keys(entry.argTypes ?? {}).length === 0
      );
    },
  });
});
