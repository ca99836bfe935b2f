/** Sizes that are the same in both themes: lengths in px on a 4 px grid, durations in ms. */
export const sizes = {
  space: {
    1: "4px",
    2: "8px",
    3: "12px",
    4: "16px",
    5: "20px",
    6: "24px",
    8: "32px",
    10: "40px",
    14: "56px",
    20: "80px",
  },
  radius: { small: "2px", medium: "4px", round: "999px" },
  line: { hair: "1px", rule: "2px" },
  focus: { width: "2px", offset: "2px" },
  control: { small: "28px", medium: "36px", large: "44px" },
  row: { dense: "8px", comfortable: "14px" },
  motion: { quick: "120ms", normal: "200ms", fly: "1200ms", ease: "cubic-bezier(0.2, 0, 0, 1)" },
  content: "1280px",
} as const;

/** Half steps of the grid, for spaces within a control: `half[3]` is between `space[1]` and `space[2]`. */
export const half = { 1: "2px", 3: "6px", 5: "10px" } as const;

const CHINESE = [
  "PingFang SC",
  "HarmonyOS Sans SC",
  "MiSans",
  "Microsoft YaHei UI",
  "Microsoft YaHei",
  "Noto Sans SC Variable",
  "Noto Sans CJK SC",
  "Source Han Sans SC",
] as const;

/** The font families of each language, the first that is installed. */
export const fonts = {
  zh: [...CHINESE, "system-ui", "sans-serif"],
  en: ["-apple-system", "Segoe UI", "Roboto", "Helvetica Neue", "Arial", ...CHINESE, "sans-serif"],
} as const;
