import { height } from "../../../../components/LineArt/LineArt.css.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const card = screenStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  height: "100%",
  minWidth: 0,
  paddingBlock: space[5],
});

export const picture = screenStyle({
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  placeItems: "center",
  height: "104px",
  vars: { [height]: "100%" },
  marginBlockEnd: space[4],
});

export const name = screenStyle({ ...typeScale[14], fontWeight: 600, overflowWrap: "anywhere" });

/* The link covers the card; other actions are above it. */
export const link = screenStyle({ "::after": { content: '""', position: "absolute", inset: 0 } });

const above = { position: "relative", zIndex: 1, width: "fit-content" } as const;

export const attributes = screenStyle({ ...typeScale[13], color: color.textMuted });
export const code = screenStyle({ ...typeScale[13], ...above });
export const stock = screenStyle({ ...typeScale[13], paddingBlock: `${space[1]} ${space[3]}` });

export const foot = screenStyle({
  ...asWrappingRow(2),
  alignItems: "flex-end",
  justifyContent: "space-between",
  marginBlockStart: "auto",
});

export const action = screenStyle(above);

export const price = screenStyle({
  ...asWrappingRow(2),
  alignItems: "flex-end",
});
