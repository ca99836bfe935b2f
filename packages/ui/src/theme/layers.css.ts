import { globalLayer } from "@vanilla-extract/css";

/* Cascade layers, weakest first, so that import order does not affect the styles. */
export const reset = globalLayer("reset");
export const components = globalLayer("components");
export const screens = globalLayer("screens");
export const utilities = globalLayer("utilities");
