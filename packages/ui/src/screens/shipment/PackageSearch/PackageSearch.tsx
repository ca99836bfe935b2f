import { listPackedProducts, type PackedProduct } from "@reagent/api/contract/shipment";
import { ExpressNumber } from "../../../blocks/ParcelSection/ParcelSection.tsx";
import { ActionMenu } from "../../../components/ActionMenu/ActionMenu.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import { InlineHtml } from "../../../components/InlineHtml/InlineHtml.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { formatDay } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
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
  const title = useCopy(screen.title);
  const address = useParcelAddress();
  const list = useCall(listPackedProducts, address.params, {
    keepsPrevious: true,
    rereadsOnReturn: true,
  });
  return (
    <ParcelSearchPage title={title} parcelCode={words.parcelCode} address={address} list={list}>
      {({ products }) => (
        <div className={css.scroll}>
          <Table label={words.products} density="comfortable" fold="labels">
            <TableHead>
              <HeadCell>{words.parcelCode}</HeadCell>
              <HeadCell>{words.orderCode}</HeadCell>
              <HeadCell>{words.product}</HeadCell>
              <HeadCell>{words.batch}</HeadCell>
              <HeadCell isNumber>{words.quantity}</HeadCell>
              <HeadCell>{words.expressNumber}</HeadCell>
              <HeadCell>{words.shippedAt}</HeadCell>
              <HeadCell isNumber>{words.actions}</HeadCell>
            </TableHead>
            <TableBody>
              {products.map((product) => (
                <ProductRow key={product.packedId} product={product} />
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </ParcelSearchPage>
  );
}

function ProductRow({ product }: { product: PackedProduct }) {
  const words = { ...useCopy(searchCopy), ...useCopy(copy) };
  const language = useLanguage();
  const { parcelCode, orderCode, productCode, name, batchCode, quantity } = product;
  const { expressNumber, shippedAt } = product;
  return (
    <Row>
      <Cell isRowHeader label={words.parcelCode}>
        <Code kind="parcel-code" value={parcelCode} />
      </Cell>
      <Cell label={words.orderCode}>
        <TextLink to={orderPathOf(product)}>{orderCode}</TextLink>
      </Cell>
      <Cell className={css.wrapping} label={words.product}>
        <span>
          {productCode} <InlineHtml html={name} />
        </span>
      </Cell>
      <Cell label={words.batch}>{batchCode || <span className={muted}>{words.noBatch}</span>}</Cell>
      <Cell isNumber label={words.quantity}>
        {quantity}
      </Cell>
      <Cell label={words.expressNumber}>
        <ExpressNumber value={expressNumber} />
      </Cell>
      <Cell label={words.shippedAt}>
        <time dateTime={new Date(shippedAt).toISOString()}>{formatDay(shippedAt, language)}</time>
      </Cell>
      <Cell isNumber label={words.actions}>
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
      </Cell>
    </Row>
  );
}
