import type { Browser, Frame, Page } from "@playwright/test";
import { showStory } from "./fixtures.ts";
import { globalsOf, type Setting, widthOf } from "./settings.ts";

interface Workbench {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: {
      readonly phase?: string;
      readonly story?: { readonly parameters: { readonly allowedErrors?: readonly RegExp[] } };
    };
  };
}

/** The errors that the story does not name itself. */
const unexpected = (page: Page, errors: readonly string[]): Promise<string[]> =>
  page.evaluate((texts) => {
    const { currentRender } = (globalThis as Workbench).__STORYBOOK_PREVIEW__ ?? {};
    const allowed = currentRender?.story?.parameters.allowedErrors ?? [];
    return texts.filter((text) => !allowed.some((each) => each.test(text)));
  }, errors);

/** The workbench's page for errors, in the story or in a pane; a pane also has to show its story. */
const errorPage = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() => {
    const { currentRender } = (globalThis as Workbench).__STORYBOOK_PREVIEW__ ?? {};
    if (/sb-show-(?:errordisplay|nopreview)/u.test(document.body.className))
      return [document.body.innerText.slice(0, 500)];
    const phase = currentRender?.phase ?? "none";
    return phase === "finished" ? [] : [`The phase of the story is ${phase}.`];
  });

/** Opens stories in a setting, one after the other on one page. */
export async function openPage(browser: Browser, storybook: string, setting: Setting) {
  const page = await browser.newPage({ locale: "zh-CN", timezoneId: "Asia/Shanghai" });
  await page.setViewportSize({ width: widthOf(setting), height: 900 });
  let errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    // The browser reports refused and failed calls by itself.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      errors.push(message.text());
  });
  return {
    /** The texts of error pages and console errors. */
    async problemsOf(id: string): Promise<readonly string[]> {
      errors = [];
      try {
        await showStory(page, storybook, { id, globals: globalsOf(setting), isComplete: false });
      } catch (error) {
        return [...errors, String(error)];
      }
      // Other frames are of the story, such as the structure editor's.
      const panes = page.frames().filter((frame) => frame.url().includes("/iframe.html"));
      const pages = await Promise.all(panes.map((frame) => errorPage(frame)));
      return [...(await unexpected(page, errors)), ...pages.flat()];
    },
    close: () => page.close(),
  };
}
