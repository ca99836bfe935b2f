import { screen } from "../../../screen.ts";

export const branches = screen({
  address: "/branch",
  visitors: "anyone",
  title: { zh: "分支机构", en: "Branches and offices" },
  isListed: true,
});
