import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { copyByHand } from "../packages/ui/src/foundations/stage/clipboard.ts";
import { isTestRun } from "../packages/ui/src/foundations/stage/test-run.ts";
import { setStoryLanguage } from "../packages/ui/src/foundations/stage/words.ts";
import { addAccessibilityRules } from "./accessibility-rules.ts";
import { answerCalls, failOnUnansweredCalls, failOnUnusedAnswers } from "./calls.ts";
import { checkOnce } from "./checked-looks.ts";
import { startClock } from "./clock.ts";
import { failOnConsoleErrors, watchConsole } from "./console.ts";
import { inStage, withEnglishArgs } from "./decorators.tsx";
import { loadFont } from "./fonts.ts";
import { joinNestedEvents } from "./nested-events.ts";
import { keepLayersOpen } from "./open-layers.ts";
import { playInOwnSettingOnly } from "./own-setting/preview.ts";
import { resumeAnimations } from "./paused-animations.ts";
import { offerChecks } from "./pictures/checks.ts";
import { failOnUnreadRefusals, watchRefusals } from "./refusals.ts";
import { settle } from "./settled.ts";
import { inPanes } from "./side-by-side/in-panes.tsx";
import { toolbarOf } from "./story-context.ts";
import { viewports } from "./viewports.ts";
import { loadWholePage } from "./whole-page.ts";

configure({
  // Code that is loaded on demand may take long on a busy machine. In pictures nothing moves, and some waits are in vain.
  asyncUtilTimeout: isTestRun ? 30_000 : 10_000,
  // Without the document: a query that waits fails often, and printing the document takes longer than the query.
  getElementError: (message) => new Error(message ?? ""),
});

/** A tool of the toolbar; of its values the titles are shown. */
const tool = <Icon extends string>(
  description: string,
  icon: Icon,
  titles: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

/** The setting in which tests play the stories. */
const ofTests = import.meta.env as Partial<Record<"STORY_LANGUAGE" | "STORY_VIEWPORT", string>>;

const initialGlobals = {
  language: ofTests.STORY_LANGUAGE ?? "zh",
  theme: "light",
  viewer: "customer",
  network: "fast",
  sideBySide: "off",
  // "bare" leaves the layout out, in pictures.
  page: "whole",
};
playInOwnSettingOnly(initialGlobals);
keepLayersOpen();
copyByHand();

const preview: Preview = {
  initialGlobals,
  globalTypes: {
    language: tool("Language of the interface", "globe", { zh: "中文", en: "English" }),
    theme: tool("Theme", "contrast", { light: "Light", dark: "Dark" }),
    viewer: tool("Viewer", "user", {
      customer: "Customer",
      guest: "Guest",
      university: "University customer",
      filed: "Customer with hazardous-goods filing",
      credit: "Customer on credit",
      expired: "Expired session",
    }),
    network: tool("Speed of the network", "rss", {
      fast: "Fast network",
      slow: "Slow network",
      offline: "Offline",
    }),
    sideBySide: tool("Side by side", "sidebyside", {
      off: "One pane",
      languages: "Both languages",
      themes: "Both themes",
    }),
  },
  parameters: {
    layout: "fullscreen",
    a11y: {
      test: "error",
      // Without the results of the rules that passed, which took half of the check's time.
      options: { resultTypes: ["violations"], preload: false },
    },
    controls: { expanded: true },
    docs: {
      codePanel: true,
      // As it is written: the rendered elements would be read again at each change.
      source: { type: "code" },
    },
    // The stories that are pictured switch it on; see pictures/chromatic.ts.
    chromatic: { disableSnapshot: true },
    viewport: {
      options: viewports,
      // Only the tests read this: the width for a story that sets none. The workbench warns of it.
      ...(isTestRun ? { defaultViewport: ofTests.STORY_VIEWPORT ?? "desktop" } : {}),
    },
    options: {
      storySort: {
        // Of what the order does not name: by titles, not by files.
        method: "alphabetical",
        order: [
          "Guide",
          [
            "Start here",
            "从这里开始",
            "Writing a scenario",
            "编写场景",
            "Error catalogue",
            "Map of screens",
            "Accessibility",
            "Names of props",
            "属性名称",
            "Speed",
            "What changed",
            "Changelog",
          ],
          "Foundations",
          ["Colour", "Type", "Space", "Motion", "Icons", "Words", "Tokens"],
          "Components",
          "Blocks",
          "Layouts",
          "Screens",
          // As a customer meets them.
          [
            "Home",
            "Search",
            "Structure",
            "Reaction",
            "Lookup",
            "Listing",
            "Building block",
            "Product line",
            "Product",
            "Instrument",
            "Reference",
            "Multiorder",
            "Cart",
            "Checkout",
            "Payment",
            "Order",
            "Shipment",
            "Account",
            "Address",
            "Balance",
            "Favourite",
            "Shopping list",
            "Sent basket",
            "Enquiry",
            "Sample centre",
            "Orchard",
            "Paper award",
            "Content",
            "Branch",
            "Not found",
          ],
        ],
      },
    },
  },
  // After that of Storybook, whose wrapper it uses.
  beforeAll: joinNestedEvents,
  loaders: [answerCalls, loadFont, loadWholePage],
  beforeEach: [
    (context) => setStoryLanguage(toolbarOf(context).language),
    resumeAnimations,
    startClock,
    watchConsole,
    watchRefusals,
    addAccessibilityRules,
    offerChecks,
  ],
  // They run from the last to the first, and the accessibility check after all of them.
  afterEach: isTestRun
    ? [
        checkOnce,
        failOnUnreadRefusals,
        failOnUnusedAnswers,
        failOnConsoleErrors,
        failOnUnansweredCalls,
        settle,
      ]
    : [settle],
  decorators: [withEnglishArgs, inStage, inPanes],
};

export default preview;
