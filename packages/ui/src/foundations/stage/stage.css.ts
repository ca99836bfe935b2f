import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

/* One bundled face on every machine, before any that is installed, so that pictures can be compared. */
globalStyle(":root:root", {
  vars: { [vars.font]: '"Noto Sans SC Variable", sans-serif' },
});
