import type { AccountGroup, AccountRight } from "@reagent/domain/account-menu";
import { fillAddress, type PathBuilder } from "@reagent/domain/page-address";
import type { Copy } from "./language/define-copy.ts";

/** Where a screen stands in the account menu. */
type MenuPlace =
  /** An entry of its own, for customers who have the right; one that is only shown while it is open leads to itself. */
  | {
      readonly group: AccountGroup;
      readonly needs?: AccountRight;
      readonly isShownWhenOpen?: boolean;
    }
  /** A page of the list that another screen shows: the list is the current entry, and above the page in the trail. */
  | { readonly under: AnyScreen }
  /** The page that another screen shows, at another address. */
  | { readonly sameAs: AnyScreen };

/** Where a screen is shown: in the main or the orchard layout, or in the account area of either. */
export type Layout = "main" | "account" | "orchard" | "orchard-account";

interface Declaration<Address extends string, Path, Title> {
  /** The pattern of its address, without the language's prefix. */
  readonly address: Address;
  /** Builds its path where more belongs to the address than the pattern's parameters, such as a query. */
  readonly path?: Path;
  /** Who may enter. Guests are led from customers' pages to the log-in, and search engines are kept from them. */
  readonly visitors: "anyone" | "customers";
  /** The layout; "main" unless declared. */
  readonly layout?: Layout;
  readonly menu?: MenuPlace;
  /** Its heading, the page's title and its name in menus; none where that depends on what the page shows. */
  readonly title?: Title;
  /** Whether the sitemap names it; pages with parameters are named there by what the catalogue has. */
  readonly isListed?: boolean;
}

/** What is declared of a routed screen, with the builder of its path. */
export interface Screen<Address extends string, Path, Title> extends Declaration<
  Address,
  Path,
  Title
> {
  readonly path: Path;
  readonly title: Title;
}

/** Any declared screen. */
export type AnyScreen = Screen<string, (...params: never) => string, Copy<string> | undefined>;

/** Declares a routed screen. What loads it stands beside it, in its `*.page.ts`. */
export function screen<
  const Address extends string,
  Path = PathBuilder<Address>,
  Title extends Copy<string> | undefined = undefined,
>(declaration: Declaration<Address, Path, Title>): Screen<Address, Path, Title> {
  const { address } = declaration;
  const fill = (params?: Record<string, string | undefined>) => fillAddress(address, params);
  return {
    ...declaration,
    path: declaration.path ?? (fill as Path),
    title: declaration.title as Title,
  };
}

/** The path of a list at a page; its first page has the plain address. */
export const atPage = (path: string, page = 1): string =>
  page > 1 ? `${path}?page=${page}` : path;
