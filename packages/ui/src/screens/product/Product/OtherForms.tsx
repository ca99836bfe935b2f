import type { Item, OtherForm } from "@reagent/api/contract/product";
import { paths } from "@reagent/api/pages/paths";
import type { ViewerKind } from "@reagent/domain/price";
import type { StockDisplay } from "@reagent/domain/stock";
import { useId, useState } from "react";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { ChemicalName } from "../../../components/ChemicalName/ChemicalName.tsx";
import { Expander } from "../../../components/Expander/Expander.tsx";
import { isPromotional, Price } from "../../../components/Price/Price.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { Stock } from "../../../components/Stock/Stock.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { screenOnly } from "../../../theme/print.css.ts";
import { useNames } from "../parts/names.ts";
import { factsOf } from "../parts/PackTable/pack-facts.ts";
import { type ComparedOwn, equalMolesOf } from "./equal-moles-of.ts";
import { copy } from "./OtherForms.copy.ts";
import * as css from "./OtherForms.css.ts";

/** The place of the block on the page, for the link of packs that are sold out. */
const PLACE = "other-forms";

/** How many are shown at first. */
const FIRST_FORMS = 4;

interface Props {
  /** Whether they are the same substance, or other salts of it, which may act differently. */
  readonly kind: "same" | "salt";
  readonly item: ComparedOwn & Pick<Item, "chineseName" | "englishName">;
  readonly forms: readonly OtherForm[];
  readonly viewer: ViewerKind;
}

/** The other items of the substance, or of other salts of it, each with its cheapest pack (decisions, forms of a substance). */
export function OtherForms({ kind, item, forms, viewer }: Props) {
  const words = useCopy(copy);
  const [showsAll, setShowsAll] = useState(false);
  const headId = useId();
  const listId = useId();
  const { name } = useNames(item);
  if (forms.length === 0) return null;
  return (
    <section
      className={`${css.forms} ${screenOnly}`}
      id={kind === "same" ? PLACE : undefined}
      aria-labelledby={headId}
    >
      <SectionHead
        id={headId}
        title={kind === "same" ? words.title : words.salts}
        {...(kind === "salt" && { description: words.saltsHint })}
        size="small"
        end={
          forms.length > FIRST_FORMS && (
            <Expander isOpen={showsAll} onOpenChange={setShowsAll} controls={listId}>
              {showsAll ? words.showFewer : words.showAll(forms.length)}
            </Expander>
          )
        }
      />
      <ul className={css.list} id={listId}>
        {(showsAll ? forms : forms.slice(0, FIRST_FORMS)).map((form) => (
          <Form key={form.itemCode} form={form} own={item} nameOfItem={name} viewer={viewer} />
        ))}
      </ul>
    </section>
  );
}

interface FormProps {
  readonly form: OtherForm;
  readonly own: ComparedOwn;
  /** The name at the head of the page, which is not repeated. */
  readonly nameOfItem: string;
  readonly viewer: ViewerKind;
}

function Form({ form, own, nameOfItem, viewer }: FormProps) {
  const words = useCopy(copy);
  const { name, nameLanguage } = useNames(form);
  const { cheapest, safetyLevel, isInStock } = form;
  const facts = cheapest && factsOf(cheapest, { viewer, isLowBoiling: false });
  const equal = equalMolesOf(own, form);
  const unsold = safetyLevel === "low-boiling" ? "low-boiling" : "on-request";
  return (
    <li className={css.form}>
      <span className={css.what}>
        <TextLink to={paths.product({ itemCode: form.itemCode })}>{form.itemCode}</TextLink>
        {name !== nameOfItem && (
          <span lang={nameLanguage}>
            <ChemicalName value={name} />
          </span>
        )}
        {form.saltName !== "" && <span>{form.saltName}</span>}
        <span className={css.note}>{form.specification}</span>
        {equal && <span className={css.equal}>{words.equalMoles(equal)}</span>}
      </span>
      <span className={css.price}>
        {facts && "price" in facts.price ? (
          <Price
            amount={facts.price.price.own}
            kind={isPromotional(facts.price.price) ? "promotion" : "own"}
            fromPack={cheapest.pack}
          />
        ) : (
          <Badge kind="price-on-request" />
        )}
      </span>
      <span className={css.stock}>
        {!facts && <Stock mark={unsold} display={{ kind: "message", lines: [] }} />}
        {facts &&
          (isInStock && cheapest.stock <= 0 ? (
            <Stock mark="in-stock" display={{ kind: "message", lines: [words.otherPacks] }} />
          ) : (
            <Stock mark={facts.stock.mark} display={firstLine(facts.stock.display)} />
          ))}
      </span>
    </li>
  );
}

/** Without the warehouse and its delivery, which the page of the item has. */
function firstLine(display: StockDisplay): StockDisplay {
  return display.kind === "message" ? { ...display, lines: display.lines.slice(0, 1) } : display;
}

/** Leads to the other items where none of the packs is in stock, and theirs are. */
export function SoldOutNote() {
  const words = useCopy(copy);
  return (
    <p className={`${css.soldOut} ${screenOnly}`}>
      {words.soldOut}{" "}
      <TextLink kind="inline" href={`#${PLACE}`}>
        {words.toForms}
      </TextLink>
    </p>
  );
}
