import { rightCommand } from "../right.ts";

/** Adds `download-right`. */
export const addCommand = rightCommand({
  name: "download-right",
  column: "may_download",
  what: "download product data",
});
