import { componentStyle } from "../../theme/layered.ts";

/* The reset has no italics, since those of Chinese characters are hard to read. */
export const italic = componentStyle({ fontStyle: "italic" });
