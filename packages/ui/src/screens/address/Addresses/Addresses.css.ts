import { style } from "@vanilla-extract/css";
import { below, from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[3],
  }),
);

export const search = style(inScreens({ "@media": { [from.tablet]: { maxWidth: "400px" } } }));

export const row = style(
  inScreens({
    "@media": {
      [below.tablet]: {
        gridTemplateColumns: "minmax(0, 1fr)",
        gridTemplateAreas: '"receiver" "place" "actions"',
      },
    },
  }),
);

const place = (gridArea: string, width: string) => ({
  "@media": { [below.tablet]: { gridArea }, [from.tablet]: { width } },
});

export const receiver = style(
  inScreens({ fontWeight: 400, overflowWrap: "anywhere", ...place("receiver", "24%") }),
);
export const name = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[2],
    fontWeight: 600,
  }),
);
export const number = style(
  inScreens({ display: "block", color: color.textMuted, fontVariantNumeric: "tabular-nums" }),
);
export const address = style(inScreens({ overflowWrap: "anywhere", ...place("place", "auto") }));
export const postcode = style(
  inScreens({ display: "block", color: color.textMuted, ...typeScale[12] }),
);
export const actions = style(inScreens(place("actions", "248px")));

/* Aligns the text of a quiet button, not its box, with the edge. */
export const actionsInLine = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: space[1],
    marginInlineEnd: "-8px",
    "@media": {
      [below.tablet]: { justifyContent: "flex-start", marginInline: "-8px 0" },
    },
  }),
);

export const mark = style(
  inScreens({
    ...typeScale[12],
    paddingInline: "6px",
    border: vars.hairline,
    borderRadius: vars.radius.small,
    color: color.textMuted,
    fontWeight: 400,
  }),
);
