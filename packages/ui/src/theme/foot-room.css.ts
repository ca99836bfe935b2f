import { createVar } from "@vanilla-extract/css";

/** How high the bar is that stays at the lower edge of the window, for what else stays there; unset without one. */
export const footRoom = createVar();
