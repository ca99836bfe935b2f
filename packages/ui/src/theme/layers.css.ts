import { globalLayer } from "@vanilla-extract/css";

/* Cascade layers, weakest first, so that the order of imports never decides how a thing looks. */
export const reset = globalLayer("reset");
export const components = globalLayer("components");
export const screens = globalLayer("screens");
export const utilities = globalLayer("utilities");
