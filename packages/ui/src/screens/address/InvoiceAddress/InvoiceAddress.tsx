import {
  type InvoiceAddress as Saved,
  readInvoiceAddress,
  updateInvoiceAddress,
} from "@reagent/api/contract/address";
import { paths } from "@reagent/api/pages/paths";
import {
  type AddressDetails,
  type AddressInput,
  InvoiceAddressForm,
} from "@reagent/domain/address";
import { joinLandline, splitLandline } from "@reagent/domain/landline";
import { useNavigate } from "react-router-dom";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import type { Submitted } from "../../../components/Form/Form.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useFreshDefaults } from "../../../components/Form/useFreshDefaults.ts";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { Load } from "../../../data/Load.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCall, useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { row } from "../../../theme/layout.css.ts";
import { AccountPage } from "../../account/parts/AccountPage/AccountPage.tsx";
import { AddressSkeleton } from "../parts/FullAddressForm/AddressSkeleton.tsx";
import { FullAddressForm } from "../parts/FullAddressForm/FullAddressForm.tsx";
import { copy } from "./InvoiceAddress.copy.ts";
import { invoiceAddress as screen } from "./InvoiceAddress.screen.ts";

/** The page from which the customer came and to which they return. */
type From = "account" | "checkout";

/** The address for paper invoices (customer centre §2, /profile/invaddr). */
export function InvoiceAddress({ from }: { from: From }) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const call = useCall(readInvoiceAddress, {});
  return (
    <AccountPage title={title} lead={words.explained}>
      <Load call={call} skeleton={<AddressSkeleton />}>
        {(saved) => <FilledForm saved={saved} from={from} />}
      </Load>
    </AccountPage>
  );
}

const inputOf = ({ phone, addressId: _, ...place }: Saved): AddressInput => ({
  ...place,
  ...splitLandline(phone),
});

function FilledForm({ saved, from }: { saved: Saved; from: From }) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { toast } = useOverlays();
  const { run } = useAction(updateInvoiceAddress);
  const defaults = inputOf(saved);
  const form = useShopForm(InvoiceAddressForm, { defaults, draftKey: "invoice-address" });
  useFreshDefaults(form, defaults);

  const submit = async (details: AddressDetails): Promise<Submitted<AddressInput>> => {
    const { area, phone, extension, ...place } = details;
    const outcome = await run({ ...place, phone: joinLandline({ area, phone, extension }) });
    if (!outcome.ok) return { kind: "refused" };
    toast({ message: words.changed, tone: "success" });
    if (from === "checkout") void navigate(paths.checkout());
    await refresh(readInvoiceAddress);
    return { kind: "done" };
  };

  return (
    <FullAddressForm of={form} label={title} receives="invoice" onSubmit={submit}>
      <div className={row[3]}>
        <SubmitButton busyLabel={words.busy}>{words.save}</SubmitButton>
        {from === "checkout" && (
          <ButtonLink kind="quiet" to={paths.checkout()}>
            {words.back}
          </ButtonLink>
        )}
      </div>
    </FullAddressForm>
  );
}
