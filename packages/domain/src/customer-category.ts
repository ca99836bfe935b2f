/** Universities and their research groups, who file their group with the first order (customer centre §2, /pay_ok; §6, account data). */
export const UNIVERSITY_CATEGORY = "572";

/** The price group of universities whose filing was accepted; other customers have none, which is "" (decisions, filings). */
export const UNIVERSITY_GROUP = "university";

/** The category that is not offered at registration (storefront §5, registration). */
const HIDDEN_CATEGORY = "697";

/** The categories that registration offers. */
export function openCategories<Category extends { readonly id: string }>(
  categories: readonly Category[],
): Category[] {
  return categories.filter(({ id }) => id !== HIDDEN_CATEGORY);
}
