import { paths } from "@reagent/api/pages/paths";
import { inlineText } from "../../../../components/InlineHtml/inline-html.ts";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { hasNoPrice, type GoodsLine, nameIn } from "../line-facts.ts";
import { copy } from "./QuoteNote.copy.ts";

/** Until when the quoted price of a line holds, or that it does no more, with the way to a new enquiry; nothing for a line without a quote. */
export function QuoteNote({ line }: { line: GoodsLine }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { quotedUntil, isQuoteOver } = line;
  if (quotedUntil === "") return null;
  if (!isQuoteOver) return <span>{words.until(quotedUntil)}</span>;
  return (
    <span>
      {(hasNoPrice(line) ? words.overWithoutPrice : words.over)(quotedUntil)}{" "}
      <TextLink
        kind="inline"
        to={paths.bulkEnquiry({
          productName: inlineText(nameIn(language, line)),
          pack: line.pack,
          specification: line.specification,
          itemCode: line.itemCode,
        })}
      >
        {words.enquire}
      </TextLink>
    </span>
  );
}
