import Download from "@lucide/icons/icons/download";
import { type GoodsPapers, listGoodsPapers } from "@reagent/api/contract/order";
import { paths } from "@reagent/api/pages/paths";
import { lineStatus } from "@reagent/domain/order-line";
import { Button } from "../../../../components/Button/Button.tsx";
import { Code } from "../../../../components/Code/Code.tsx";
import { TextSkeleton } from "../../../../components/Skeleton/Skeleton.tsx";
import { RecordTable } from "../../../../components/Table/RecordTable.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { Load } from "../../../../data/Load.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { formatDate } from "../../../../language/format.ts";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { screenOnly } from "../../../../theme/print.css.ts";
import { orderWords } from "../order-words.copy.ts";
import { usePaper } from "../OrderActions/usePaper.ts";
import { OrderLabels } from "../OrderLabels/OrderLabels.tsx";
import { copy } from "./OrderPapers.copy.ts";
import * as css from "./OrderPapers.css.ts";

/** The papers that can be had alone; the statement of lawful use is for regulated goods. */
const PAPERS = [
  "confirmation",
  "contract",
  "goods-list",
  "invoice-data",
  "acceptance",
  "lawful-use",
] as const;

/** The papers of an order: all in one document, each alone, and the certificates and data sheets of its goods. */
export function OrderPapers({ orderId }: { orderId: string }) {
  const words = useCopy(copy);
  const call = useCall(listGoodsPapers, { orderId });
  const { open, isOpening } = usePaper(orderId);
  return (
    <>
      <p className={`${css.note} ${screenOnly}`}>{words.note}</p>
      <div className={`${css.actions} ${screenOnly}`}>
        <Button icon={Download} isBusy={isOpening} onClick={() => void open("dossier")}>
          {words.dossier}
        </Button>
        <Button kind="secondary" isBusy={isOpening} onClick={() => void open("claim-pack")}>
          {words.claimPack}
        </Button>
        {PAPERS.filter((paper) => paper !== "lawful-use" || call.data?.hasRegulated).map(
          (paper) => (
            <Button key={paper} kind="quiet" isBusy={isOpening} onClick={() => void open(paper)}>
              {words.papers[paper]}
            </Button>
          ),
        )}
      </div>
      <Load call={call} failed={words.failed} skeleton={<TextSkeleton lines={3} />}>
        {({ lines }) => (
          <>
            <RecordTable
              label={words.title}
              records={lines}
              // An order can have two lines of one product.
              keyOf={(_, index) => index}
              columns={[
                {
                  title: words.product,
                  value: ({ productCode, description }) => (
                    <span>
                      <Code kind="product-code" value={productCode} /> {description}
                    </span>
                  ),
                },
                { title: words.batches, value: (line) => <Batches line={line} /> },
                { title: words.dataSheet, value: (line) => <DataSheet line={line} /> },
              ]}
            />
            {lines.some(({ batches }) => batches.some(({ batchCode }) => batchCode !== "")) && (
              <OrderLabels orderId={orderId} />
            )}
          </>
        )}
      </Load>
    </>
  );
}

function Batches({ line }: { line: GoodsPapers }) {
  const words = useCopy(copy);
  const { statuses } = useCopy(orderWords);
  const { batches } = line;
  if (batches.length === 0) {
    const status = lineStatus(line);
    return (
      <span className={css.muted}>{status === "open" ? words.waiting : statuses[status][0]}</span>
    );
  }
  return (
    <span className={css.batches}>
      {batches.map(({ batchCode, quantity, certificateUrl }) => (
        <span className={css.batch} key={batchCode}>
          {batchCode ? (
            <Code kind="batch-code" value={batchCode} />
          ) : (
            <span className={css.muted}>{words.noBatch}</span>
          )}
          <span className={css.muted}>{words.units(quantity)}</span>
          {certificateUrl ? (
            <TextLink href={certificateUrl} isExternal>
              {words.certificate}
              <VisuallyHidden> {batchCode}</VisuallyHidden>
            </TextLink>
          ) : (
            <span className={css.muted}>{words.noCertificate}</span>
          )}
        </span>
      ))}
    </span>
  );
}

/** The shop's own data sheet, or that of the partner's brand. */
function DataSheet({ line }: { line: GoodsPapers }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const url = line.partnerSheetUrl || line.safetyDataSheetUrl;
  if (!url) return <span className={css.muted}>{words.noDataSheet}</span>;
  return (
    <span className={css.sheet}>
      <TextLink href={url} isExternal>
        {words.view}
        <VisuallyHidden>
          {" "}
          {words.dataSheet} {line.productCode}
        </VisuallyHidden>
      </TextLink>
      {line.sheetRevisedOn && (
        <TextLink to={paths.dataSheet({ itemCode: line.itemCode })}>
          {words.revised(formatDate(line.sheetRevisedOn, language))}
          <VisuallyHidden> {line.productCode}</VisuallyHidden>
        </TextLink>
      )}
    </span>
  );
}
