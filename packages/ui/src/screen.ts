import { partOfPage } from "@reagent/api/pages/parts";
import { type PageName, patterns } from "@reagent/api/pages/paths";
import type { AccountGroup, AccountRight } from "@reagent/domain/account-menu";
import type { ShopPart } from "@reagent/domain/shop-part";
import type { Copy } from "./language/define-copy.ts";

/** The position of a screen in the account menu. */
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

interface Declaration<Title> {
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

/** What is declared of a routed screen, with its name and the pattern of its address. */
export interface Screen<Name extends PageName, Title> extends Declaration<Title> {
  readonly name: Name;
  readonly address: (typeof patterns)[Name];
  /** The part of the shop that it belongs to, if an owner can leave it out. */
  readonly part: ShopPart | undefined;
  readonly title: Title;
}

/** Any declared screen. */
export type AnyScreen = Screen<PageName, Copy<string> | undefined>;

/** Whether a screen belongs to a part that the shop does without. */
export const isAbsent = ({ part }: Pick<AnyScreen, "part">, absentParts: readonly ShopPart[]) =>
  part !== undefined && absentParts.includes(part);

/** Declares the routed screen at one of the shop's addresses. Its `*.page.ts` beside it loads it. */
export function screen<
  const Name extends PageName,
  Title extends Copy<string> | undefined = undefined,
>(name: Name, declaration: Declaration<Title>): Screen<Name, Title> {
  return {
    ...declaration,
    name,
    address: patterns[name],
    part: partOfPage(name),
    title: declaration.title as Title,
  };
}
