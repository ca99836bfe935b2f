import { style } from "@vanilla-extract/css";
import { below } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const planner = style(inScreens({ paddingBlockEnd: space[3] }));

export const panel = style(inScreens({ paddingBlock: `${space[2]} ${space[3]}` }));

export const form = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: space[3],
    maxWidth: "420px",
  }),
);

/* Aligned with the field, below the height of its label. */
export const submit = style(inScreens({ paddingBlockStart: space[6] }));

export const answers = style(
  inScreens({ margin: `${space[3]} 0 0`, padding: 0, listStyle: "none", ...typeScale[14] }),
);

export const answer = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 12em) minmax(0, 1fr) auto auto",
    alignItems: "center",
    gap: `${space[1]} ${space[4]}`,
    paddingBlock: space[2],
    borderTop: vars.hairline,
    "@media": {
      [below.tablet]: {
        gridTemplateColumns: "minmax(0, 1fr) auto",
        gridTemplateAreas: '"title fill" "packs packs" "figures figures"',
      },
    },
  }),
);

const place = (gridArea: string) => ({ "@media": { [below.tablet]: { gridArea } } });

export const title = style(inScreens({ color: color.textMuted, ...place("title") }));
export const packs = style(inScreens({ fontWeight: 600, ...place("packs") }));
export const fill = style(inScreens(place("fill")));

export const figures = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: `0 ${space[4]}`,
    color: color.textMuted,
    ...place("figures"),
  }),
);

export const price = style(inScreens({ color: color.text }));

export const none = style(
  inScreens({ paddingBlock: space[2], borderTop: vars.hairline, color: color.textMuted }),
);
