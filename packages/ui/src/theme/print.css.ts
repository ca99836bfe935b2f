import { globalStyle } from "@vanilla-extract/css";
import { globalUtilityStyle, utilityStyle } from "./layered.ts";

const onPaper = (selector: string, declarations: Parameters<typeof globalUtilityStyle>[1]) =>
  globalUtilityStyle(selector, { "@media": { print: declarations } });

/* Links to other pages and buttons are not printed; a button around a picture is. */
onPaper("nav, aside", { display: "none" });
onPaper("button:not(:has(img))", { display: "none" });
onPaper("a", { color: "inherit", textDecoration: "none" });

onPaper("tr, dl > div, figure", { breakInside: "avoid" });
onPaper("thead", { display: "table-header-group" });
onPaper("h1, h2, h3", { breakAfter: "avoid" });

/** Not printed. */
export const screenOnly = utilityStyle({ "@media": { print: { display: "none" } } });

/** Only printed. */
export const paperOnly = utilityStyle({ "@media": { screen: { display: "none" } } });

globalStyle("@page", { margin: "14mm 12mm" });
