import type { CheckoutLine } from "@reagent/api/contract/checkout";
import type { RequiredFiling } from "@reagent/api/contract/filing";
import { paths } from "@reagent/api/pages/paths";
import { isAcutePoison } from "@reagent/domain/acute-poison";
import { reactionsAmong } from "@reagent/domain/dangerous-reaction";
import {
  byStorageClass,
  pairsApart,
  STORAGE_CLASSES,
  type StorageClass,
} from "@reagent/domain/storage-class";
import { Fragment } from "react";
import { Names } from "../../../blocks/JointHazards/Names.tsx";
import {
  copy as filingsCopy,
  lackingWords,
} from "../../../blocks/MissingFilings/MissingFilings.copy.ts";
import { MissingFilings } from "../../../blocks/MissingFilings/MissingFilings.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { ADVICE_HASH } from "../../cart/parts/advice-hash.ts";
import { copy } from "./HazardReminder.copy.ts";

interface Props {
  readonly reagents: readonly CheckoutLine[];
  /** The filings that the order requires and that prevent it. */
  readonly filings: readonly RequiredFiling[];
}

/** The reactions that are named; the cart's advice has all. */
const NAMED = 3;

/** What the reagents of an order lack, and which of them are highly toxic, react or are stored apart, with the way to the cart's advice (rules, joint storage). */
export function HazardReminder({ reagents, filings }: Props) {
  const words = useCopy(copy);
  const filingWords = useCopy(filingsCopy);
  const language = useLanguage();
  const pairs = pairsApart([...byStorageClass(reagents).keys()].flatMap((each) => each ?? []));
  const reactions = reactionsAmong(reagents);
  const poisons = reagents.filter(isAcutePoison);
  const shown = [filings, pairs, reactions, poisons];
  if (shown.every(({ length }) => length === 0)) return null;
  const titleOf = (each: StorageClass) => `${each} ${STORAGE_CLASSES[each][language]}`;
  const toAdvice = (
    <TextLink to={{ pathname: paths.cart(), hash: ADVICE_HASH }}>{words.toAdvice}</TextLink>
  );
  // Filings have links of their own at the end of their lines.
  const isBelow = filings.length > 0;
  return (
    <Notice tone="hazard" actions={isBelow ? undefined : toAdvice}>
      {filings.length > 0 && (
        <>
          <p>{lackingWords(filingWords, filings)}</p>
          <MissingFilings filings={filings} />
        </>
      )}
      {poisons.length > 0 && (
        <p>
          {words.poisons}
          <Names of={poisons} />
          {words.poisonDuty}
        </p>
      )}
      {reactions.length > 0 && (
        <p>
          {words.doNotMix}
          {reactions.slice(0, NAMED).map(({ reaction, ones, others }, at) => (
            <Fragment key={reaction.id}>
              {at > 0 && words.separator}
              <Names of={ones} /> {words.with} <Names of={others} />
              {words.happens(reaction.words[language])}
            </Fragment>
          ))}
          {words.more(reactions.length - NAMED)}
        </p>
      )}
      {pairs.length > 0 && (
        <p>
          {words.apart(
            pairs
              .map(({ one, other }) => words.pair(titleOf(one), titleOf(other)))
              .join(words.separator),
          )}{" "}
          {words.note}
        </p>
      )}
      {isBelow && <p>{toAdvice}</p>}
    </Notice>
  );
}
