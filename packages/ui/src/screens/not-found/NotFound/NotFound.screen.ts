import { screen } from "../../../screen.ts";

/** What every address without a screen shows. */
export const notFound = screen({
  address: "*",
  visitors: "anyone",
  load: async () => (await import("./NotFound.tsx")).NotFound,
});
