import { issueWaybillTicket, listParcels, type SentParcel } from "@reagent/api/contract/shipment";
import { paths } from "@reagent/api/pages/paths";
import { useOpenTab } from "../../../blocks/useOpenTab.tsx";
import { ActionMenu, type ActionMenuProps } from "../../../components/ActionMenu/ActionMenu.tsx";
import { NoValue } from "../../../components/NoValue/NoValue.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
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
  const address = useParcelAddress();
  const list = useCall(listParcels, address.params, { keepsPrevious: true, rereadsOnReturn: true });
  return (
    <ParcelSearchPage
      title={useCopy(screen.title)}
      parcelCode={words.parcelCode}
      address={address}
      list={list}
      label={words.parcels}
      recordsOf={({ parcels }) => parcels}
      columns={[
        { title: words.mobile, width: "96px", value: ({ mobile }) => mobile || <NoValue /> },
        {
          title: words.expressCompany,
          width: "72px",
          className: css.wrapping,
          value: ({ expressCompany }) => expressCompany || <NoValue />,
        },
      ]}
      actionsOf={(parcel) => <ParcelActions parcel={parcel} />}
      keyOf={({ parcelCode }) => parcelCode}
    />
  );
}

function ParcelActions({ parcel }: { parcel: SentParcel }) {
  const words = { ...useCopy(searchCopy), ...useCopy(copy) };
  const openTab = useOpenTab();
  const { run, isBusy } = useAction(issueWaybillTicket);
  const { parcelCode, orderCode } = parcel;

  const printWaybill = async () => {
    const outcome = await run({ parcelCode });
    if (outcome.ok) openTab(outcome.data.url);
  };
  const entries: ActionMenuProps["entries"] = [
    { label: words.parcelDetail, to: paths.orderPackage({ orderCode }) },
    { label: words.orderDetail, to: orderPathOf(parcel) },
    ...(parcel.hasWaybill
      ? [{ label: words.waybill, onSelect: () => void printWaybill(), isDisabled: isBusy }]
      : []),
  ];
  return (
    <ActionMenu label={words.viewOf(parcelCode)} entries={entries}>
      {words.view}
    </ActionMenu>
  );
}
