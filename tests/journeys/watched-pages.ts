import { type BrowserContext, expect, type Page, type Request } from "@playwright/test";

/** What a page does that a look at it at one moment may miss. */
interface Watched {
  /** What toasts have said and no journey has expected yet. */
  readonly messages: string[];
  /** The pending requests of calls and code. */
  readonly open: Set<Request>;
  /** How many of them have begun so far. */
  begun: number;
}

const watched = new WeakMap<Page, Watched>();

function watchedOf(page: Page): Watched {
  let state = watched.get(page);
  if (!state) {
    state = { messages: [], open: new Set(), begun: 0 };
    watched.set(page, state);
  }
  return state;
}

const BINDING = "tellMessages";
/** What a page waits for; its pictures and its record of the visit are not among them. */
const AWAITED = new Set(["document", "script", "stylesheet", "fetch", "xhr"]);

/** Runs in each page: reports the text of a toast when it appears. */
function tellToasts(binding: string): void {
  const tell = (globalThis as unknown as Record<string, (texts: readonly string[]) => unknown>)[
    binding
  ];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.matches("li[data-swipe-direction]"))
          if (node.checkVisibility()) tell?.([...node.children].map((part) => part.textContent));
  }).observe(document, { childList: true, subtree: true });
}

/** Keeps what the toasts of all pages say, and what the pages wait for. Called before the first page opens. */
export async function watchPages(context: BrowserContext): Promise<void> {
  await context.exposeBinding(BINDING, ({ page }, texts: readonly string[]) =>
    watchedOf(page).messages.push(...texts),
  );
  await context.addInitScript(tellToasts, BINDING);
  context.on("page", (page) => {
    const state = watchedOf(page);
    page.on("request", (request) => {
      if (!AWAITED.has(request.resourceType())) return;
      state.open.add(request);
      state.begun += 1;
    });
    for (const end of ["requestfinished", "requestfailed"] as const)
      page.on(end as "requestfinished", (request) => state.open.delete(request));
    // The browser hands the chooser over from the beginning: a press right after the request to do so could be quicker.
    page.on("filechooser", () => {});
  });
}

/**
 * Expects that a toast has said or says a message that no earlier expectation has taken. Toasts are gone after two seconds: on a busy
 * machine that may be before a look at the page.
 */
export async function expectMessage(page: Page, message: string): Promise<void> {
  const { messages } = watchedOf(page);
  await expect.poll(() => messages, "messages of the page").toContain(message);
  messages.splice(messages.indexOf(message), 1);
}

/** When a page's own callbacks for an idle moment run at the latest, and how long frames are waited for then, in milliseconds. */
const LATEST = { idle: 2500, frames: 500 };

/** Resolves after the callbacks that wait for an idle moment, and after two frames: none is drawn while the list of a select is open. */
function whenDrawn({ idle, frames }: typeof LATEST): Promise<void> {
  return new Promise((resolve) => {
    const waitForFrames = () => {
      setTimeout(resolve, frames);
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    };
    requestIdleCallback(waitForFrames, { timeout: idle });
  });
}

/** Waits until a page has read all that it reads by itself: no request is pending, and none starts in an idle moment. */
export async function waitUntilRead(page: Page): Promise<void> {
  const state = watchedOf(page);
  await expect(async () => {
    const { begun } = state;
    expect(state.open.size).toBe(0);
    await page.evaluate(whenDrawn, LATEST);
    expect([state.open.size, state.begun]).toEqual([0, begun]);
  }).toPass({ intervals: [20, 50, 100, 250] });
}
