import type { Address } from "@reagent/api/contract/address";
import { paths } from "@reagent/api/pages/paths";
import { addressActions } from "@reagent/domain/address";
import { formatAddress } from "@reagent/domain/address-line";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { useAddressActions } from "../../address/Addresses/useAddressActions.ts";
import { copy } from "./AddressChoice.copy.ts";
import * as css from "./AddressChoice.css.ts";

interface ActionHandlers {
  readonly onEdit: (address: Address) => void;
  /** Called when the pressed button has disappeared. */
  readonly onDefaultSet: () => void;
}

export interface ListedAddresses extends ActionHandlers {
  readonly addresses: readonly Address[];
  readonly chosen: Address | undefined;
  readonly onChoose: (addressId: string) => void;
}

/** The actions of an address: edited in a dialog; a click with the middle button opens its page. */
export function AddressActions({
  address,
  onEdit,
  onDefaultSet,
}: ActionHandlers & { address: Address }) {
  const words = useCopy(copy);
  const named = `${address.receiver} ${formatAddress(address, useLanguage())}`;
  const { underWay, setDefault } = useAddressActions("account");
  const { addressId } = address;
  return (
    <span className={css.actions}>
      {addressActions(address).includes("set-default") && (
        <Button
          kind="quiet"
          size="small"
          isBusy={underWay === addressId}
          aria-label={words.setDefaultOf(named)}
          onClick={() => void setDefault(address, onDefaultSet)}
        >
          {words.setDefault}
        </Button>
      )}
      <ButtonLink
        kind="quiet"
        size="small"
        to={paths.editAddress({ addressId })}
        onClick={(event) => {
          // Leaving the page would lose typed values.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onEdit(address);
        }}
      >
        <span aria-hidden="true">{words.edit}</span>
        <VisuallyHidden>{words.editOf(named)}</VisuallyHidden>
      </ButtonLink>
    </span>
  );
}
