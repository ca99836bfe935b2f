import { createVar } from "@vanilla-extract/css";

/**
 * The height of the bar at the lower edge of the window, for other elements that are fixed there;
 * unset if there is none.
 */
export const bottomBarHeight = createVar();
