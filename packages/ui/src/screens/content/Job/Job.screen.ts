import { screen } from "../../../screen.ts";

export const job = screen("job", {
  visitors: "anyone",
});
