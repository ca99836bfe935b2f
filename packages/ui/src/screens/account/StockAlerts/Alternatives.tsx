import type { ExchangeOffer } from "@reagent/api/contract/cart";
import { paths } from "@reagent/api/pages/paths";
import { ChemicalName } from "../../../components/ChemicalName/ChemicalName.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useNames } from "../../product/parts/names.ts";
import { copy } from "./StockAlerts.copy.ts";
import * as css from "./StockAlerts.css.ts";

/** What is in stock and can take the place of the awaited goods; nothing where there is none. */
export function Alternatives({ offers }: { readonly offers: readonly ExchangeOffer[] }) {
  const words = useCopy(copy);
  if (offers.length === 0) return null;
  return (
    <span className={css.alternatives}>
      {words.alternatives}
      {offers.map((offer) => (
        <Alternative key={offer.itemCode} offer={offer} />
      ))}
    </span>
  );
}

function Alternative({ offer }: { readonly offer: ExchangeOffer }) {
  const words = useCopy(copy);
  const { name, nameLanguage } = useNames(offer);
  const { itemCode, kind, saltName, specification, packs, total } = offer;
  return (
    <span className={css.alternative}>
      <TextLink to={paths.product({ itemCode })}>{itemCode}</TextLink>
      <span lang={nameLanguage}>
        <ChemicalName value={name} />
      </span>
      {kind === "salt" && <span>{words.salt(saltName)}</span>}
      <span>{specification}</span>
      <span>{packs.map((each) => words.packs(each.pack, each.quantity)).join(" + ")}</span>
      <Price amount={total} />
    </span>
  );
}
