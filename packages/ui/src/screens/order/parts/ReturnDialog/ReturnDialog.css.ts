import { style } from "@vanilla-extract/css";
import { below, from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const content = style(inScreens({ display: "grid", gap: space[5], minWidth: 0 }));
export const lead = style(inScreens({ ...typeScale[14], color: color.textMuted }));
export const sections = style(
  inScreens({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] }),
);
export const contact = style(
  inScreens({
    display: "grid",
    columnGap: space[4],
    "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  }),
);

export const table = style(
  inScreens({ "@media": { [from.tablet]: { tableLayout: "fixed", width: "100%" } } }),
);

/* On a phone: product, what can be returned beside the quantity, opened, remark. */
export const row = style(
  inScreens({
    "@media": {
      [below.tablet]: {
        gridTemplateColumns: "minmax(0, 1fr) auto",
        gridTemplateAreas:
          '"product product" "returnable quantity" "opened opened" "remark remark"',
      },
    },
  }),
);
const place = (gridArea: string) => ({ [below.tablet]: { gridArea } });

export const product = style(
  inScreens({
    display: "table-cell",
    verticalAlign: "top",
    textAlign: "start",
    "@media": { ...place("product"), [from.tablet]: { width: "30%" } },
  }),
);
export const code = style(inScreens({ display: "block", fontWeight: 500 }));
export const name = style(
  inScreens({ display: "block", ...typeScale[14], fontWeight: 400, overflowWrap: "anywhere" }),
);
export const meta = style(
  inScreens({ display: "block", ...typeScale[12], fontWeight: 400, color: color.textMuted }),
);
export const returnable = style(
  inScreens({
    verticalAlign: "top",
    "@media": {
      [below.tablet]: { gridArea: "returnable", textAlign: "start", alignSelf: "center" },
      [from.tablet]: { width: "76px" },
    },
  }),
);
export const returnableLabel = style(
  inScreens({
    color: color.textMuted,
    marginInlineEnd: space[2],
    "@media": { [from.tablet]: { display: "none" } },
  }),
);
export const quantity = style(
  inScreens({
    verticalAlign: "top",
    "@media": { ...place("quantity"), [from.tablet]: { width: "116px" } },
  }),
);
export const opened = style(
  inScreens({
    verticalAlign: "top",
    "@media": { ...place("opened"), [from.tablet]: { width: "188px" } },
  }),
);
export const openedQuantity = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[2],
    ...typeScale[13],
    color: color.textMuted,
    paddingBlockStart: space[2],
  }),
);
export const remark = style(inScreens({ verticalAlign: "top", "@media": place("remark") }));
