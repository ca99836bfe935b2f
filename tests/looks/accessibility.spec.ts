import { type Browser, expect, type Page } from "@playwright/test";
import { isOpened, type OpenedCheck, openedChecks } from "../../.storybook/accessibility/checks.ts";
import { knownFaults } from "../../.storybook/accessibility/known-faults.ts";
import { WORKBENCH } from "../../scripts/workbench-build.ts";
import { cutFaults, edgeFaults, walkFaults } from "./access.ts";
import { test } from "./fixtures.ts";
import { faultsOf } from "./look.ts";
import { entriesOf } from "./pictures.ts";
import { isWanted } from "./sample.ts";

/** How many runs it takes until every story was opened, where a run takes only a sample. */
const SHARES = 40;

/** The first story of each component and screen. */
const opened = [...Map.groupBy(entriesOf(WORKBENCH), ({ title }) => title).values()]
  .flatMap(([first]) => first ?? [])
  .filter((entry) => isOpened(entry, true) && isWanted(entry.id, "accessibility", SHARES));

const WIDTH = 1440;
const HEIGHT = 900;

/** What each check finds on a page of this width that shows a story. */
const checks: Readonly<Record<OpenedCheck, (page: Page) => Promise<readonly string[]>>> = {
  zoom: async (page) => {
    // A page that is drawn twice as large has half of the window's width and height.
    await page.setViewportSize({ width: WIDTH / 2, height: HEIGHT / 2 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth: content, clientWidth: window } = document.documentElement;
      return { scrollWidth: content, clientWidth: window };
    });
    const wide =
      scrollWidth > clientWidth
        ? [`The page is ${scrollWidth} px wide, in ${clientWidth} px.`]
        : [];
    const cut = await cutFaults(page);
    await page.setViewportSize({ width: WIDTH, height: HEIGHT });
    return [...wide, ...cut];
  },
  forcedColours: async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    // The colours are the system's, which axe does not read: it takes the colour of a text before it is replaced.
    const others = (await faultsOf(page)).filter((fault) => !fault.startsWith("color-contrast:"));
    const faults = [...(await edgeFaults(page)), ...others];
    await page.emulateMedia({ forcedColors: "none" });
    return faults;
  },
  // The last: it moves the focus.
  keyboard: walkFaults,
};

for (const entry of opened) {
  test(`${entry.title} is usable by keyboard, in forced colours and at 200 %`, async ({
    storyPage: { page, show, whenComplete },
  }) => {
    await page.setViewportSize({ width: WIDTH, height: HEIGHT });
    await show(entry.id, "language:zh;page:bare");
    await whenComplete();
    const found: Partial<Record<OpenedCheck, readonly string[]>> = {};
    for (const check of ["zoom", "forcedColours", "keyboard"] as const)
      found[check] = await checks[check](page);
    const known = knownFaults[entry.title] ?? {};
    for (const check of openedChecks) {
      const faults = found[check] ?? [];
      if (known[check] === undefined) expect.soft(faults, check).toEqual([]);
      else
        expect.soft(faults, `${check} is mended: take it out of known-faults.ts`).not.toEqual([]);
    }
  });
}

/** What the checks find on a page with this body, in forced colours. */
async function foundOn(browser: Browser, body: string) {
  const page = await browser.newPage({ forcedColors: "active" });
  await page.setContent(`<main id="storybook-root">${body}</main>`);
  const found = [...(await cutFaults(page)), ...(await edgeFaults(page))];
  const walk = await walkFaults(page);
  await page.close();
  return [...found, ...walk].map((fault) => fault.replace(/:? <.*/su, ""));
}

const TRAP = `<button onkeydown="event.key === 'Tab' && event.preventDefault()">Trap</button>`;

const faulty = {
  "a focus that is not visible": [
    '<button>One</button><button style="outline: none">Two</button>',
    "The focus is not visible",
  ],
  "an element that holds the focus": [`${TRAP}<button>Two</button>`, "Tab misses"],
  "an order of the focus that has no end": [
    `<button>One</button><button onkeydown="event.key === 'Tab' && (previousSibling.focus(), event.preventDefault())">Two</button><button>Three</button>`,
    "Tab misses",
  ],
  "a field that is drawn by its background": [
    '<input aria-label="Name" style="border: 0; background: #eee">',
    "A field has no edge",
  ],
  "a text that is cut": [
    '<p style="width: 40px; overflow: hidden; white-space: nowrap">Hydrochloric acid</p>',
    "A text is cut",
  ],
} as const;

for (const [name, [body, fault]] of Object.entries(faulty)) {
  test(`the checks of accessibility see ${name}`, async ({ browser }) => {
    expect(await foundOn(browser, body)).toEqual([fault]);
  });
}

const sound = {
  "a plain form": '<a href="#">One</a><input aria-label="Name"><button>Two</button><p>Text</p>',
  "a group that gives the focus to one of its options":
    '<button>One</button><div tabindex="0" onfocus="lastChild.focus()"><button tabindex="-1">Two</button></div><button>Three</button>',
  "an open dialog that keeps the focus": `
    <button>Behind</button>
    <div role="dialog" aria-label="Question">
      <button onkeydown="event.key === 'Tab' && (nextElementSibling.focus(), event.preventDefault())">One</button>
      <button autofocus onkeydown="event.key === 'Tab' && (previousElementSibling.focus(), event.preventDefault())">Two</button>
    </div>
    <script>
      const dialog = document.querySelector("[role=dialog]");
      document.addEventListener("focusin", ({ target }) => dialog.contains(target) || dialog.lastElementChild.focus());
    </script>`,
} as const;

for (const [name, body] of Object.entries(sound)) {
  test(`the checks of accessibility find nothing on ${name}`, async ({ browser }) => {
    expect(await foundOn(browser, body)).toEqual([]);
  });
}
