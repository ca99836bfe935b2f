import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { answerCalls, failOnUnansweredCalls, failOnUnaskedCalls } from "./calls.ts";
import { checkOnce } from "./checked-looks.ts";
import { startClock } from "./clock.ts";
import { failOnConsoleErrors, watchConsole } from "./console.ts";
import { onStage } from "./decorators.tsx";
import { loadFont } from "./fonts.ts";
import { requireLandmarks } from "./landmarks.ts";
import { restoreLibrarySettings } from "./library-settings.ts";
import { failOnUnreadRefusals, watchRefusals } from "./refusals.ts";
import { settle } from "./settled.ts";
import { viewports } from "./viewports.ts";

configure({
  // What is loaded at an intent may take its time on a busy machine.
  asyncUtilTimeout: 10_000,
  // Said anew at each look for what is not there yet: the whole document printed each time takes longer than the look.
  getElementError: (message) => new Error(message ?? ""),
});

const choices = (entries: Record<string, string>) =>
  Object.entries(entries).map(([value, title]) => ({ value, title }));

const preview: Preview = {
  initialGlobals: { language: "zh", theme: "light", viewer: "customer", network: "fast" },
  globalTypes: {
    language: {
      description: "Language of the interface",
      toolbar: { icon: "globe", dynamicTitle: true, items: choices({ zh: "中文", en: "English" }) },
    },
    theme: {
      description: "Theme",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: choices({ light: "Light", dark: "Dark" }),
      },
    },
    viewer: {
      description: "Who is looking",
      toolbar: {
        icon: "user",
        dynamicTitle: true,
        items: choices({
          customer: "Customer",
          guest: "Guest",
          university: "University customer",
          filed: "Customer with hazardous-goods filing",
          credit: "Customer on credit",
          expired: "Expired session",
        }),
      },
    },
    network: {
      description: "How the back end answers",
      toolbar: {
        icon: "rss",
        dynamicTitle: true,
        items: choices({ fast: "Fast network", slow: "Slow network", offline: "Offline" }),
      },
    },
  },
  parameters: {
    layout: "fullscreen",
    a11y: {
      test: "error",
      // Of the rules that hold, nothing is gathered: half of the check's time went there.
      options: { resultTypes: ["violations"], preload: false },
      // Only what says so can break this one; of all else with a style, axe reads the text first.
      config: { rules: [{ id: "avoid-inline-spacing", selector: "[style*='!important']" }] },
    },
    controls: { expanded: true },
    // Where a project token is set, Chromatic sees every story so.
    chromatic: {
      modes: {
        desktop: { viewport: 1440 },
        phone: { viewport: 390 },
        "desktop by night": { viewport: 1440, theme: "dark" },
      },
    },
    viewport: {
      options: viewports,
      // Read by the tests alone: a story that does not choose is tested at the desktop's width.
      defaultViewport: "desktop",
    },
    options: {
      storySort: {
        order: [
          "Guide",
          ["Start here", "Writing a scenario", "Error catalogue", "Map of screens"],
          "Foundations",
          ["Colour", "Type", "Space", "Motion", "Icons", "Words"],
          "Components",
          "Blocks",
          "Layouts",
          "Screens",
        ],
      },
    },
  },
  loaders: [answerCalls, loadFont],
  beforeEach: [restoreLibrarySettings, startClock, watchConsole, watchRefusals, requireLandmarks],
  // They run from the last to the first, and the accessibility check after all of them.
  afterEach: [
    checkOnce,
    failOnUnreadRefusals,
    failOnUnaskedCalls,
    failOnConsoleErrors,
    failOnUnansweredCalls,
    settle,
  ],
  decorators: [onStage],
};

export default preview;
