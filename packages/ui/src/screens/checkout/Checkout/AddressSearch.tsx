import { formatAddress } from "@reagent/domain/address-line";
import { useMemo } from "react";
import { ComboBox } from "../../../components/ComboBox/ComboBox.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { AddressText, langOf } from "../../address/parts/AddressText.tsx";
import { AddressActions, type ListedAddresses } from "./AddressActions.tsx";
import { copy } from "./AddressChoice.copy.ts";
import * as css from "./AddressChoice.css.ts";

/** The choice among many addresses by search; the chosen one is shown below the field. */
export function AddressSearch({ addresses, chosen, onChoose, ...actions }: ListedAddresses) {
  const words = useCopy(copy);
  const language = useLanguage();
  const options = useMemo(
    () =>
      addresses.map((address) => ({
        value: address.addressId,
        label: `${address.receiver}　${address.mobile}`,
        description: formatAddress(address, language),
        ...langOf(address, language),
      })),
    [addresses, language],
  );
  return (
    <>
      <div className={css.search}>
        <ComboBox
          label={words.choose}
          isLabelHidden
          hasMessageLine={false}
          placeholder={words.searchHint}
          value={chosen?.addressId ?? ""}
          onChange={onChoose}
          options={options}
        />
      </div>
      {chosen && (
        <div className={css.chosen}>
          <div>
            <p className={css.receiver}>
              {chosen.receiver}　{chosen.mobile}
            </p>
            <p className={css.place}>
              <AddressText place={chosen} />
            </p>
          </div>
          <AddressActions address={chosen} {...actions} />
        </div>
      )}
    </>
  );
}
