import "@fontsource-variable/noto-sans-sc/wght.css";

/**
 * Has the bundled face's Latin letters and figures at hand before a story renders, so that nothing
 * changes its width while a play function measures. Chinese characters are one em wide in any face.
 */
export async function loadFont(): Promise<void> {
  await document.fonts.load('14px "Noto Sans SC Variable"', "0Aa¥·");
}
