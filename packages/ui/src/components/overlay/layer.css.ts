import { componentStyle } from "../../theme/layered.ts";
import { raised } from "../../theme/mixins.ts";
import { risingFrom } from "../../theme/rising.ts";
import { vars } from "../../theme/vars.css.ts";
import { stacking } from "./stacking.ts";

export const layer = componentStyle({
  zIndex: stacking.popover,
  maxWidth: "var(--radix-popper-available-width)",
  maxHeight: "var(--radix-popper-available-height)",
  overflow: "auto",
  overscrollBehavior: "contain",
  padding: vars.space[4],
  ...raised,
  ...risingFrom("4px"),
  ":focus-visible": { outline: "none" },
});
