import Heart from "@lucide/icons/icons/heart";
import { readUserInfo } from "@reagent/api/contract/account";
import { addFavourite, cancelFavourite, listFavourites } from "@reagent/api/contract/favourite";
import type { ItemRow } from "@reagent/api/contract/product";
import { readSampleCentre } from "@reagent/api/contract/sample-centre";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useRequestLogin } from "../../../state/login-request.ts";
import { useSession } from "../../../state/session.ts";
import { copy } from "./SampleCentre.copy.ts";

/** Adds an item to the favourites or removes it (decisions, favourite toggle). */
export function FavouriteToggle({ item: { itemId, itemCode, isFavourite } }: { item: ItemRow }) {
  const words = useCopy(copy);
  const add = useAction(addFavourite);
  const cancel = useAction(cancelFavourite);
  const { toast } = useOverlays();
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const refresh = useRefresh();

  const toggle = async () => {
    if (!isLoggedIn) return requestLogin();
    const outcome = await (isFavourite ? cancel.run({ favouriteId: itemId }) : add.run({ itemId }));
    if (!outcome.ok) return;
    toast({ message: isFavourite ? words.removed : words.added, tone: "success" });
    await refresh(readSampleCentre, readUserInfo, listFavourites);
  };
  return (
    <IconButton
      label={words.favourite(itemCode)}
      icon={Heart}
      size="small"
      isPressed={isFavourite}
      isBusy={add.isBusy || cancel.isBusy}
      onClick={() => void toggle()}
    />
  );
}
