import { expect, test } from "vitest";
import { openCategories, UNIVERSITY_CATEGORY } from "./customer-category.ts";

test("category 697 is left out of the choices (storefront §5, registration)", () => {
  const categories = [{ id: UNIVERSITY_CATEGORY }, { id: "697" }, { id: "573" }];
  expect(openCategories(categories)).toEqual([{ id: "572" }, { id: "573" }]);
});
