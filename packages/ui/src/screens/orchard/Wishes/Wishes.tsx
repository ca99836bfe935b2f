import Heart from "@lucide/icons/icons/heart";
import X from "@lucide/icons/icons/x";
import { listWishes } from "@reagent/api/contract/gift";
import { paths } from "@reagent/api/pages/paths";
import { useRef, useState } from "react";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useOrchardUser } from "../../../data/use-orchard-user.tsx";
import { useRemoveWish } from "../../../data/use-wishes.tsx";
import { useCopy } from "../../../language/language.tsx";
import { lead, text } from "../../../theme/text.css.ts";
import { GiftCard } from "../parts/GiftCard/GiftCard.tsx";
import * as list from "../parts/GiftList/GiftList.css.ts";
import { GiftsSkeleton } from "../parts/GiftList/GiftsSkeleton.tsx";
import { copy } from "./Wishes.copy.ts";
import { wishes as screen } from "./Wishes.screen.ts";

/** The gifts that the customer keeps for later, newest first. */
export function Wishes() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const head = useRef<HTMLHeadingElement>(null);
  const call = useCall(listWishes, {});
  const user = useOrchardUser();
  const { remove } = useRemoveWish();
  const [removed, setRemoved] = useState<string>();
  const removeOne = async (giftCode: string) => {
    setRemoved(giftCode);
    // Its button is gone with it.
    if (await remove(giftCode)) head.current?.focus();
    setRemoved(undefined);
  };
  return (
    <>
      <PageHead subject={title} isUnlisted />
      <h1 className={text[26]} ref={head} tabIndex={-1}>
        {title}
      </h1>
      <p className={lead}>{words.lead}</p>
      <Load call={call} skeleton={<GiftsSkeleton count={3} />}>
        {({ wishes }) =>
          wishes.length === 0 ? (
            <EmptyState
              icon={Heart}
              title={words.empty}
              actions={
                <ButtonLink kind="primary" to={paths.orchard()}>
                  {words.all}
                </ButtonLink>
              }
            >
              {words.emptyWords}
            </EmptyState>
          ) : (
            <ul className={list.grid} aria-label={title}>
              {wishes.map((wish) => (
                <li key={wish.giftCode}>
                  <GiftCard
                    gift={wish}
                    grains={user?.grains}
                    state={wish.isListed ? undefined : <span>{words.delisted}</span>}
                    corner={
                      <IconButton
                        label={words.remove(wish.name)}
                        icon={X}
                        isBusy={removed === wish.giftCode}
                        onClick={() => void removeOne(wish.giftCode)}
                      />
                    }
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Load>
    </>
  );
}
