import { addAddress, listAddresses } from "@reagent/api/contract/address";
import { paths } from "@reagent/api/pages/paths";
import {
  type AddressDetails,
  AddressForm as Schema,
  type AddressInput,
} from "@reagent/domain/address";
import { useNavigate } from "react-router-dom";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import type { Submitted } from "../../../components/Form/Form.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { row } from "../../../theme/layout.css.ts";
import { AccountPage } from "../../account/parts/AccountPage/AccountPage.tsx";
import { FullAddressForm } from "../parts/FullAddressForm/FullAddressForm.tsx";
import { NewAddress } from "../parts/NewAddress/NewAddress.tsx";
import { copy } from "./AddAddress.copy.ts";
import { addAddress as screen } from "./AddAddress.screen.ts";

/** A new delivery address (customer centre §2, /profile/add_address). */
export function AddAddress() {
  const title = useCopy(screen.title);
  return (
    <AccountPage title={title}>
      <NewAddress>{(defaults) => <AddressForm title={title} defaults={defaults} />}</NewAddress>
    </AccountPage>
  );
}

function AddressForm({ title, defaults }: { title: string; defaults: AddressInput }) {
  const words = useCopy(copy);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { toast } = useOverlays();
  const { run } = useAction(addAddress);
  const form = useShopForm(Schema, { defaults, draftKey: "add-address" });

  const submit = async (details: AddressDetails): Promise<Submitted<AddressInput>> => {
    const outcome = await run({ ...details, isDefault: false });
    if (!outcome.ok) return { kind: "refused" };
    toast({ message: words.added, tone: "success" });
    await refresh(listAddresses);
    void navigate(paths.addresses());
    return { kind: "done" };
  };

  return (
    <div>
      <FullAddressForm of={form} label={title} onSubmit={submit}>
        <div className={row[3]}>
          <SubmitButton busyLabel={words.busy}>{words.save}</SubmitButton>
          <ButtonLink kind="quiet" to={paths.addresses()}>
            {words.back}
          </ButtonLink>
        </div>
      </FullAddressForm>
    </div>
  );
}
