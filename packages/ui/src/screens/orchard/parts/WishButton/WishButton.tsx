import Heart from "@lucide/icons/icons/heart";
import { listWishes } from "@reagent/api/contract/gift";
import { IconButton } from "../../../../components/IconButton/IconButton.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { useAddWish, useRemoveWish } from "../../../../data/use-wishes.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { useSession } from "../../../../state/session.ts";
import { copy } from "./WishButton.copy.ts";

interface Props {
  readonly gift: { readonly giftCode: string; readonly name: string };
}

/** Keeps a gift for later, or no longer; guests are asked to log in. */
export function WishButton({ gift: { giftCode, name } }: Props) {
  const words = useCopy(copy);
  const { isLoggedIn } = useSession();
  const { data, isLoading } = useCall(listWishes, isLoggedIn ? {} : null);
  const adding = useAddWish();
  const removing = useRemoveWish();
  const isWished = isLoggedIn && data?.wishes.some((wish) => wish.giftCode === giftCode) === true;
  return (
    <IconButton
      label={words.wish(name)}
      icon={Heart}
      size="large"
      isPressed={isWished}
      isBusy={isLoading || adding.isBusy || removing.isBusy}
      onClick={() => void (isWished ? removing.remove(giftCode) : adding.add(giftCode))}
    />
  );
}
