// For Greek letters, which Noto Sans SC does not have.
import "@fontsource-variable/noto-sans/wght.css";
import "@fontsource-variable/noto-sans-sc/wght.css";

/**
 * Loads the Latin and Greek letters and the digits of the bundled fonts before a story renders, so that no width changes
 * while a play function measures. Chinese characters are one em wide in every font.
 */
export async function loadFont(): Promise<void> {
  await Promise.all([
    document.fonts.load('14px "Noto Sans SC Variable"', "0Aa¥·"),
    document.fonts.load('14px "Noto Sans Variable"', "αω"),
  ]);
}
