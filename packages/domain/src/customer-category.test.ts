import { expect, test } from "vitest";
import {
  categoryProblem,
  groupProblem,
  openCategories,
  UNIVERSITY_CATEGORY,
} from "./customer-category.ts";

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

test.each([
  ["571", "none", undefined],
  ["571", "refused", undefined],
  ["571", "pending", "filed"],
  ["571", "accepted", "filed"],
  ["572", "accepted", undefined],
  ["599", "none", "unknown"],
] as const)(
  "the category %s of a customer whose university info is %s has the problem %j (decisions, customer categories)",
  (category, university, problem) => {
    expect(categoryProblem(category, { known: ["571", "572"], university })).toBe(problem);
  },
);
