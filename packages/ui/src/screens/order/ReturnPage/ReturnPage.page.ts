import { page } from "../../../page.ts";
import { returnPage } from "./ReturnPage.screen.ts";

export const returnPagePage = page(returnPage, {
  load: async () => (await import("./ReturnPage.tsx")).ReturnPage,
});
