import "./print.css.ts";
import { globalResetStyle as rule } from "./layered.ts";
import { focusRing, pressed } from "./mixins.ts";
import { typeScale } from "./type-scale.ts";
import { vars } from "./vars.css.ts";

rule("*, *::before, *::after", { boxSizing: "border-box" });

rule("html", {
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
  /* What is scrolled to does not touch the edge, which would cut off its ring and the tops of its letters. */
  scrollPaddingBlockStart: vars.space[4],
});

rule("body", {
  margin: 0,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font,
  ...typeScale[14],
  fontVariantNumeric: "tabular-nums",
  lineBreak: "strict",
  textAutospace: "ideograph-alpha ideograph-numeric",
  textSpacingTrim: "trim-start",
  WebkitFontSmoothing: "antialiased",
  overflowWrap: "break-word",
});

rule("h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend, blockquote", {
  margin: 0,
  padding: 0,
  border: 0,
});

rule("h1, h2, h3, h4, h5, h6", { font: "inherit", fontWeight: 600, textWrap: "balance" });
/* No last line of one character. */
rule("p, dd", { textWrap: "pretty" });
rule("time", { whiteSpace: "nowrap" });
rule("b, strong", { fontWeight: 600 });
rule("em, i, address, cite", { fontStyle: "normal" });
rule("small", { fontSize: "inherit" });
rule("s, del", { textDecorationThickness: "1px" });
rule("ul, ol", { listStyle: "none" });
rule("fieldset", { minWidth: 0 });
rule("table", { borderCollapse: "collapse", borderSpacing: 0 });
rule("th", { fontWeight: "inherit", textAlign: "start" });
rule("img, svg", { maxWidth: "100%" });
rule("img", { height: "auto" });
rule("hr", { margin: 0, border: 0, borderTop: vars.hairline });

rule("button, input, select, textarea", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
rule("button, summary, label[for], select", { cursor: "pointer" });
rule("input::placeholder, textarea::placeholder", { color: vars.color.textMuted, opacity: 1 });

rule("a", { color: "inherit", textDecoration: "none" });
rule("a:hover", { color: vars.color.accent });

/* Subscripts and superscripts do not change the line height. */
rule("sub, sup", { fontSize: "0.72em", lineHeight: 0 });
rule("sub", { verticalAlign: "-0.28em" });
rule("sup", { verticalAlign: "0.4em" });

/* Search hits are underlined as with a highlighter. */
rule("mark", {
  background: `linear-gradient(${vars.color.accentSubtle}, ${vars.color.accentSubtle}) 0 92% / 100% 42% no-repeat`,
  color: "inherit",
});

rule(":focus-visible", focusRing);
/* The target of a skip link or of moved focus is not interactive. */
rule('[tabindex="-1"]:focus-visible', { outline: "none" });

rule("button:active:not(:disabled, [aria-disabled='true']), [data-pressed]", pressed);

rule("[hidden]", { display: "none !important" });
