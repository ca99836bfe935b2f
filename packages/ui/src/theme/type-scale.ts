/**
 * The text sizes, to be spread into a style. `body` is for running text: Chinese needs the larger
 * line height.
 */
export const typeScale = {
  12: { fontSize: "12px", lineHeight: "20px" },
  13: { fontSize: "13px", lineHeight: "20px" },
  14: { fontSize: "14px", lineHeight: "20px" },
  body: { fontSize: "14px", lineHeight: "24px" },
  16: { fontSize: "16px", lineHeight: "24px" },
  20: { fontSize: "20px", lineHeight: "28px" },
  26: { fontSize: "26px", lineHeight: "36px" },
  34: { fontSize: "34px", lineHeight: "44px" },
} as const;
