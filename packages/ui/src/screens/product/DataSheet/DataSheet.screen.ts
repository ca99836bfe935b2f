import { screen } from "../../../screen.ts";

export const dataSheet = screen("dataSheet", {
  visitors: "anyone",
});
