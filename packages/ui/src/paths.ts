import { type ScreenName, screens } from "./screens.ts";

const entries = Object.entries(screens) as [ScreenName, (typeof screens)[ScreenName]][];

/** The patterns of the addresses that have a screen, by the screen's name. */
export const patterns = Object.fromEntries(
  entries.map(([name, { address }]) => [name, address]),
) as { readonly [Name in ScreenName]: (typeof screens)[Name]["address"] };

const screenPaths = Object.fromEntries(entries.map(([name, { path }]) => [name, path])) as {
  readonly [Name in ScreenName]: (typeof screens)[Name]["path"];
};

const escaped = encodeURIComponent;

/** Addresses of the specification that have no screen yet, and lead to the page for unknown addresses. */
const pathsWithoutScreen = {
  batchOrder: () => "/multiorder",
  advice: () => "/advise",
  afterSales: () => "/after_sale_list",
  expressSearch: () => "/express_search",
  packageSearch: () => "/pkg_search",
  paperRecords: () => "/paperRecord",
  advancedSearch: () => "/advsearch",
  certificateSearch: () => "/coa",
  safetyDataSheetSearch: () => "/msds",
  batchSearch: () => "/batch",
  shippingSearch: () => "/sosearch",
  /** A request for a size that is not on the list; values are encoded twice, as the form expects. */
  bulkEnquiry: (
    enquiry: {
      name?: string;
      casNumber?: string;
      pack?: string;
      specification?: string;
      itemCode?: string;
    } = {},
  ) => {
    const query = new URLSearchParams();
    const named = {
      name: enquiry.name,
      cas: enquiry.casNumber,
      size: enquiry.pack,
      spec: enquiry.specification,
      item_code: enquiry.itemCode,
    };
    for (const [key, value] of Object.entries(named)) if (value) query.set(key, escaped(value));
    return query.size > 0 ? `/bulk?${query}` : "/bulk";
  },
  synthesis: () => "/synthesis",
  productConsultation: ({ itemCode }: { itemCode: string }) =>
    `/synthesis/${escaped(itemCode)}#consult`,
  spectra: (of: { itemCode: string } | { batchCode: string; productCode: string }) =>
    "itemCode" in of
      ? `/productMap?item_code=${escaped(of.itemCode)}`
      : `/productMap?batch_code=${escaped(of.batchCode)}&product_code=${escaped(of.productCode)}`,
  buildingBlocks: () => "/research",
  jobs: () => "/job",
  riskAndSafetyPhrases: () => "/rs",
  hazardStatements: () => "/ghs",
  info: (page: "aboutus" | "core" | "culture" | "contactus") => `/info/${page}`,
  help: (
    page:
      | "howorder"
      | "sales_provision"
      | "pay"
      | "danger"
      | "send"
      | "express"
      | "receive"
      | "invoice"
      | "policy_returns"
      | "termsofuse"
      | "privacy_policy",
  ) => `/html/${page}`,
  orchard: () => "/exchange",
} as const;

/**
 * Builders of every path of the shop, without the language's prefix. Screens link by name: a path written out in a
 * screen is an error.
 */
export const paths = { ...screenPaths, ...pathsWithoutScreen };
