import MapPin from "@lucide/icons/icons/map-pin";
import Plus from "@lucide/icons/icons/plus";
import { listAddresses } from "@reagent/api/contract/address";
import { paths } from "@reagent/api/pages/paths";
import { useRef, useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { stack } from "../../../theme/layout.css.ts";
import { text } from "../../../theme/text.css.ts";
import { type AddressPlace, addressPages } from "../parts/address-place.ts";
import { useAddressDialog } from "../parts/AddressDialog/useAddressDialog.tsx";
import { copy } from "./Addresses.copy.ts";
import * as css from "./Addresses.css.ts";
import { AddressTable } from "./AddressTable.tsx";

/** The customer's delivery addresses, the default one first (customer centre §2, /profile/address; §2, orchard account). */
export function Addresses({ place }: { place: AddressPlace }) {
  const words = useCopy(copy);
  const title = useCopy(addressPages[place].title);
  const head = useRef<HTMLHeadingElement>(null);
  const [typed, setTyped] = useState("");
  const [keywords, setKeywords] = useState("");
  const call = useCall(listAddresses, { keywords }, { keepsPrevious: true });
  const showAll = () => {
    setTyped("");
    setKeywords("");
    head.current?.focus();
  };
  const hasNone = call.data?.addresses.length === 0 && keywords === "";

  return (
    <div className={stack[5]}>
      <PageHead subject={title} isUnlisted />
      <header className={css.head}>
        <h1 className={text[26]} ref={head} tabIndex={-1}>
          {title}
        </h1>
        <AddAddress place={place} />
      </header>
      {!hasNone && (
        <div className={css.search}>
          <SearchField
            label={words.search}
            placeholder={words.searchHint}
            submitLabel={words.find}
            value={typed}
            onChange={setTyped}
            onSearch={(value) => setKeywords(value.trim())}
            maxLength={50}
          />
        </div>
      )}
      <Load
        call={call}
        skeleton={
          <TableSkeleton
            rows={4}
            density="comfortable"
            columns={[{ width: "112px" }, { width: "280px" }, { width: "128px", isNumber: true }]}
          />
        }
      >
        {({ addresses }) =>
          addresses.length > 0 ? (
            <AddressTable addresses={addresses} place={place} head={head} />
          ) : hasNone ? (
            <EmptyState icon={MapPin} title={words.none}>
              {words.noneHint}
            </EmptyState>
          ) : (
            <EmptyState
              icon={MapPin}
              role="status"
              title={words.noneFound}
              actions={<Button onClick={showAll}>{words.showAll}</Button>}
            />
          )
        }
      </Load>
    </div>
  );
}

/** In the account area a new address has a page, in the orchard a dialog. */
function AddAddress({ place }: { place: AddressPlace }) {
  const words = useCopy(copy);
  const { open, prepare } = useAddressDialog();
  if (place === "account")
    return (
      <ButtonLink kind="primary" icon={Plus} to={paths.addAddress()}>
        {words.add}
      </ButtonLink>
    );
  return (
    <Button
      kind="primary"
      icon={Plus}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => open()}
    >
      {words.add}
    </Button>
  );
}
