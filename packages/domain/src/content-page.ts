/** The company's pages at `/info/{page}`, in the order of their menu (storefront §2, company info). */
export const COMPANY_PAGES = ["aboutus", "core", "culture", "contactus"] as const;
export type CompanyPage = (typeof COMPANY_PAGES)[number];

/** Those of which only the owner can say something; a shop shows a short text in place of every other page that it does not have. */
export const PAGES_WITHOUT_DEFAULT = ["core", "culture"] as const satisfies readonly CompanyPage[];

/** The groups of the pages at `/html/{page}` in their menu. */
export const HELP_GROUPS = {
  ordering: ["howorder", "pay", "invoice", "sales_provision"],
  delivery: ["send", "express", "receive", "policy_returns"],
  goods: ["danger", "appearance"],
  legal: ["termsofuse", "privacy_policy"],
} as const;
export type HelpGroup = keyof typeof HELP_GROUPS;
export type HelpPage = (typeof HELP_GROUPS)[HelpGroup][number];

/** The page with the terms of use, which customers accept when they register. */
export const TERMS_PAGE = "termsofuse" as const satisfies HelpPage;

/** The pages at `/html/{page}`, in the order of their menu (storefront §2, help pages). */
export const HELP_PAGES: readonly HelpPage[] = Object.values(HELP_GROUPS).flat();

/** A page of the shop's own text. */
export type ContentPageCode = CompanyPage | HelpPage;

/** The version of the terms of use that a query names by its day; "" for anything else, which means the newest. */
export function termsVersionOf(query: string | null): string {
  return query && /^\d{4}-\d\d-\d\d$/u.test(query) && !Number.isNaN(Date.parse(query)) ? query : "";
}

/** The company's page of an address; undefined where there is none. */
export function companyPageOf(text: string): CompanyPage | undefined {
  return COMPANY_PAGES.find((page) => page === text);
}

/** The help page of an address; undefined where there is none. */
export function helpPageOf(text: string): HelpPage | undefined {
  return HELP_PAGES.find((page) => page === text);
}
