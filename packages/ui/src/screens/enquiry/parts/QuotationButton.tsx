import Download from "@lucide/icons/icons/download";
import { issueQuotationTicket } from "@reagent/api/contract/enquiry";
import { enquiryNumber } from "@reagent/domain/enquiry";
import { useOpenTab } from "../../../blocks/useOpenTab.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCopy } from "../../../language/language.tsx";
import { screenOnly } from "../../../theme/print.css.ts";
import { enquiryWords } from "./enquiry-words.copy.ts";

interface Props {
  readonly enquiryId: string;
  /** `row`: in the list, where it names its enquiry; `page`: on the enquiry's own page. */
  readonly place: "row" | "page";
}

/** Opens the quotation of an enquiry as PDF in a new tab, by a ticket that is valid once. */
export function QuotationButton({ enquiryId, place }: Props) {
  const words = useCopy(enquiryWords);
  const { run, isBusy } = useAction(issueQuotationTicket);
  const openTab = useOpenTab();
  const isInRow = place === "row";
  const open = async () => {
    const outcome = await run({ enquiryId });
    if (outcome.ok) openTab(outcome.data.url);
  };
  return (
    <span className={screenOnly}>
      <Button
        icon={Download}
        kind={isInRow ? "quiet" : "secondary"}
        size={isInRow ? "small" : "medium"}
        aria-label={isInRow ? words.quotationOf(enquiryNumber(enquiryId)) : undefined}
        isBusy={isBusy}
        onClick={() => void open()}
      >
        {words.quotation}
      </Button>
    </span>
  );
}
