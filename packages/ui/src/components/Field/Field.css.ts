import { componentStyle, componentVariants } from "../../theme/layered.ts";
import { asGrid, asRow } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

export const field = componentStyle({
  ...asGrid(1),
  alignContent: "start",
  minWidth: 0,
});

export const label = componentStyle({ ...typeScale[13], color: vars.color.textMuted });

export const required = componentStyle({
  color: vars.color.hazard,
  marginInlineStart: vars.space[1],
});

/* Reserves one line, so that an error does not move the content below. It is nearer to its own control than to the next label. */
export const messages = componentVariants({
  reserved: {
    display: "block",
    minHeight: "26px",
    marginBlockStart: "-2px",
    paddingBlockEnd: vars.half[3],
  },
  asNeeded: { display: "block" },
});

export const description = componentStyle({
  ...typeScale[12],
  display: "block",
  color: vars.color.textMuted,
  textWrap: "pretty",
});

export const error = componentStyle({
  ...typeScale[12],
  ...asRow(1),
  color: vars.color.hazard,
});

export const errorIcon = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  height: "20px",
  flex: "none",
});
