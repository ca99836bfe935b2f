import { globalStyle, style } from "@vanilla-extract/css";
import { inUtilities } from "./layered.ts";
import { utilities } from "./layers.css.ts";

const onPaper = (selector: string, declarations: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@layer": { [utilities]: { "@media": { print: declarations } } } });

/* Links to other pages and buttons are not printed; a button around a picture is. */
onPaper("nav, aside", { display: "none" });
onPaper("button:not(:has(img))", { display: "none" });
onPaper("a", { color: "inherit", textDecoration: "none" });

onPaper("tr, dl > div, figure", { breakInside: "avoid" });
onPaper("thead", { display: "table-header-group" });
onPaper("h1, h2, h3", { breakAfter: "avoid" });

/** Not printed. */
export const screenOnly = style(inUtilities({ "@media": { print: { display: "none" } } }));

/** Only printed. */
export const paperOnly = style(inUtilities({ "@media": { screen: { display: "none" } } }));

globalStyle("@page", { margin: "14mm 12mm" });
