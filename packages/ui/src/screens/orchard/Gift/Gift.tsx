import ShoppingBasket from "@lucide/icons/icons/shopping-basket";
import { readGift } from "@reagent/api/contract/gift";
import { paths } from "@reagent/api/pages/paths";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Gift.copy.ts";
import { GiftPage } from "./GiftPage.tsx";
import { GiftSkeleton } from "./GiftSkeleton.tsx";

/** The page of a gift (storefront §2, orchard). */
export function Gift({ giftCode }: { giftCode: string }) {
  const words = useCopy(copy);
  const call = useCall(readGift, { giftCode });
  return (
    <>
      {!call.data && <PageHead subject={giftCode} isUnlisted={call.failure !== undefined} />}
      <Load
        call={call}
        skeleton={<GiftSkeleton />}
        warning={() => (
          <NoGift giftCode={giftCode} title={words.delisted} text={words.delistedWords} />
        )}
        empty={<NoGift giftCode={giftCode} title={words.missing} text={words.missingWords} />}
      >
        {(gift) => <GiftPage key={giftCode} gift={gift} />}
      </Load>
    </>
  );
}

/** In place of a gift that was taken off the shelves (storefront §8, gift delisted), or never existed. */
function NoGift({ giftCode, title, text }: { giftCode: string; title: string; text: string }) {
  const words = useCopy(copy);
  return (
    <>
      <Breadcrumbs crumbs={[{ label: words.orchard, to: paths.orchard() }, { label: giftCode }]} />
      <EmptyState
        icon={ShoppingBasket}
        title={title}
        as="h1"
        actions={<ButtonLink to={paths.orchard()}>{words.all}</ButtonLink>}
      >
        {text}
      </EmptyState>
    </>
  );
}
