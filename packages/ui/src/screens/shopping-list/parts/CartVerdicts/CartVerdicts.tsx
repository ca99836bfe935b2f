import type { OrderRowVerdict } from "@reagent/api/contract/bulk-order";
import { paths } from "@reagent/api/pages/paths";
import { Code } from "../../../../components/Code/Code.tsx";
import { Notice } from "../../../../components/Notice/Notice.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { type Named, namesIn } from "../../../product/parts/names.ts";
import { copy } from "./CartVerdicts.copy.ts";
import * as css from "./CartVerdicts.css.ts";

interface Props {
  readonly verdicts: readonly OrderRowVerdict[];
  /** The products that were to be added. */
  readonly lines: readonly (Named & { readonly productCode: string })[];
}

/** How many products of a list or a basket are in the cart now, and for each other one why it is not. */
export function CartVerdicts({ verdicts, lines }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const refused = verdicts.filter(({ verdict }) => verdict === "refused");
  const added = verdicts.length - refused.length;
  const nameOf = (code: string) => {
    const line = lines.find(({ productCode }) => productCode === code);
    return line ? namesIn(language, line).name : "";
  };
  return (
    <div className={css.notice}>
      <Notice
        tone={refused.length > 0 ? "hazard" : "success"}
        role="status"
        actions={added > 0 && <TextLink to={paths.cart()}>{words.showCart}</TextLink>}
      >
        {added > 0 ? words.added(added) : words.addedNone}
        {refused.length > 0 && (
          <>
            {" "}
            {words.refused(refused.length)}
            <ul className={css.refusals}>
              {refused.map(({ row, productCode, message }) => (
                <li key={row}>
                  <Code value={productCode} kind="product-code" /> {nameOf(productCode)}
                  <span className={css.reason}>{message}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
}
