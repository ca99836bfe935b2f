/**
 * The page of the running shop at a story's route. English pages are under "/en".
 * @param shop The shop's origin, such as "http://localhost:3000".
 */
export const shopPage = (shop: string, language: unknown, route: string): string =>
  new URL(language === "en" ? `/en${route === "/" ? "" : route}` : route, shop).href;

/**
 * The source of the component that a story file shows.
 * @param repository The address under which the files of the repository are, with a slash at its end.
 * @param storyFile From the root of the workspace: "./packages/ui/src/screens/cart/Cart/Cart.stories.tsx".
 */
export const sourceFile = (repository: string, storyFile: string): string =>
  new URL(storyFile.replace(".stories.tsx", ".tsx"), repository).href;
