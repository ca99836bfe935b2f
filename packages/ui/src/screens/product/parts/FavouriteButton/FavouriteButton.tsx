import Heart from "@lucide/icons/icons/heart";
import { readUserInfo } from "@reagent/api/contract/account";
import { addFavourite, listFavourites } from "@reagent/api/contract/favourite";
import { useState } from "react";
import { IconButton } from "../../../../components/IconButton/IconButton.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../../data/use-action.tsx";
import { useRefresh } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { paths } from "../../../../paths.ts";
import { useRequestLogin } from "../../../../state/login-request.ts";
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
  const { run, isBusy } = useAction(addFavourite);
  const { toast } = useOverlays();
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const refresh = useRefresh();
  const isFavourite = item.isFavourite || isAdded;

  const act = async () => {
    if (!isLoggedIn) return requestLogin();
    if (isFavourite) {
      toast({
        message: words.already,
        tone: "info",
        action: { label: words.show, to: paths.favourites() },
      });
      return;
    }
    const outcome = await run({ itemId: item.itemId });
    if (!outcome.ok) return;
    setIsAdded(true);
    toast({ message: words.added, tone: "success" });
    await refresh(readUserInfo, listFavourites);
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
