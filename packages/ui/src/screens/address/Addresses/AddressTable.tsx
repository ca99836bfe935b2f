import type { Address } from "@reagent/api/contract/address";
import { addressActions } from "@reagent/domain/address";
import { formatAddress } from "@reagent/domain/address-line";
import { type RefObject, useRef } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { focusNextRow } from "../../../row-focus.ts";
import { type AddressPlace, addressPages } from "../parts/address-place.ts";
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
      <Table label={words.list} density="comfortable" fold="grid">
        <TableHead>
          <HeadCell>{words.receiver}</HeadCell>
          <HeadCell>{words.address}</HeadCell>
          <HeadCell isHidden>{words.actions}</HeadCell>
        </TableHead>
        <TableBody>
          {addresses.map((address) => (
            <AddressRow
              key={address.addressId}
              address={address}
              editPath={addressPages[place].edit(address)}
              isBusy={address.addressId === actions.underWay}
              onDefault={() => void actions.setDefault(address, () => head.current?.focus())}
              onRemove={(button) => void remove(address, button)}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

interface RowProps {
  readonly address: Address;
  readonly editPath: string;
  readonly isBusy: boolean;
  readonly onDefault: () => void;
  /** Called with the pressed button. */
  readonly onRemove: (button: HTMLElement) => void;
}

function AddressRow({ address, editPath, isBusy, onDefault, onRemove }: RowProps) {
  const words = useCopy(copy);
  const place = formatAddress(address, useLanguage());
  const { receiver, mobile, phone, postcode, isDefault } = address;
  const named = `${receiver} ${place}`;
  const actions = addressActions(address);
  return (
    <Row className={css.row}>
      <Cell className={css.receiver} isRowHeader label={words.receiver}>
        <span className={css.name}>
          {receiver}
          {isDefault && <span className={css.mark}>{words.isDefault}</span>}
        </span>
        <span className={css.number}>{mobile}</span>
        {phone && <span className={css.number}>{phone}</span>}
      </Cell>
      <Cell className={css.address} label={words.address}>
        {place}
        {postcode && <span className={css.postcode}>{postcode}</span>}
      </Cell>
      <Cell className={css.actions} label={words.actions}>
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
      </Cell>
    </Row>
  );
}
