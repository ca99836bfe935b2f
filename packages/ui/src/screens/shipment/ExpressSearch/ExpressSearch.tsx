import { issueWaybillTicket, listParcels, type SentParcel } from "@reagent/api/contract/shipment";
import { ExpressNumber } from "../../../blocks/ParcelSection/ParcelSection.tsx";
import { useOpenTab } from "../../../blocks/useOpenTab.tsx";
import { ActionMenu, type MenuAction } from "../../../components/ActionMenu/ActionMenu.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import { NoValue } from "../../../components/NoValue/NoValue.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { formatDay } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { orderPathOf } from "../../order/parts/order-links.ts";
import { copy as searchCopy } from "../parts/ParcelSearch.copy.ts";
import * as css from "../parts/ParcelSearch.css.ts";
import { ParcelSearchPage } from "../parts/ParcelSearchPage.tsx";
import { useParcelAddress } from "../parts/useParcelAddress.ts";
import { copy } from "./ExpressSearch.copy.ts";
import { expressSearch as screen } from "./ExpressSearch.screen.ts";

/** The customer's shipment notices (customer centre §2, express search). */
export function ExpressSearch() {
  const words = { ...useCopy(searchCopy), ...useCopy(copy) };
  const title = useCopy(screen.title);
  const address = useParcelAddress();
  const list = useCall(listParcels, address.params, { keepsPrevious: true, rereadsOnReturn: true });
  return (
    <ParcelSearchPage title={title} parcelCode={words.parcelCode} address={address} list={list}>
      {({ parcels }) => (
        <div className={css.scroll}>
          <Table label={words.parcels} density="comfortable" fold="labels">
            <TableHead>
              <HeadCell>{words.parcelCode}</HeadCell>
              <HeadCell>{words.orderCode}</HeadCell>
              <HeadCell>{words.mobile}</HeadCell>
              <HeadCell>{words.expressCompany}</HeadCell>
              <HeadCell>{words.expressNumber}</HeadCell>
              <HeadCell>{words.shippedAt}</HeadCell>
              <HeadCell isNumber>{words.actions}</HeadCell>
            </TableHead>
            <TableBody>
              {parcels.map((parcel) => (
                <ParcelRow key={parcel.parcelCode} parcel={parcel} />
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </ParcelSearchPage>
  );
}

function ParcelRow({ parcel }: { parcel: SentParcel }) {
  const words = { ...useCopy(searchCopy), ...useCopy(copy) };
  const language = useLanguage();
  const openTab = useOpenTab();
  const { run, isBusy } = useAction(issueWaybillTicket);
  const { parcelCode, orderCode, mobile, expressCompany, expressNumber, shippedAt } = parcel;

  const printWaybill = async () => {
    const outcome = await run({ parcelCode });
    if (outcome.ok) openTab(outcome.data.url);
  };
  const actions: readonly MenuAction[] = [
    { label: words.parcelDetail, to: paths.orderPackage({ orderCode }) },
    { label: words.orderDetail, to: orderPathOf(parcel) },
    ...(parcel.hasWaybill
      ? [{ label: words.waybill, onSelect: () => void printWaybill(), isDisabled: isBusy }]
      : []),
  ];
  return (
    <Row>
      <Cell isRowHeader label={words.parcelCode}>
        <Code kind="parcel-code" value={parcelCode} />
      </Cell>
      <Cell label={words.orderCode}>
        <TextLink to={orderPathOf(parcel)}>{orderCode}</TextLink>
      </Cell>
      <Cell label={words.mobile}>{mobile || <NoValue />}</Cell>
      <Cell className={css.wrapping} label={words.expressCompany}>
        {expressCompany || <NoValue />}
      </Cell>
      <Cell label={words.expressNumber}>
        <ExpressNumber value={expressNumber} />
      </Cell>
      <Cell label={words.shippedAt}>
        <time dateTime={new Date(shippedAt).toISOString()}>{formatDay(shippedAt, language)}</time>
      </Cell>
      <Cell isNumber label={words.actions}>
        <span className={css.view}>
          <ActionMenu label={words.view} name={words.viewOf(parcelCode)} actions={actions} />
        </span>
      </Cell>
    </Row>
  );
}
