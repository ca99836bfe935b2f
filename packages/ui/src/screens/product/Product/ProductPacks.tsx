import type { ProductPage } from "@reagent/api/contract/product";
import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import { hasBulkRow } from "@reagent/domain/product";
import { type RefObject, useId } from "react";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { useCopy } from "../../../language/language.tsx";
import { BuyBar } from "../parts/PackChoice/BuyBar.tsx";
import { usePackChoice } from "../parts/PackChoice/usePackChoice.ts";
import { PackPlanner } from "../parts/PackPlanner/PackPlanner.tsx";
import { PackTable } from "../parts/PackTable/PackTable.tsx";
import { OtherForms, SoldOutNote } from "./OtherForms.tsx";
import { copy } from "./Product.copy.ts";
import * as css from "./Product.css.ts";

/**
 * Prices, stock and quantities of the packs, which are added to the cart together (storefront §5, quantities), below the other items
 * of the substance (decisions, forms of a substance).
 */
export function ProductPacks({
  page: { item, packs, bulkPacks, otherForms, isLoggedIn },
  name,
  table,
}: {
  page: ProductPage;
  name: string;
  /** Of the element around the table, which can receive the focus. */
  table: { ref: RefObject<HTMLDivElement | null>; id: string };
}) {
  const words = useCopy(copy);
  const id = useId();
  const viewer = isLoggedIn ? "customer" : "guest";
  const isLowBoiling = item.safetyLevel === "low-boiling";
  const { itemCode, casNumber, specification } = item;
  const view = { viewer, isLowBoiling } as const;
  const choice = usePackChoice({ itemCode, packs, ...view, nothingChosen: words.nothingChosen });
  const same = otherForms.filter(({ saltName }) => saltName === "");
  const salts = otherForms.filter(({ saltName }) => saltName !== "");
  const isSoldOut = packs.every(({ stock }) => stock <= 0);
  return (
    <div className={css.offers}>
      <OtherForms kind="same" item={{ ...item, packs }} forms={same} viewer={viewer} />
      <OtherForms kind="salt" item={{ ...item, packs }} forms={salts} viewer={viewer} />
      <section className={css.packs({ isBelow: otherForms.length > 0 })} aria-labelledby={id}>
        <SectionHead
          id={id}
          title={words.packs}
          description={words.packsNote(shop.vatPercent)}
          more={{
            to: paths.bulkEnquiry({ productName: name, casNumber, specification, itemCode }),
            text: words.bulkEnquiry,
          }}
        />
        {isSoldOut && same.some(({ isInStock }) => isInStock) && <SoldOutNote />}
        <PackPlanner item={item} packs={packs} {...view} onFill={choice.choose} />
        <div {...table} tabIndex={-1}>
          <PackTable
            item={{
              itemCode,
              casNumber,
              specification,
              name,
              isLowBoiling,
            }}
            packs={packs}
            bulkPacks={hasBulkRow(item.category) ? bulkPacks : []}
            viewer={viewer}
            quantities={choice.quantities}
            onQuantity={(productId, quantity) => choice.choose({ [productId]: quantity })}
          >
            <BuyBar choice={choice} place="page" />
          </PackTable>
        </div>
      </section>
    </div>
  );
}
