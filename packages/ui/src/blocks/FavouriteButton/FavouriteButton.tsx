import Heart from "@lucide/icons/icons/heart";
import { useAtomValue } from "jotai";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { useFavourite } from "../../data/use-favourite.tsx";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { changedFavouritesAtom } from "../../state/atoms.ts";
import { useSession } from "../../state/session.ts";

const copy = defineCopy({
  zh: { favourite: (itemCode: string) => `收藏 ${itemCode}` },
  en: { favourite: (itemCode) => `Favourite ${itemCode}` },
});

export interface FavouriteButtonProps {
  /** The item, and whether it is among the customer's favourites by the last answer. */
  readonly item: {
    readonly itemId: string;
    readonly itemCode: string;
    readonly isFavourite: boolean;
  };
  /** Edge of 28 or 36 px, on a phone one step more; small by default. */
  readonly size?: "small" | "medium";
}

/** Adds an item to the favourites, or removes it when pressed again (storefront §4, favourite; decisions, favourite toggle). */
export function FavouriteButton({ item, size = "small" }: FavouriteButtonProps) {
  const words = useCopy(copy);
  const { isLoggedIn } = useSession();
  const { add, remove, isBusy } = useFavourite();
  const changed = useAtomValue(changedFavouritesAtom)[item.itemId];
  const isFavourite = isLoggedIn && (changed ?? item.isFavourite);
  return (
    <IconButton
      label={words.favourite(item.itemCode)}
      icon={Heart}
      size={size}
      isPressed={isFavourite}
      isBusy={isBusy}
      onClick={() => void (isFavourite ? remove(item.itemId) : add(item.itemId))}
    />
  );
}
