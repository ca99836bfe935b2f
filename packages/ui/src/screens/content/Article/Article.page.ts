import { page } from "../../../page.ts";
import { article } from "./Article.screen.ts";

export const articlePage = page(article, {
  firstCalls: async () => (await import("./first-calls.ts")).articleCalls,
  load: async () => (await import("./Article.tsx")).Article,
});
