import { acceptQuote, type Quote } from "@reagent/api/contract/enquiry";
import { paths } from "@reagent/api/pages/paths";
import { useId } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { ChemicalName } from "../../../components/ChemicalName/ChemicalName.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { formatDate } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { row, stack } from "../../../theme/layout.css.ts";
import { SendBasketButton } from "../../sent-basket/parts/SendBasket/SendBasketButton.tsx";
import { enquiryWords } from "../parts/enquiry-words.copy.ts";
import { QuotationButton } from "../parts/QuotationButton.tsx";
import { copy } from "./Enquiry.copy.ts";

interface Props {
  readonly enquiryId: string;
  readonly quote: Quote;
  /** Reads the enquiry again. */
  readonly onChange: () => void;
}

/** The quote of an enquiry, with the button that accepts it while it is open. */
export function QuoteSection({ enquiryId, quote, onChange }: Props) {
  const words = { ...useCopy(enquiryWords), ...useCopy(copy) };
  const language = useLanguage();
  const accepting = useAction(acceptQuote);
  const id = useId();
  const { productCode, itemCode, name, pack, price, quantity, total, lastDay, state } = quote;
  const accept = async () => {
    await accepting.run({ enquiryId });
    onChange();
  };
  return (
    <section className={stack[3]} aria-labelledby={id}>
      <SectionHead size="small" title={words.quote} id={id} />
      <DefinitionList
        columns={2}
        entries={[
          {
            term: words.product,
            value: (
              <>
                {itemCode === "" ? (
                  <ChemicalName value={name} />
                ) : (
                  <TextLink kind="inline" to={paths.product({ itemCode })}>
                    <ChemicalName value={name} />
                  </TextLink>
                )}{" "}
                {pack} <Code value={productCode} kind="product-code" />
              </>
            ),
          },
          { term: words.price, value: <Price amount={price} /> },
          { term: words.quantity, value: quantity },
          { term: words.total, value: <Price amount={total} /> },
          { term: words.lastDay, value: formatDate(lastDay, language) },
          { term: words.state, value: words.states[state] },
        ]}
      />
      {state === "open" && <p>{words.once}</p>}
      <div className={row[2]}>
        {state === "open" && (
          <Button kind="primary" isBusy={accepting.isBusy} onClick={() => void accept()}>
            {words.accept}
          </Button>
        )}
        <QuotationButton enquiryId={enquiryId} place="page" />
        {itemCode !== "" && (
          <SendBasketButton products={[{ kind: "reagent", productCode, quantity }]} />
        )}
      </div>
      {state === "accepted" && (
        <Notice
          tone="success"
          role="status"
          actions={<ButtonLink to={paths.cart()}>{words.toCart}</ButtonLink>}
        >
          {words.accepted}
        </Notice>
      )}
    </section>
  );
}
