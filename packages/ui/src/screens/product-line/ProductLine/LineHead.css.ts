import { height } from "../../../components/LineArt/LineArt.css.ts";
import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

/* The picture is beside name and description; on a phone the description has the full width. */
export const head = screenStyle({
  ...asGrid(3, 4),
  gridTemplateColumns: "96px minmax(0, 1fr)",
  gridTemplateAreas: '"art words" "description description"',
  alignItems: "center",
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "168px minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      gridTemplateAreas: '"art words" "art description"',
      alignItems: "start",
      columnGap: space[8],
      minHeight: "144px",
    },
  },
});

export const art = screenStyle({
  vars: { [height]: "80px" },
  gridArea: "art",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  placeItems: "center",
  "@media": { [from.tablet]: { vars: { [height]: "136px" }, height: "144px" } },
});

export const words = screenStyle({ gridArea: "words", minWidth: 0 });
export const name = screenStyle({
  ...typeScale[26],
  fontWeight: 600,
  overflowWrap: "anywhere",
  "@media": { [from.laptop]: typeScale[34] },
});
export const claim = screenStyle({
  ...typeScale[14],
  color: color.textMuted,
  overflowWrap: "anywhere",
});
export const description = screenStyle({ gridArea: "description", minWidth: 0 });
