import "@fontsource-variable/noto-sans-sc/wght.css";

/**
 * Loads the Latin letters and digits of the bundled font before a story renders, so that no width changes while a play
 * function measures. Chinese characters are one em wide in every font.
 */
export async function loadFont(): Promise<void> {
  await document.fonts.load('14px "Noto Sans SC Variable"', "0Aa¥·");
}
