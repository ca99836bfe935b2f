import Plus from "@lucide/icons/icons/plus";
import type { Address } from "@reagent/api/contract/address";
import { paths } from "@reagent/api/pages/paths";
import { addressPicker } from "@reagent/domain/checkout";
import { lazy, memo, type Ref, useId, useRef } from "react";
import { LazyContent } from "../../../blocks/Boundary/LazyContent.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { FieldMessages } from "../../../components/Field/Field.tsx";
import { SkeletonBox } from "../../../components/Skeleton/Skeleton.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useAddressDialog } from "../../address/parts/AddressDialog/useAddressDialog.tsx";
import { copy } from "./AddressChoice.copy.ts";
import * as css from "./AddressChoice.css.ts";
import { AddressRadios } from "./AddressRadios.tsx";
import { Section } from "./Section.tsx";

const AddressSearch = lazy(async () => ({
  default: (await import("./AddressSearch.tsx")).AddressSearch,
}));

interface Props {
  readonly addresses: readonly Address[];
  readonly chosen: Address | undefined;
  readonly onChoose: (addressId: string) => void;
  readonly error: string | undefined;
  /** Receives the focus when no address is chosen. */
  readonly ref: Ref<HTMLButtonElement>;
}

/**
 * The choice of the delivery address: radio buttons for few addresses, a search for many (customer centre §9, address choice).
 * New addresses are added here.
 */
export const AddressChoice = memo(function AddressChoice({
  addresses,
  chosen,
  onChoose,
  error,
  ref,
}: Props) {
  const words = useCopy(copy);
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { open, prepare } = useAddressDialog(onChoose);
  const choice = {
    addresses,
    chosen,
    onChoose,
    onEdit: open,
    onDefaultSet: () => title.current?.focus(),
  };
  return (
    <Section
      title={words.title}
      titleRef={title}
      end={
        <>
          <Button
            kind="quiet"
            size="small"
            icon={Plus}
            ref={ref}
            aria-describedby={error && `${id}-error`}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => open()}
          >
            {words.add}
          </Button>
          <TextLink kind="muted" to={paths.addresses()}>
            {words.manage}
          </TextLink>
        </>
      }
    >
      {addresses.length === 0 ? (
        <div className={css.none}>
          <p>{words.none}</p>
          <FieldMessages
            descriptionId={`${id}-description`}
            errorId={`${id}-error`}
            description={words.noneHint}
            error={error}
            hasMessageLine={false}
          />
        </div>
      ) : addressPicker(addresses.length) === "list" ? (
        <AddressRadios {...choice} />
      ) : (
        <LazyContent
          skeleton={
            <div className={css.search}>
              <SkeletonBox width="100%" height="36px" />
            </div>
          }
        >
          <AddressSearch {...choice} />
        </LazyContent>
      )}
    </Section>
  );
});
