import { globalStyle, style } from "@vanilla-extract/css";
import { inUtilities } from "./layered.ts";
import { utilities } from "./layers.css.ts";

const onPaper = (selector: string, declarations: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@layer": { [utilities]: { "@media": { print: declarations } } } });

/* Ways to other pages and what is pressed mean nothing on paper; a button around a picture is the picture. */
onPaper("nav, aside, button:not(:has(img))", { display: "none" });
onPaper("a", { color: "inherit", textDecoration: "none" });

onPaper("tr, dl > div, figure", { breakInside: "avoid" });
onPaper("thead", { display: "table-header-group" });
onPaper("h1, h2, h3", { breakAfter: "avoid" });

/** What has no place on paper. */
export const screenOnly = style(inUtilities({ "@media": { print: { display: "none" } } }));

/** What stands on paper alone. */
export const paperOnly = style(inUtilities({ "@media": { screen: { display: "none" } } }));

globalStyle("@page", { margin: "14mm 12mm" });
