import { type InvoiceInfo, upgradeInvoice } from "@reagent/api/contract/invoice";
import { INVOICE_FIELDS, invoiceDelivery, invoiceUpgrade } from "@reagent/domain/invoice";
import { Button } from "../../../components/Button/Button.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useCopy } from "../../../language/language.tsx";
import { TypedAddress } from "../../address/parts/AddressText.tsx";
import * as css from "../parts/AccountPage/AccountPage.css.ts";
import { copy } from "./Invoice.copy.ts";

interface Props {
  readonly invoice: InvoiceInfo;
  readonly onUpgraded: () => Promise<void>;
  /** Part of another page: set closer, with its note on changes as small text, and with a secondary button. */
  readonly isPart?: boolean;
}

/** Submitted invoice information: read-only, with an upgrade to an electronic type (customer centre §4, invoice upgrade). */
export function SavedInvoice({ invoice, onUpgraded, isPart = false }: Props) {
  const words = useCopy(copy);
  const filled = INVOICE_FIELDS.filter((field) => invoice[field] !== "");
  return (
    <>
      {isPart ? (
        <p className={css.lead}>{words.lockedNote}</p>
      ) : (
        <Notice>{words.lockedNote}</Notice>
      )}
      <DefinitionList
        isRuled
        columns={isPart ? 2 : 1}
        entries={[
          { term: words.type, value: words.types[invoice.type] },
          { term: words.kind, value: words.kinds[invoiceDelivery(invoice.method, invoice.type)] },
          ...filled.map((field) => ({
            term: words.fields[field],
            value: field === "address" ? <TypedAddress text={invoice.address} /> : invoice[field],
          })),
        ]}
      />
      {invoiceUpgrade(invoice.type) && <Upgrade onUpgraded={onUpgraded} isPart={isPart} />}
    </>
  );
}

function Upgrade({ onUpgraded, isPart }: Required<Omit<Props, "invoice">>) {
  const words = useCopy(copy);
  const { confirm, toast, prepare } = useOverlays();
  const { run, isBusy } = useAction(upgradeInvoice);
  const upgrade = async () => {
    const isConfirmed = await confirm({ message: words.confirmUpgrade });
    if (!isConfirmed) return void toast({ message: words.upgradeDeclined, tone: "info" });
    const outcome = await run({});
    if (!outcome.ok) return;
    toast({ message: words.upgraded, tone: "success" });
    await onUpgraded();
  };
  return (
    <div className={css.actions}>
      <Button
        kind={isPart ? "secondary" : "primary"}
        size={isPart ? "small" : "medium"}
        isBusy={isBusy}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void upgrade()}
      >
        {words.upgrade}
      </Button>
      <p className={css.lead}>{words.upgradeNote}</p>
    </div>
  );
}
