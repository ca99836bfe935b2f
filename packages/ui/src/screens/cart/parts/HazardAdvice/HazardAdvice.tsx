import type { Cart, CartLine } from "@reagent/api/contract/cart";
import type { RequiredFiling } from "@reagent/api/contract/filing";
import { paths } from "@reagent/api/pages/paths";
import { isAcutePoison } from "@reagent/domain/acute-poison";
import { consignments } from "@reagent/domain/delivery-sum";
import { filingsFor } from "@reagent/domain/restriction";
import { byStorageClass, pairsApart, STORAGE_CLASSES } from "@reagent/domain/storage-class";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router-dom";
import { Names } from "../../../../blocks/JointHazards/Names.tsx";
import { MissingFilings } from "../../../../blocks/MissingFilings/MissingFilings.tsx";
import { Disclosure } from "../../../../components/Disclosure/Disclosure.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { ADVICE_HASH } from "../advice-hash.ts";
import { filingsOf } from "../line-facts.ts";
import { copy } from "./HazardAdvice.copy.ts";
import * as css from "./HazardAdvice.css.ts";

/** How the reagents of a cart are stored, which filings they require, and what is shipped separately (rules, storage classes). */
export function HazardAdvice({ cart }: { cart: Cart }) {
  const words = useCopy(copy);
  const isAskedFor = useLocation().hash === ADVICE_HASH;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAskedFor) return;
    section.current?.scrollIntoView();
    section.current?.querySelector("summary")?.focus({ preventScroll: true });
  }, [isAskedFor]);
  const { reagents } = cart;
  const filings = filingsOf(cart);
  const poisons = reagents.filter(isAcutePoison);
  if (reagents.length === 0) return null;
  return (
    <section className={css.advice} aria-label={words.title} ref={section}>
      <Disclosure
        defaultOpen={isAskedFor}
        title={
          <span>
            {words.title} <span className={css.note}>{words.note}</span>
          </span>
        }
      >
        <div className={css.parts}>
          <Storage lines={reagents} />
          {filings.length > 0 && (
            <Part title={words.filings}>
              {filings.map((filing) => (
                <Filing
                  key={filing.kind}
                  filing={filing}
                  lines={reagents.filter((line) => filingsFor(line).includes(filing.kind))}
                />
              ))}
            </Part>
          )}
          {poisons.length > 0 && (
            <Part title={words.poisons}>
              <p>{words.poisonDuty}</p>
              <p className={css.muted}>
                <Names of={poisons} />
              </p>
            </Part>
          )}
          <Consignments cart={cart} />
        </div>
      </Disclosure>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}

function Storage({ lines }: { lines: readonly CartLine[] }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const groups = [...byStorageClass(lines)];
  const pairs = pairsApart(groups.flatMap(([each]) => each ?? []));
  return (
    <Part title={words.storage}>
      <ul className={css.rows}>
        {groups.map(([each, members]) => (
          <li key={each ?? ""} className={css.row}>
            <b>
              {each === undefined
                ? words.open
                : words.classOf(each, STORAGE_CLASSES[each][language])}
            </b>
            <span>
              <Names of={members} />
            </span>
          </li>
        ))}
      </ul>
      <p className={css.muted}>{words.basis}</p>
      {pairs.length === 0 && <p>{words.noneApart}</p>}
      <p className={css.muted}>{words.limits}</p>
      <TextLink to={paths.safetyDataSheetSearch()}>{words.sheets}</TextLink>
    </Part>
  );
}

/** What is sent separately, with its day. */
function Consignments({ cart: { reagents, instruments } }: { cart: Cart }) {
  const words = useCopy(copy);
  const sent = [reagents, instruments].flatMap((lines) =>
    consignments(
      lines.map(({ deliveryDescription: delivery, ...line }) => ({ ...line, delivery })),
    ).map((each) => ({
      ...each,
      lines: each.lines.flatMap((at) => lines[at] ?? []),
    })),
  );
  if (sent.length < 2) return null;
  return (
    <Part title={words.consignments(sent.length)}>
      <ul className={css.rows}>
        {sent.map(({ warehouse, day, lines }) => (
          <li key={`${warehouse} ${day} ${lines[0]?.productCode}`} className={css.row}>
            <b>{warehouse || words.noWarehouse}</b>
            <span>
              <Names of={lines} />
            </span>
            <span className={css.muted}>{day || words.noDay}</span>
          </li>
        ))}
      </ul>
      {reagents.length > 0 && instruments.length > 0 && (
        <p className={css.muted}>{words.twoOrders}</p>
      )}
    </Part>
  );
}

/** A filing that lines require: its state, the way to it, and the lines. */
function Filing({ filing, lines }: { filing: RequiredFiling; lines: readonly CartLine[] }) {
  const words = useCopy(copy);
  return (
    <>
      <MissingFilings filings={[filing]} />
      <p className={css.muted}>
        {words.filingFor}
        <Names of={lines} />
      </p>
    </>
  );
}
