import { screen } from "../../../screen.ts";

export const notFound = screen({
  address: "*",
  visitors: "anyone",
});
