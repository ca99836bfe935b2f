import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

/* The bundled fonts precede installed ones, so that pictures are the same on every machine. */
globalStyle(":root:root:root", {
  vars: { [vars.font]: '"Noto Sans SC Variable", "Noto Sans Variable", sans-serif' },
});
