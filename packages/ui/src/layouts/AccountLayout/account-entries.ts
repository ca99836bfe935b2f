import {
  ACCOUNT_GROUPS,
  type AccountGroup,
  type AccountRights,
  hasAccountRight,
} from "@reagent/domain/account-menu";
import { fillAddress } from "@reagent/domain/page-address";
import type { ShopPart } from "@reagent/domain/shop-part";
import { matchPath } from "react-router-dom";
import { type AnyScreen, isAbsent } from "../../screen.ts";
import { screens } from "../../screens.ts";

const all: readonly AnyScreen[] = Object.values(screens);

const screenAt = (path: string) => all.find(({ address }) => matchPath(address, path));

/** The screen whose entry of the menu is current at a path. */
export function accountPageAt(path: string): AnyScreen | undefined {
  const screen = screenAt(path);
  const menu = screen?.menu;
  if (!menu) return undefined;
  if ("under" in menu) return menu.under;
  return "sameAs" in menu ? menu.sameAs : screen;
}

/** An entry of the account menu, and the path that it leads to. */
export interface AccountEntry {
  readonly screen: AnyScreen;
  readonly path: string;
  /** Whether it is not known yet that the customer has a right to it. */
  readonly isPending?: boolean;
}

const entryOf = (screen: AnyScreen): AccountEntry => ({
  screen,
  path: fillAddress(screen.address),
});

/** The list that the page at a path belongs to. */
export function listAbove(path: string): AccountEntry | undefined {
  const menu = screenAt(path)?.menu;
  return menu && "under" in menu ? entryOf(menu.under) : undefined;
}

/**
 * The entries of the menu at a path, in groups, without the parts that the shop does not have; those for which the customer has no right are left out, and keep their place while the
 * rights are "unknown".
 */
export function accountEntries(
  rights: AccountRights | "unknown" | undefined,
  here: string,
  absentParts: readonly ShopPart[],
): readonly (readonly [AccountGroup, readonly AccountEntry[]])[] {
  return ACCOUNT_GROUPS.map((group) => {
    const entries = all.flatMap((screen): AccountEntry[] => {
      const { address, menu } = screen;
      if (!menu || !("group" in menu) || menu.group !== group) return [];
      if (isAbsent(screen, absentParts)) return [];
      if (menu.needs) {
        if (rights === "unknown") return [{ ...entryOf(screen), isPending: true }];
        if (!hasAccountRight(menu.needs, rights)) return [];
      }
      if (menu.isShownWhenOpen) return matchPath(address, here) ? [{ screen, path: here }] : [];
      return [entryOf(screen)];
    });
    return [group, entries] as const;
  }).filter(([, entries]) => entries.length > 0);
}
