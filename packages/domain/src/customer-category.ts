import type { FilingState } from "./filing.ts";

/** Universities and their research groups, who file their group with the first order (customer centre §2, /pay_ok; §6, account data). */
export const UNIVERSITY_CATEGORY = "572";

/** The price group of universities whose filing was accepted; other customers have none, which is "" (decisions, filings). */
export const UNIVERSITY_GROUP = "university";

/** Why a customer cannot get a price group: no price has it, or it is the universities' and their filing is not accepted (decisions, price groups). */
export function groupProblem(
  group: string,
  {
    known,
    isUniversityAccepted,
  }: { readonly known: readonly string[]; readonly isUniversityAccepted: boolean },
): "unknown" | "not-accepted" | undefined {
  if (group === "") return undefined;
  if (group === UNIVERSITY_GROUP) return isUniversityAccepted ? undefined : "not-accepted";
  return known.includes(group) ? undefined : "unknown";
}

/** The category that is not offered at registration (storefront §5, registration). */
const HIDDEN_CATEGORY = "697";

/** The categories that registration offers. */
export function openCategories<Category extends { readonly id: string }>(
  categories: readonly Category[],
): Category[] {
  return categories.filter(({ id }) => id !== HIDDEN_CATEGORY);
}

/**
 * Why a customer cannot get a category: it does not exist, or the customer would leave the universities with info that waits or is accepted
 * (decisions, customer categories).
 */
export function categoryProblem(
  category: string,
  { known, university }: { readonly known: readonly string[]; readonly university: FilingState },
): "unknown" | "filed" | undefined {
  if (!known.includes(category)) return "unknown";
  const isFiled = university === "pending" || university === "accepted";
  return category !== UNIVERSITY_CATEGORY && isFiled ? "filed" : undefined;
}
