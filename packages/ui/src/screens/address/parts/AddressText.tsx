import { type AddressPlace, formatAddress, languageOfAddress } from "@reagent/domain/address-line";
import type { ReactNode } from "react";
import { useLanguage } from "../../../language/language.tsx";

/** An address on one line, which says its language where that is not the page's: a screen reader then pronounces it rightly. */
export function AddressText({ place }: { place: AddressPlace }) {
  const language = useLanguage();
  return <In address={place.street}>{formatAddress(place, language)}</In>;
}

/** The language of an address as an option's property, where it is not the page's. */
export const langOf = ({ street }: Pick<AddressPlace, "street">, language: "zh" | "en") =>
  languageOfAddress(street, language) === language ? {} : { lang: "zh-CN" as const };

/** An address that was typed as one text, with its language. */
export const TypedAddress = ({ text }: { text: string }) => <In address={text}>{text}</In>;

function In({ address, children }: { address: string; children: ReactNode }) {
  const language = useLanguage();
  const { lang } = langOf({ street: address }, language);
  return lang ? <span lang={lang}>{children}</span> : children;
}
