import { style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

/** Fixed columns, so that an answer does not move the fields, and a row is laid out alone. */
export const rows = style(inScreens({ "@media": { [from.tablet]: { tableLayout: "fixed" } } }));

const width = (value: string) =>
  style(inScreens({ "@media": { [from.tablet]: { width: value } } }));
export const numberColumn = width("44px");
export const quantityColumn = width("120px");
export const moneyColumn = width("104px");
export const deliveryColumn = width("15%");
export const actionColumn = width("48px");

export const wrapped = style(inScreens({ overflowWrap: "anywhere", whiteSpace: "normal" }));
export const quantity = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: space[1],
  }),
);
/** A drag fills rows; it does not scroll the page. */
export const handle = style(inScreens({ display: "inline-flex", touchAction: "none" }));
export const note = style(inScreens({ ...typeScale[12], color: color.textMuted }));
export const problem = style(inScreens({ ...typeScale[12], color: color.hazard }));
export const unplaced = style(inScreens({ whiteSpace: "pre-line", overflowWrap: "anywhere" }));
export const sums = style(inScreens({ maxWidth: "560px" }));
