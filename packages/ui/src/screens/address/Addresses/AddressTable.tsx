import type { Address } from "@reagent/api/contract/address";
import { addressActions } from "@reagent/domain/address";
import { formatAddress } from "@reagent/domain/address-line";
import { type RefObject, useRef } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { RecordTable } from "../../../components/Table/RecordTable.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { focusNextRow } from "../../../row-focus.ts";
import { type AddressPlace, addressPages } from "../parts/address-place.ts";
import { AddressText } from "../parts/AddressText.tsx";
import { copy } from "./Addresses.copy.ts";
import * as css from "./Addresses.css.ts";
import { useAddressActions } from "./useAddressActions.ts";

interface Props {
  readonly addresses: readonly Address[];
  readonly place: AddressPlace;
  /** Receives the focus when the last row is deleted. */
  readonly head: RefObject<HTMLElement | null>;
}

/** Selects the delete button of each row. */
const deleteButtons = "button[data-deletes-address]";

/** Addresses; the default one can only be edited (customer centre §4, address). */
export function AddressTable({ addresses, place, head }: Props) {
  const words = useCopy(copy);
  const list = useRef<HTMLDivElement>(null);
  const actions = useAddressActions(place);
  const remove = (address: Address, button: HTMLElement) =>
    actions.remove(address, button, () => {
      if (list.current)
        focusNextRow(button, { list: list.current, selector: deleteButtons, head: head.current });
    });
  return (
    <div ref={list}>
      <RecordTable
        label={words.list}
        fold="grid"
        rowClassName={css.row}
        records={addresses}
        keyOf={({ addressId }) => addressId}
        columns={[
          {
            title: words.receiver,
            className: css.receiver,
            value: (address) => <Receiver address={address} />,
          },
          {
            title: words.address,
            className: css.address,
            value: (address) => <Place address={address} />,
          },
          {
            title: words.actions,
            isTitleHidden: true,
            className: css.actions,
            value: (address) => (
              <Actions
                address={address}
                editPath={addressPages[place].edit(address)}
                isBusy={address.addressId === actions.underWay}
                onDefault={() => void actions.setDefault(address, () => head.current?.focus())}
                onRemove={(button) => void remove(address, button)}
              />
            ),
          },
        ]}
      />
    </div>
  );
}

function Receiver({ address: { receiver, mobile, phone, isDefault } }: { address: Address }) {
  const words = useCopy(copy);
  return (
    <>
      <span className={css.name}>
        {receiver}
        {isDefault && <span className={css.mark}>{words.isDefault}</span>}
      </span>
      <span className={css.number}>{mobile}</span>
      {phone && <span className={css.number}>{phone}</span>}
    </>
  );
}

function Place({ address }: { address: Address }) {
  return (
    <>
      <AddressText place={address} />
      {address.postcode && <span className={css.postcode}>{address.postcode}</span>}
    </>
  );
}

interface ActionsProps {
  readonly address: Address;
  readonly editPath: string;
  readonly isBusy: boolean;
  readonly onDefault: () => void;
  /** Called with the pressed button. */
  readonly onRemove: (button: HTMLElement) => void;
}

function Actions({ address, editPath, isBusy, onDefault, onRemove }: ActionsProps) {
  const words = useCopy(copy);
  const named = `${address.receiver} ${formatAddress(address, useLanguage())}`;
  const actions = addressActions(address);
  return (
    <span className={css.actionsInLine}>
      {actions.includes("set-default") && (
        <Button
          kind="quiet"
          size="small"
          isBusy={isBusy}
          aria-label={words.setDefaultOf(named)}
          onClick={onDefault}
        >
          {words.setDefault}
        </Button>
      )}
      <ButtonLink kind="quiet" size="small" to={editPath}>
        <span aria-hidden="true">{words.edit}</span>
        <VisuallyHidden>{words.editOf(named)}</VisuallyHidden>
      </ButtonLink>
      {actions.includes("delete") && (
        <Button
          kind="quiet-danger"
          size="small"
          data-deletes-address=""
          aria-label={words.removeOf(named)}
          onClick={(event) => onRemove(event.currentTarget)}
        >
          {words.remove}
        </Button>
      )}
    </span>
  );
}
