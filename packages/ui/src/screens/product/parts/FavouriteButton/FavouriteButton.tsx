import Heart from "@lucide/icons/icons/heart";
import { useState } from "react";
import { IconButton } from "../../../../components/IconButton/IconButton.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useAddFavourite } from "../../../../data/use-add-favourite.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { paths } from "../../../../paths.ts";
import { useSession } from "../../../../state/session.ts";
import { copy } from "./FavouriteButton.copy.ts";

interface Props {
  readonly item: {
    readonly itemId: string;
    readonly itemCode: string;
    readonly isFavourite: boolean;
  };
  readonly size?: "small" | "medium";
}

/** Adds an item to the favourites (storefront §4, favourite); it is removed on their own page. */
export function FavouriteButton({ item, size = "small" }: Props) {
  const words = useCopy(copy);
  const [isAdded, setIsAdded] = useState(false);
  const { add, isBusy } = useAddFavourite();
  const { toast } = useOverlays();
  const { isLoggedIn } = useSession();
  const isFavourite = item.isFavourite || isAdded;

  const act = async () => {
    if (isLoggedIn && isFavourite) {
      toast({
        message: words.already,
        tone: "info",
        action: { label: words.show, to: paths.favourites() },
      });
      return;
    }
    if (await add(item.itemId)) setIsAdded(true);
  };
  return (
    <IconButton
      label={words.favourite(item.itemCode)}
      icon={Heart}
      size={size}
      isPressed={isFavourite}
      isBusy={isBusy}
      onClick={() => void act()}
    />
  );
}
