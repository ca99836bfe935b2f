import { height } from "../../../../components/LineArt/LineArt.css.ts";
import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { lines } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, radius, space } = vars;

/** How much of the banner the words take beside the drawing. */
const WORDS_SHARE = "48%";

/* The size is the same for the skeleton, the failure and the banners. They are higher beside higher columns, and with larger text. */
export const frame = screenStyle({
  minWidth: 0,
  height: "100%",
  minHeight: "384px",
  borderRadius: radius.medium,
  "@media": { [from.tablet]: { minHeight: "376px" } },
});

export const skeleton = screenStyle({ background: color.surfaceSunken });

export const failed = screenStyle({
  display: "grid",
  placeItems: "center",
  border: vars.hairline,
});

export const banner = screenStyle([
  frame,
  {
    position: "relative",
    isolation: "isolate",
    display: "grid",
    gridTemplateRows: "auto auto auto minmax(0, 1fr)",
    justifyItems: "start",
    overflow: "hidden",
    padding: `${space[6]} ${space[6]} ${space[14]}`,
    background: color.banner,
    color: color.onBanner,
    "@media": { [from.tablet]: { padding: `72px ${space[10]} ${space[14]}` } },
  },
]);

/* In place of banners: as high as its words. */
export const nameplate = screenStyle({
  padding: space[6],
  borderRadius: radius.medium,
  background: color.banner,
  color: color.onBanner,
  "@media": { [from.tablet]: { padding: `${space[10]} ${space[10]} ${space[4]}` } },
});

/* Short enough to leave room for the button. */
export const note = screenStyle({
  ...typeScale[14],
  ...lines(2),
  overflowWrap: "anywhere",
  "@media": { [from.tablet]: { maxWidth: WORDS_SHARE } },
});

/* The lines for which there is room above the button. */
export const subject = screenStyle({
  ...typeScale[26],
  ...lines(4),
  maxWidth: "13em",
  margin: `${space[3]} 0 ${space[6]}`,
  fontWeight: 600,
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
  "@media": {
    [from.tablet]: {
      ...typeScale[34],
      ...lines(3),
      maxWidth: `min(11em, ${WORDS_SHARE})`,
      marginBlockEnd: space[8],
      selectors: { "&:lang(en)": { ...typeScale[26], ...lines(4), lineHeight: 1.3 } },
    },
  },
});

/* The link's area is that of the banner, which is positioned; nothing between them is. */
export const wholeBanner = screenStyle({
  "::after": { content: "", position: "absolute", inset: 0 },
});

/* Long words need several lines. */
export const button = screenStyle({
  maxWidth: "100%",
  height: "auto",
  minHeight: vars.control.large,
  paddingBlock: space[2],
  whiteSpace: "normal",
  background: color.onBanner,
  color: color.banner,
  selectors: {
    "&&:hover": { background: color.onBanner, color: color.banner, textDecoration: "underline" },
    "&:focus-visible": { outlineColor: color.onBanner },
  },
});

/* On a phone a picture takes the space that is left below the words, whatever its own height. Three lines of words leave this much. */
const belowWords = { contain: "size", gridRow: 4, minHeight: "84px" } as const;

/* Decorative: large and partly clipped, beside the words. */
export const art = screenStyle({
  vars: { [height]: "100%" },
  ...belowWords,
  justifySelf: "end",
  width: "70%",
  marginBlockStart: space[3],
  marginInlineEnd: `calc(-1 * ${space[8]})`,
  opacity: 0.42,
  "@media": {
    [from.tablet]: {
      vars: { [height]: "none" },
      contain: "none",
      gridRow: "auto",
      minHeight: 0,
      position: "absolute",
      zIndex: -1,
      insetInlineStart: `calc(${WORDS_SHARE} + ${space[10]} + ${space[6]})`,
      insetInlineEnd: "-56px",
      insetBlockStart: "50%",
      width: "auto",
      margin: 0,
      translate: "0 -50%",
    },
  },
});

/* In its own colours, as high as the banner beside the words. */
export const photograph = screenStyle({
  vars: { [height]: "100%" },
  ...belowWords,
  justifySelf: "stretch",
  marginBlockStart: space[3],
  "@media": {
    [from.tablet]: {
      contain: "none",
      gridRow: "auto",
      minHeight: 0,
      position: "absolute",
      zIndex: -1,
      insetBlock: 0,
      insetInline: `calc(${WORDS_SHARE} + ${space[10]} + ${space[6]}) 0`,
      margin: 0,
    },
  },
});
