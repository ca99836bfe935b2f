import type { Browser, Frame, Page, Request } from "@playwright/test";
import type { CheckedPage } from "../../.storybook/pictures/checks.ts";

interface Options {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Whether nothing moves, as in pictures, and the browser is always idle. */
  readonly isStill?: boolean;
}

interface Workbench {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: {
      readonly id: string;
      readonly phase?: string;
      readonly story?: { readonly parameters: { readonly allowedErrors?: readonly RegExp[] } };
    };
    readonly channel: { emit(event: string, data: object): void };
  };
}

/** A page of the workbench that shows one story after the other. */
export interface StoryPage {
  readonly page: Page;
  /**
   * Shows a story where the page does not show it yet, and waits until it has settled. The workbench is only loaded again for
   * other globals: values of the toolbar's tools as in the workbench's addresses, such as `language:en`.
   */
  readonly show: (id: string, globals: string) => Promise<void>;
  /** Waits until the parts that the story loads on demand are shown. */
  readonly whenComplete: () => Promise<void>;
  /**
   * The texts of error pages, unanswered calls, and the console's errors since the story was shown or this was called;
   * and the calls that went to the network since this was called.
   */
  readonly takeProblems: () => Promise<readonly string[]>;
}

/** Whether a story is on the page, and its play function has ended or failed. */
const hasSettled = (id: string): boolean => {
  const { currentRender: story } = (globalThis as Workbench).__STORYBOOK_PREVIEW__ ?? {};
  return story?.id === id && ["finished", "errored"].includes(story.phase ?? "");
};

/** Waits until the browser is idle, which some parts of a page wait for before they load their code: two seconds at most. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), {
      timeout: 2000,
    });
  });

/**
 * Lets what waits for an idle browser run after what is due now. A page that has shown hundreds of stories beside other work is idle no
 * more, although nothing runs on it, and everything would wait for two seconds.
 */
function beIdleAtOnce(): void {
  globalThis.requestIdleCallback = (act) =>
    Number(setTimeout(() => act({ didTimeout: false, timeRemaining: () => 0 })));
  globalThis.cancelIdleCallback = (id) => clearTimeout(id);
}

/** The errors that the story does not name itself. */
const unexpected = (page: Page, errors: readonly string[]) =>
  page.evaluate((texts) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as Workbench;
    const allowed = preview?.currentRender?.story?.parameters.allowedErrors ?? [];
    return texts.filter((text) => !allowed.some((each) => each.test(text)));
  }, errors);

/** The workbench's page for errors, in the story or in a pane, and unanswered calls; a pane also has to show its story. */
const problemsIn = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() => {
    const { storyChecks, __STORYBOOK_PREVIEW__: preview } = globalThis as Workbench & CheckedPage;
    if (/sb-show-(?:errordisplay|nopreview)/u.test(document.body.className))
      return [document.body.innerText.slice(0, 500)];
    const phase = preview?.currentRender?.phase ?? "none";
    if (phase !== "finished") return [`The phase of the story is ${phase}.`];
    if (!storyChecks) return ["The workbench offers no checks."];
    return storyChecks.unansweredCalls().map((call) => `No handler answers ${call}.`);
  });

const CODE_AND_IMAGES = new Set(["script", "stylesheet", "image", "font"]);

/** After so long, the browser has not reported how a file of the local server ended. */
const LOST_AFTER_MS = 10_000;

/** The files that a page is loading. */
function filesLoading(page: Page): ReadonlySet<Request> {
  const loading = new Set<Request>();
  page.on("request", (request) => {
    if (!CODE_AND_IMAGES.has(request.resourceType())) return;
    loading.add(request);
    setTimeout(() => loading.delete(request), LOST_AFTER_MS).unref();
  });
  page.on("requestfinished", (request) => loading.delete(request));
  page.on("requestfailed", (request) => loading.delete(request));
  return loading;
}

/** Opens a page of the workbench, which shows no story yet. */
export async function openStoryPage(
  browser: Browser,
  storybook: string,
  { viewport, isStill = false }: Options = {},
): Promise<StoryPage> {
  const page = await browser.newPage({
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    ...(viewport ? { viewport } : {}),
    reducedMotion: isStill ? "reduce" : "no-preference",
  });
  if (isStill) await page.addInitScript(beIdleAtOnce);
  const loading = filesLoading(page);
  let errors: string[] = [];
  // With where it was thrown: an error that happens once cannot be repeated to find out.
  page.on("pageerror", (error) => errors.push(error.stack ?? String(error)));
  page.on("console", (message) => {
    // The browser reports refused and failed calls by itself.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      errors.push(message.text());
  });

  // The workbench answers within the page, so that a call which the browser sends was made before or after a story.
  let sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/"))
      sent.push(`${request.method()} ${pathname} went to the network.`);
  });

  let shown: { readonly id: string; readonly globals: string } | undefined;
  return {
    page,
    async show(id, globals) {
      const before = shown;
      if (before?.id === id && before.globals === globals) return;
      errors = [];
      // Loaded again after a story that does not settle.
      shown = undefined;
      if (before?.globals === globals) {
        await page.evaluate((storyId) => {
          const { __STORYBOOK_PREVIEW__: preview } = globalThis as Workbench;
          preview?.channel.emit("setCurrentStory", { storyId, viewMode: "story" });
        }, id);
      } else {
        const query = `viewMode=story&id=${id}&globals=${globals};a11y.manual:!true`;
        await page.goto(`${storybook}/iframe.html?${query}`);
        // The pointer starts in the corner, where it would hover elements.
        await page.mouse.move(-10, -10);
      }
      await page.waitForFunction(hasSettled, id);
      shown = { id, globals };
    },
    async whenComplete() {
      do {
        await page.evaluate(whenIdle);
        while (loading.size > 0) await page.waitForTimeout(20);
        await page.evaluate(whenIdle);
        // What was loaded may load further files.
      } while (loading.size > 0);
    },
    async takeProblems() {
      const [texts, calls] = [errors, sent];
      errors = [];
      sent = [];
      // Other frames are of the story, such as the structure editor's.
      const frames = page.frames().filter((frame) => frame.url().includes("/iframe.html"));
      const pages = await Promise.all(frames.map((frame) => problemsIn(frame)));
      const unexpectedTexts = texts.length > 0 ? await unexpected(page, texts) : [];
      return [...unexpectedTexts, ...calls, ...pages.flat()];
    },
  };
}
