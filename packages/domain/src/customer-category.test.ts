import { expect, test } from "vitest";
import { groupProblem, openCategories, UNIVERSITY_CATEGORY } from "./customer-category.ts";

test("category 697 is left out of the choices (storefront §5, registration)", () => {
  const categories = [{ id: UNIVERSITY_CATEGORY }, { id: "697" }, { id: "573" }];
  expect(openCategories(categories)).toEqual([{ id: "572" }, { id: "573" }]);
});

test.each([
  ["", false, undefined],
  ["partner", false, undefined],
  ["partners", true, "unknown"],
  ["university", true, undefined],
  ["university", false, "not-accepted"],
] as const)(
  "the group %j, university info accepted %s, has the problem %j (decisions, price groups)",
  (group, isUniversityAccepted, problem) => {
    expect(groupProblem(group, { known: ["partner"], isUniversityAccepted })).toBe(problem);
  },
);
