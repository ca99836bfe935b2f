import { screen } from "../../../screen.ts";

export const buildingBlocks = screen("buildingBlocks", {
  visitors: "anyone",
  title: { zh: "分子砌块", en: "Molecule building blocks" },
  isListed: true,
});
