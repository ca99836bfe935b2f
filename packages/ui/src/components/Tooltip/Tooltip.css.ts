import { componentStyle } from "../../theme/layered.ts";

/* Does not take part in the layout. */
export const anchor = componentStyle({ display: "contents" });
