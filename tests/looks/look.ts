import type { Page } from "@playwright/test";
import type { CheckedPage } from "../../.storybook/pictures/checks.ts";

/** Waits until the page is rendered in the theme, with images that load on scrolling. */
export const renderFully = async (theme: string) => {
  if (theme === "dark") document.documentElement.dataset["theme"] = "dark";
  else delete document.documentElement.dataset["theme"];
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = "eager";
      return image.decode().catch(() => {});
    }),
  );
};

/** The accessibility violations of the page as it is, and its overflow to the side. */
export const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const { storyChecks } = globalThis as CheckedPage;
    const { scrollWidth, clientWidth } = document.documentElement;
    const overflow =
      scrollWidth > clientWidth
        ? [`The page is ${scrollWidth} px wide, in a window of ${clientWidth} px.`]
        : [];
    return [...overflow, ...((await storyChecks?.findViolations()) ?? [])];
  });
