import ChevronLeft from "@lucide/icons/icons/chevron-left";
import { readOrderParcels } from "@reagent/api/contract/shipment";
import { paths } from "@reagent/api/pages/paths";
import { ParcelList } from "../../../blocks/ParcelSection/ParcelList.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { usePageCrumb } from "../../../layouts/AccountLayout/page-crumb.ts";
import { text } from "../../../theme/text.css.ts";
import { orderPathOf } from "../../order/parts/order-links.ts";
import { copy } from "./OrderPackage.copy.ts";
import * as css from "./OrderPackage.css.ts";
import { orderPackage as screen } from "./OrderPackage.screen.ts";

interface Props {
  readonly orderCode: string;
  /** Empty for all products. */
  readonly productCode: string;
}

/** The parcels of an order, or those with one of its products (customer centre §2, shipment detail). */
export function OrderPackage({ orderCode, productCode }: Props) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const call = useCall(readOrderParcels, { orderCode, productCode }, { rereadsOnReturn: true });
  usePageCrumb(title);
  return (
    <div className={css.page}>
      <PageHead subject={`${title} ${orderCode}`} isUnlisted />
      <header className={css.head}>
        {call.data && (
          <TextLink kind="muted" icon={ChevronLeft} to={orderPathOf(call.data)}>
            {words.back}
          </TextLink>
        )}
        <h1 className={text[26]}>{title}</h1>
        <DefinitionList
          layout="line"
          entries={[
            { term: words.order, value: <Code kind="order-number" value={orderCode} /> },
            ...(productCode === ""
              ? []
              : [{ term: words.product, value: <Code kind="product-code" value={productCode} /> }]),
          ]}
        />
      </header>
      <Load call={call} skeleton={<TextSkeleton lines={6} />}>
        {(order) => <ParcelList order={order} />}
      </Load>
      <nav className={css.links} aria-label={title}>
        {productCode !== "" && call.data && (
          <TextLink to={paths.orderPackage({ orderCode })}>{words.allProducts}</TextLink>
        )}
        <TextLink to={paths.expressSearch()}>{words.all}</TextLink>
      </nav>
    </div>
  );
}
