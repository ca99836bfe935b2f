import { screen } from "../../../screen.ts";

export const branches = screen("branches", {
  visitors: "anyone",
  title: { zh: "分支机构", en: "Branches and offices" },
  isListed: true,
});
