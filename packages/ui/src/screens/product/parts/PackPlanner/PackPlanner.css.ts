import { below } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const planner = screenStyle({ paddingBlockEnd: space[3] });

export const panel = screenStyle({ paddingBlock: `${space[2]} ${space[3]}` });

export const form = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space[3],
  maxWidth: "420px",
});

/* Aligned with the field, below the height of its label. */
export const submit = screenStyle({ paddingBlockStart: space[6] });

export const converted = screenStyle({
  margin: `${space[3]} 0 0`,
  color: color.textMuted,
  ...typeScale[14],
});

export const answers = screenStyle({
  margin: `${space[3]} 0 0`,
  padding: 0,
  listStyle: "none",
  ...typeScale[14],
});

export const answer = screenStyle({
  ...asGrid(1, 4),
  gridTemplateColumns: "minmax(0, 12em) minmax(0, 1fr) auto auto",
  alignItems: "center",
  paddingBlock: space[2],
  borderTop: vars.hairline,
  "@media": {
    [below.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gridTemplateAreas: '"title fill" "packs packs" "figures figures"',
    },
  },
});

const place = (gridArea: string) => ({ "@media": { [below.tablet]: { gridArea } } });

export const title = screenStyle({ color: color.textMuted, ...place("title") });
export const packs = screenStyle({ fontWeight: 600, ...place("packs") });
export const fill = screenStyle(place("fill"));

export const figures = screenStyle({
  ...asWrappingRow(0, 4),
  alignItems: "baseline",
  color: color.textMuted,
  ...place("figures"),
});

export const price = screenStyle({ color: color.text });

export const none = screenStyle({
  paddingBlock: space[2],
  borderTop: vars.hairline,
  color: color.textMuted,
});
