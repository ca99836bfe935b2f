import { listPackedProducts } from "@reagent/api/contract/shipment";
import { paths } from "@reagent/api/pages/paths";
import { ActionMenu } from "../../../components/ActionMenu/ActionMenu.tsx";
import { InlineHtml } from "../../../components/InlineHtml/InlineHtml.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { muted } from "../../../theme/text.css.ts";
import { orderPathOf } from "../../order/parts/order-links.ts";
import { copy as searchCopy } from "../parts/ParcelSearch.copy.ts";
import * as css from "../parts/ParcelSearch.css.ts";
import { ParcelSearchPage } from "../parts/ParcelSearchPage.tsx";
import { useParcelAddress } from "../parts/useParcelAddress.ts";
import { copy } from "./PackageSearch.copy.ts";
import { packageSearch as screen } from "./PackageSearch.screen.ts";

/** What was packed, by product and batch (customer centre §2, express search). */
export function PackageSearch() {
  const words = { ...useCopy(searchCopy), ...useCopy(copy) };
  const address = useParcelAddress();
  const list = useCall(listPackedProducts, address.params, {
    keepsPrevious: true,
    rereadsOnReturn: true,
  });
  return (
    <ParcelSearchPage
      title={useCopy(screen.title)}
      parcelCode={words.parcelCode}
      address={address}
      list={list}
      label={words.products}
      recordsOf={({ products }) => products}
      columns={[
        {
          title: words.product,
          width: "96px",
          className: css.wrapping,
          value: ({ productCode, name }) => (
            <span>
              {productCode} <InlineHtml isName html={name} />
            </span>
          ),
        },
        {
          title: words.batch,
          width: "72px",
          value: ({ batchCode }) => batchCode || <span className={muted}>{words.noBatch}</span>,
        },
        { title: words.quantity, isNumber: true, value: ({ quantity }) => quantity },
      ]}
      actionsOf={(product) => {
        const { parcelCode, orderCode, productCode, batchCode } = product;
        return (
          <ActionMenu
            label={words.viewOf([parcelCode, productCode, batchCode].filter(Boolean).join(" "))}
            entries={[
              { label: words.orderDetail, to: orderPathOf(product) },
              { label: words.parcelDetail, to: paths.orderPackage({ orderCode, productCode }) },
            ]}
          >
            {words.view}
          </ActionMenu>
        );
      }}
      keyOf={({ packedId }) => packedId}
    />
  );
}
