import type { AccountGroup, AccountRight } from "@reagent/domain/account-menu";
import { fillAddress, type ParamsOf, type PathBuilder } from "@reagent/domain/page-address";
import type { FirstCall } from "./data/first-calls.ts";
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

interface Declaration<Address extends string, Path, Component, Props, Title> {
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
  /** Loads what says which calls the screen reads first. The server renders only the public screens that declare them; a customer's page names them. */
  readonly firstCalls?: () => Promise<
    (params: ParamsOf<Address>, query: URLSearchParams) => readonly FirstCall[]
  >;
  /** The path that replaces its own, of a screen that only leads elsewhere: the server answers with a redirect. */
  readonly redirect?: (params: ParamsOf<Address>) => string;
  /** Loads the component. */
  readonly load: () => Promise<Component>;
  /** The component's props, where they are not the parameters of the address. */
  readonly props?: (params: ParamsOf<Address>) => Props;
}

/** What is declared of a routed screen, with the builder of its path. */
export interface Screen<Address extends string, Path, Component, Props, Title> extends Declaration<
  Address,
  Path,
  Component,
  Props,
  Title
> {
  readonly path: Path;
  readonly title: Title;
}

/** Any declared screen. */
export interface AnyScreen {
  readonly address: string;
  readonly path: (...params: never) => string;
  readonly visitors: "anyone" | "customers";
  readonly layout?: Layout;
  readonly menu?: MenuPlace;
  readonly title: Copy<string> | undefined;
  readonly isListed?: boolean;
  readonly firstCalls?: () => Promise<
    (params: never, query: URLSearchParams) => readonly FirstCall[]
  >;
  readonly redirect?: (params: never) => string;
  readonly load: () => Promise<unknown>;
  readonly props?: (params: never) => unknown;
}

/**
 * Declares a routed screen. Its component's type is not looked into here, since components use the paths that follow
 * from the declarations; the route table checks that each component takes the props that it gets.
 */
export function screen<
  const Address extends string,
  Component,
  const Props = ParamsOf<Address>,
  Path = PathBuilder<Address>,
  Title extends Copy<string> | undefined = undefined,
>(
  declaration: Declaration<Address, Path, Component, Props, Title>,
): Screen<Address, Path, Component, Props, Title> {
  const { address } = declaration;
  const fill = (params?: Record<string, string | undefined>) => fillAddress(address, params);
  return {
    ...declaration,
    path: declaration.path ?? (fill as Path),
    title: declaration.title as Title,
  };
}

/** The first calls of a screen that reads nothing, so that the server renders it. */
export const noFirstCalls = async () => () => [];

/** The path of a list at a page; its first page has the plain address. */
export const atPage = (path: string, page = 1): string =>
  page > 1 ? `${path}?page=${page}` : path;
