/**
 * The page of the running shop at a story's route. English pages are under "/en".
 * @param shop The shop's origin, such as "http://localhost:3000".
 */
export const shopPage = (shop: string, language: unknown, route: string): string =>
  new URL(language === "en" ? `/en${route === "/" ? "" : route}` : route, shop).href;
