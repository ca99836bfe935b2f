import { page } from "../../../page.ts";
import { university } from "./University.screen.ts";

export const universityPage = page(university, {
  load: async () => (await import("./University.tsx")).University,
});
