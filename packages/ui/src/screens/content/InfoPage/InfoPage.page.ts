import { page } from "../../../page.ts";
import { info, aboutUs } from "./InfoPage.screen.ts";

export const infoPage = page(info, {
  firstCalls: async () => (await import("./first-calls.ts")).infoCalls,
  load: async () => (await import("./InfoPage.tsx")).InfoPage,
});

export const aboutUsPage = page(aboutUs, {
  firstCalls: async () => {
    const { infoCalls } = await import("./first-calls.ts");
    return () => infoCalls({ page: "aboutus" });
  },
  load: async () => (await import("./InfoPage.tsx")).InfoPage,
  props: () => ({ page: "aboutus" }),
});
