import { page } from "../../../page.ts";
import { favourites } from "./Favourites.screen.ts";

export const favouritesPage = page(favourites, {
  load: async () => (await import("./Favourites.tsx")).Favourites,
});
