import { page } from "../../../page.ts";
import { notFound } from "./NotFound.screen.ts";

export const notFoundPage = page(notFound, {
  load: async () => (await import("./NotFound.tsx")).NotFound,
});
