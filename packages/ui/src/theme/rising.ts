import { vars } from "./vars.css.ts";

const { motion } = vars;

/**
 * A layer appears from this far below. It is a transition, since radix waits for the end of an animation before it removes a
 * closed layer, and may do so in vain where the animation takes no time. Older browsers show no motion.
 */
export const risingFrom = (distance: string) => ({
  transition: `transform ${motion.normal} ${motion.ease}`,
  "@starting-style": { transform: `translateY(${distance})` },
});
