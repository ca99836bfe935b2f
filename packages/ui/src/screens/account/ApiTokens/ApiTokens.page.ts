import { page } from "../../../page.ts";
import { apiTokens } from "./ApiTokens.screen.ts";

export const apiTokensPage = page(apiTokens, {
  load: async () => (await import("./ApiTokens.tsx")).ApiTokens,
});
