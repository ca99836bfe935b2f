/** How many entries a page of each list holds (storefront §9, page sizes; customer centre §9, page sizes). */
export const PAGE_SIZE = {
  productLineItems: 20,
  news: 10,
  chemists: 20,
  activities: 10,
  party: 10,
  jobs: 10,
  reagentSearch: 20,
  batchSearch: 20,
  batches: 10,
  instrumentSearch: 20,
  category: 20,
  instruments: 20,
  orchard: 9,
  orchardOrders: 10,
  orders: 10,
  parcels: 10,
  returns: 10,
  enquiries: 10,
  balanceLog: 10,
  paperRecords: 10,
  favourites: 20,
  stockAlerts: 20,
} as const;

/** How many entries the previews of the right panel show (storefront §9, panel previews). */
export const PANEL_PREVIEW = { favourites: 5, cart: 10 } as const;

/** How many product lines the home page shows (storefront §2, home). */
export const HOME_PRODUCT_LINES = 6;

/** How many items a page shows of each of its categories; the category itself has all. */
export const ITEMS_OF_GROUP = 8;

/** From how many items of a similar structure a product's page shows the substances. */
export const SIMILAR_STRUCTURES = 20;

/** How many entries a carousel shows at once (storefront §9, carousels). */
export const CAROUSEL_SLIDES = { recommendations: 3, recentlyViewed: 3, molecules: 4 } as const;

/** How long a carousel shows a slide, in milliseconds (storefront §9, carousels). */
export const CAROUSEL_REST_MS = {
  banners: 5000,
  synthesis: 4000,
  party: 4000,
  molecules: 3000,
} as const;
