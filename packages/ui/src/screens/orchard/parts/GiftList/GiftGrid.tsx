import type { GiftRow } from "@reagent/api/contract/gift";
import { useOrchardUser } from "../../../../data/use-orchard-user.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { useSession } from "../../../../state/session.ts";
import { GiftCard } from "../GiftCard/GiftCard.tsx";
import { Affordable } from "./Affordable.tsx";
import { copy } from "./GiftList.copy.ts";
import * as css from "./GiftList.css.ts";

interface Props {
  readonly gifts: readonly GiftRow[];
  /** Another page is loading. */
  readonly isTurning: boolean;
}

/** Gifts, three in a row. */
export function GiftGrid({ gifts, isTurning }: Props) {
  const words = useCopy(copy);
  const { isLoggedIn } = useSession();
  const user = useOrchardUser();
  return (
    <>
      {isLoggedIn && <Affordable gifts={gifts} grains={user?.grains} />}
      <ul className={css.grid} aria-label={words.gifts} aria-busy={isTurning}>
        {gifts.map((gift) => (
          <li key={gift.giftCode}>
            <GiftCard gift={gift} grains={user?.grains} />
          </li>
        ))}
      </ul>
    </>
  );
}
