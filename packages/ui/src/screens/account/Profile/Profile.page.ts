import { page } from "../../../page.ts";
import { profile } from "./Profile.screen.ts";

export const profilePage = page(profile, {
  load: async () => (await import("./Profile.tsx")).Profile,
});
