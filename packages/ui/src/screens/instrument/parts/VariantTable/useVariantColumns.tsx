import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import type { Instrument, InstrumentVariant } from "@reagent/api/contract/instrument";
import { paths } from "@reagent/api/pages/paths";
import type { ViewerKind } from "@reagent/domain/price";
import { StockAlertButton } from "../../../../blocks/StockAlertButton/StockAlertButton.tsx";
import { Badge, Badges } from "../../../../components/Badge/Badge.tsx";
import { Button } from "../../../../components/Button/Button.tsx";
import { Code } from "../../../../components/Code/Code.tsx";
import { NoValue } from "../../../../components/NoValue/NoValue.tsx";
import { isPromotional, Price } from "../../../../components/Price/Price.tsx";
import { Stock } from "../../../../components/Stock/Stock.tsx";
import type { RecordColumn } from "../../../../components/Table/RecordTable.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCartActions } from "../../../../data/use-cart-actions.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { GuestHint } from "../../../product/parts/GuestHint/GuestHint.tsx";
import { factsOf } from "../instrument-facts.ts";
import { copy } from "./VariantTable.copy.ts";
import * as css from "./VariantTable.css.ts";

interface Options {
  readonly instrument: Instrument;
  /** The id of the chosen SKU. */
  readonly current: string | undefined;
  readonly viewer: ViewerKind;
  readonly onChoose: () => void;
}

/** A SKU's code, which chooses it, its attributes, stock and prices, and a button that adds one to the cart. */
export function useVariantColumns({
  instrument: { spuCode, skus },
  current,
  viewer,
  onChoose,
}: Options): readonly RecordColumn<InstrumentVariant>[] {
  const words = useCopy(copy);
  const firstPriced = skus.find((sku) => factsOf(sku).price);
  const attributes = [...new Set(skus.flatMap((sku) => Object.keys(sku.attributes)))];
  return [
    {
      title: words.skuCode,
      className: css.code,
      value: (sku) => (
        <span>
          <Code value={sku.skuCode} kind="product-code">
            <TextLink
              kind="plain"
              to={paths.instrument({ spuCode, skuCode: sku.skuCode })}
              aria-current={sku.skuId === current ? "true" : undefined}
              onClick={onChoose}
            >
              {sku.skuCode}
            </TextLink>
          </Code>
          <Badges>
            {factsOf(sku).price?.marks.map((mark) => (
              <Badge key={mark} kind={mark} />
            ))}
          </Badges>
        </span>
      ),
    },
    ...attributes.map((name) => ({
      title: name,
      value: (sku: InstrumentVariant) => sku.attributes[name] ?? <NoValue />,
    })),
    {
      title: words.stock,
      value: (sku) => {
        const { stock, isAwaitable } = factsOf(sku);
        return (
          <span>
            <Stock {...stock} />
            {isAwaitable && <StockAlertButton kind="instrument" productCode={sku.skuCode} />}
          </span>
        );
      },
    },
    {
      title: words.listPrice,
      isNumber: true,
      value: (sku) => {
        const { price } = factsOf(sku);
        if (!price) return <Badge kind="price-on-request" />;
        const isStruck = viewer === "customer" && price.isStruck;
        return <Price amount={price.list} kind={isStruck ? "struck" : "list"} />;
      },
    },
    {
      title: words.ownPrice,
      isNumber: true,
      value: (sku) => {
        const { price } = factsOf(sku);
        if (!price) return <NoValue />;
        if (viewer === "guest") return <GuestHint isRepeated={sku !== firstPriced} />;
        return <Price amount={price.own} kind={isPromotional(price) ? "promotion" : "own"} />;
      },
    },
    {
      title: words.action,
      isNumber: true,
      isTitleHidden: true,
      value: (sku) => factsOf(sku).price && <AddButton spuCode={spuCode} sku={sku} />,
    },
  ];
}

function AddButton({ spuCode, sku }: { spuCode: string; sku: InstrumentVariant }) {
  const words = useCopy(copy);
  const { addInstrument, isBusy } = useCartActions();
  return (
    <span>
      <Button
        size="small"
        icon={ShoppingCart}
        isBusy={isBusy}
        onClick={(event) => void addInstrument({ spuCode, skuId: sku.skuId }, event.currentTarget)}
      >
        {words.add}
        <VisuallyHidden> {sku.skuCode}</VisuallyHidden>
      </Button>
    </span>
  );
}
