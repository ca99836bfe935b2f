/** A background of short ticks every 8 px and long ones every 80 px. */
export const ticks = (short: string, long: string, shortLength: string, longLength: string) => ({
  backgroundImage: [
    `repeating-linear-gradient(90deg, ${long} 0 1px, transparent 1px 80px)`,
    `repeating-linear-gradient(90deg, ${short} 0 1px, transparent 1px 8px)`,
  ].join(", "),
  backgroundSize: `100% ${longLength}, 100% ${shortLength}`,
  backgroundRepeat: "no-repeat",
});
