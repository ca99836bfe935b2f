import { listPackedProducts, type PackedProduct } from "@reagent/api/contract/shipment";
import { ExpressNumber } from "../../../blocks/ParcelSection/ParcelSection.tsx";
import { ActionMenu } from "../../../components/ActionMenu/ActionMenu.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import { InlineHtml } from "../../../components/InlineHtml/InlineHtml.tsx";
import { Moment } from "../../../components/Moment/Moment.tsx";
import type { RecordColumn } from "../../../components/Table/RecordTable.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
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
      columns={useColumns()}
      recordsOf={({ products }) => products}
      keyOf={({ packedId }) => packedId}
    />
  );
}

function useColumns(): readonly RecordColumn<PackedProduct>[] {
  const words = { ...useCopy(searchCopy), ...useCopy(copy) };
  return [
    {
      title: words.parcelCode,
      width: "140px",
      value: ({ parcelCode }) => <Code kind="parcel-code" value={parcelCode} />,
    },
    {
      title: words.orderCode,
      width: "140px",
      value: (product) => <TextLink to={orderPathOf(product)}>{product.orderCode}</TextLink>,
    },
    {
      title: words.product,
      width: "96px",
      className: css.wrapping,
      value: ({ productCode, name }) => (
        <span>
          {productCode} <InlineHtml html={name} />
        </span>
      ),
    },
    {
      title: words.batch,
      width: "72px",
      value: ({ batchCode }) => batchCode || <span className={muted}>{words.noBatch}</span>,
    },
    { title: words.quantity, isNumber: true, value: ({ quantity }) => quantity },
    {
      title: words.expressNumber,
      width: "112px",
      value: ({ expressNumber }) => <ExpressNumber value={expressNumber} />,
    },
    {
      title: words.shippedAt,
      width: "96px",
      value: ({ shippedAt }) => <Moment at={shippedAt} isDay />,
    },
    {
      title: words.actions,
      isNumber: true,
      value: (product) => {
        const { parcelCode, orderCode, productCode, batchCode } = product;
        return (
          <span className={css.view}>
            <ActionMenu
              label={words.view}
              name={words.viewOf([parcelCode, productCode, batchCode].filter(Boolean).join(" "))}
              actions={[
                { label: words.orderDetail, to: orderPathOf(product) },
                { label: words.parcelDetail, to: paths.orderPackage({ orderCode, productCode }) },
              ]}
            />
          </span>
        );
      },
    },
  ];
}
