import { globalUtilityStyle, screenStyle, screenVariants } from "../../../theme/layered.ts";
import { asGrid } from "../../../theme/mixins.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

/* Two beside one another, as a pair: what to do, what not. */
export const examples = screenStyle({
  ...asGrid(6),
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
  marginBlock: space[4],
});

export const example = screenStyle({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  margin: 0,
  border: vars.hairline,
});

/* The page is light in both themes, the examples are as the shop: Storybook's, which have its class, and ours. */
globalUtilityStyle(".docs-story", { background: color.surface, color: color.text });

export const shown = screenStyle({
  flex: 1,
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  minHeight: "120px",
  padding: space[6],
  overflow: "auto",
  background: color.surface,
  color: color.text,
  fontFamily: vars.font,
});

const verdict = {
  padding: `${space[3]} ${space[4]}`,
  borderTop: `${vars.line.rule} solid`,
  background: color.surface,
  color: color.text,
} as const;

export const verdicts = screenVariants({
  do: { ...verdict, borderColor: color.inStock },
  dont: { ...verdict, borderColor: color.hazard },
});

const mark = {
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  marginInlineEnd: space[2],
  fontWeight: 600,
} as const;

export const marks = screenVariants({
  do: { ...mark, color: color.inStock },
  dont: { ...mark, color: color.hazard },
});

/** A card of an example, in place of a real one. */
export const card = screenStyle({
  padding: space[6],
  border: vars.hairline,
  background: color.surfaceSunken,
});
