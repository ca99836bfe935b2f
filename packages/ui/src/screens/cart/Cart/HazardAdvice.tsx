import type { Cart, CartLine } from "@reagent/api/contract/cart";
import { readPrecursorInfo } from "@reagent/api/contract/filing";
import type { PrecursorFilingKind } from "@reagent/domain/filing";
import { filingsFor, filingsForAll } from "@reagent/domain/restriction";
import {
  byStorageClass,
  pairsApart,
  SEPARATION_REASONS,
  STORAGE_CLASSES,
  type StorageClass,
} from "@reagent/domain/storage-class";
import { Fragment, type ReactNode, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router-dom";
import { Disclosure } from "../../../components/Disclosure/Disclosure.tsx";
import { InlineHtml } from "../../../components/InlineHtml/InlineHtml.tsx";
import { SkeletonBox } from "../../../components/Skeleton/Skeleton.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { MissingFilings } from "../../checkout/Checkout/MissingFilings.tsx";
import { ADVICE_HASH } from "../parts/advice-hash.ts";
import { nameIn } from "../parts/line-facts.ts";
import { copy } from "./HazardAdvice.copy.ts";
import * as css from "./HazardAdvice.css.ts";

/** How the reagents of a cart are stored, which filings they require, and what is shipped separately (rules, storage classes). */
export function HazardAdvice({ cart: { reagents, instruments } }: { cart: Cart }) {
  const words = useCopy(copy);
  const isAskedFor = useLocation().hash === ADVICE_HASH;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAskedFor) section.current?.scrollIntoView();
  }, [isAskedFor]);
  const filings = filingsForAll(reagents);
  if (reagents.length === 0) return null;
  return (
    <section className={css.advice} aria-label={words.title} ref={section}>
      <Disclosure
        isOpenAtFirst={isAskedFor}
        summary={
          <span>
            {words.title} <span className={css.note}>{words.note}</span>
          </span>
        }
      >
        <div className={css.parts}>
          <Storage lines={reagents} />
          {filings.length > 0 && (
            <Part title={words.filings}>
              {filings.map((kind) => (
                <Filing
                  key={kind}
                  kind={kind}
                  lines={reagents.filter((line) => filingsFor(line).includes(kind))}
                />
              ))}
            </Part>
          )}
          {instruments.length > 0 && (
            <Part title={words.parcels}>
              <p>{words.twoOrders}</p>
            </Part>
          )}
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

/** The names of lines, each once. */
function Names({ of }: { of: readonly CartLine[] }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const names = [...new Set(of.map((line) => nameIn(language, line)))];
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && words.comma}
      <InlineHtml html={name} />
    </Fragment>
  ));
}

function Storage({ lines }: { lines: readonly CartLine[] }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const groups = [...byStorageClass(lines)];
  const titleOf = (each: StorageClass) => words.classOf(each, STORAGE_CLASSES[each][language]);
  const pairs = pairsApart(groups.flatMap(([each]) => each ?? []));
  return (
    <>
      <Part title={words.storage}>
        <ul className={css.rows}>
          {groups.map(([each, members]) => (
            <li key={each ?? ""} className={css.row}>
              <b>{each === undefined ? words.open : titleOf(each)}</b>
              <span>
                <Names of={members} />
              </span>
            </li>
          ))}
        </ul>
        <p className={css.muted}>{words.basis}</p>
      </Part>
      <Part title={words.apart}>
        {pairs.length === 0 ? (
          <p>{words.noneApart}</p>
        ) : (
          <ul className={css.rows}>
            {pairs.map(({ one, other, reason }) => (
              <li key={`${one} ${other}`} className={css.row}>
                <b>{words.pair(titleOf(one), titleOf(other))}</b>
                <span className={css.muted}>
                  {words.reason(SEPARATION_REASONS[reason][language])}
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className={css.muted}>{words.limits}</p>
        <TextLink to={paths.safetyDataSheetSearch()}>{words.sheets}</TextLink>
      </Part>
    </>
  );
}

/** A filing that lines require: its state, the way to it, and the lines. */
function Filing({ kind, lines }: { kind: PrecursorFilingKind; lines: readonly CartLine[] }) {
  const words = useCopy(copy);
  const call = useCall(readPrecursorInfo, { kind });
  return (
    <>
      <Load call={call} skeleton={<SkeletonBox width="100%" />}>
        {({ state, refusal }) => <MissingFilings filings={[{ kind, state, refusal }]} />}
      </Load>
      <p className={css.muted}>
        {words.filingFor}
        <Names of={lines} />
      </p>
    </>
  );
}
