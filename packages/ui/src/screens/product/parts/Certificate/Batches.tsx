import { type ItemBatch, listBatches } from "@reagent/api/contract/product";
import { keyResults } from "@reagent/domain/key-results";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { needsPager } from "@reagent/domain/paging";
import { useId, useState } from "react";
import { useOpenTab } from "../../../../blocks/useOpenTab.tsx";
import { Button } from "../../../../components/Button/Button.tsx";
import { Code } from "../../../../components/Code/Code.tsx";
import { Expander } from "../../../../components/Expander/Expander.tsx";
import { NoValue } from "../../../../components/NoValue/NoValue.tsx";
import { Pager } from "../../../../components/Pager/Pager.tsx";
import { TableSkeleton } from "../../../../components/Skeleton/TableSkeleton.tsx";
import { RecordTable } from "../../../../components/Table/RecordTable.tsx";
import {
  Cell,
  ExpansionRow,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../../components/Table/Table.tsx";
import { Verdict } from "../../../../components/Verdict/Verdict.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { Load } from "../../../../data/Load.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { formatDate } from "../../../../language/format.ts";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { BatchComparison } from "./BatchComparison.tsx";
import { copy } from "./Batches.copy.ts";
import { BatchStocks } from "./BatchStocks.tsx";
import * as css from "./Certificate.css.ts";

const COLUMNS = 6;
/** How many batches are compared. */
const COMPARED = 2;

/** The batches of an item, newest first, with their results; a press opens a certificate (decisions, batches of an item). */
export function Batches({ itemCode }: { itemCode: string }) {
  const words = useCopy(copy);
  const [page, setPage] = useState(1);
  const [compared, setCompared] = useState<readonly ItemBatch[]>([]);
  const limit = PAGE_SIZE.batches;
  const call = useCall(
    listBatches,
    { itemCode, batchCode: null, page, limit },
    { keepsPrevious: true },
  );
  return (
    <section>
      <h3 className={css.title}>{words.title}</h3>
      <Load call={call} skeleton={<BatchesSkeleton />}>
        {({ batches, total }) =>
          total === 0 ? (
            <p className={css.nothing}>{words.none}</p>
          ) : (
            <>
              <Table label={words.title} lines="hair" fold="labels">
                <TableHead>
                  <HeadCell>{words.batch}</HeadCell>
                  <HeadCell>{words.produced}</HeadCell>
                  <HeadCell>{words.retest}</HeadCell>
                  <HeadCell>{words.results}</HeadCell>
                  <HeadCell>{words.stock}</HeadCell>
                  <HeadCell isNumber>{words.certificate}</HeadCell>
                </TableHead>
                <TableBody>
                  {batches.map((batch) => (
                    <BatchRows
                      key={batch.batchCode}
                      batch={batch}
                      canBeCompared={total > 1}
                      isCompared={compared.some(isOf(batch))}
                      onCompare={() => setCompared(withOrWithout(compared, batch))}
                    />
                  ))}
                </TableBody>
              </Table>
              <BatchComparison batches={compared} onEnd={() => setCompared([])} />
              {needsPager(total, limit) && (
                <div className={css.pager}>
                  <Pager
                    page={page}
                    total={total}
                    pageSize={limit}
                    label={words.title}
                    onPage={setPage}
                  />
                </div>
              )}
            </>
          )
        }
      </Load>
    </section>
  );
}

function BatchesSkeleton() {
  return (
    <TableSkeleton
      rows={3}
      lines="hair"
      columns={[
        { width: "88px" },
        { width: "80px" },
        { width: "80px" },
        { width: "96px" },
        { width: "120px" },
        { width: "40px", isNumber: true },
      ]}
    />
  );
}

const isOf =
  ({ batchCode }: ItemBatch) =>
  (other: ItemBatch) =>
    other.batchCode === batchCode;

/** The compared batches without one of them, or with another: the last ones that were chosen. */
function withOrWithout(compared: readonly ItemBatch[], batch: ItemBatch): readonly ItemBatch[] {
  const others = compared.filter((each) => !isOf(batch)(each));
  return others.length < compared.length ? others : [...others, batch].slice(-COMPARED);
}

interface RowProps {
  readonly batch: ItemBatch;
  /** Whether there is another one. */
  readonly canBeCompared: boolean;
  readonly isCompared: boolean;
  readonly onCompare: () => void;
}

/** The row of a batch, which expands to its results. */
function BatchRows({ batch, canBeCompared, isCompared, onCompare }: RowProps) {
  const words = useCopy(copy);
  const language = useLanguage();
  const openTab = useOpenTab();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { batchCode, producedOn, retestOn, results, isMakers, url, orderCode } = batch;
  return (
    <>
      <Row isExpanded={isOpen}>
        <Cell label={words.batch} isRowHeader>
          <Code value={batchCode} kind="batch-code" />
          {orderCode && <span className={css.note}>{words.ordered(orderCode)}</span>}
        </Cell>
        <Cell label={words.produced}>{formatDate(producedOn, language)}</Cell>
        <Cell label={words.retest}>{formatDate(retestOn, language)}</Cell>
        <Cell label={words.results}>
          {results.length === 0 ? (
            <NoValue />
          ) : (
            <span className={css.results}>
              <Conclusion batch={batch} />
              <Expander
                isOpen={isOpen}
                onOpenChange={setIsOpen}
                controls={id}
                label={`${words.count(results.length)} ${words.resultsOf(batchCode)}`}
              >
                {words.count(results.length)}
              </Expander>
              {keyResults(results).map(({ test, result }) => (
                <span key={test} className={css.note}>
                  {test} {result}
                </span>
              ))}
              {canBeCompared && (
                <Button kind="quiet" size="small" aria-pressed={isCompared} onClick={onCompare}>
                  {words.compare}
                  <VisuallyHidden> {words.compareOf(batchCode)}</VisuallyHidden>
                </Button>
              )}
            </span>
          )}
        </Cell>
        <Cell label={words.stock}>
          <BatchStocks batch={batch} />
        </Cell>
        <Cell label={words.certificate} isNumber>
          {isMakers && words.makers}
          <span className={css.view}>
            <Button kind="quiet" size="small" onClick={() => openTab(url)}>
              {words.view}
              <VisuallyHidden> {words.certificateOf(batchCode)}</VisuallyHidden>
            </Button>
          </span>
        </Cell>
      </Row>
      {isOpen && (
        <ExpansionRow columns={COLUMNS} id={id}>
          <Results batch={batch} />
        </ExpansionRow>
      )}
    </>
  );
}

/** What the results of a batch say together; the certificate makes no statement where one of them cannot be compared. */
function Conclusion({ batch: { verdict } }: { batch: ItemBatch }) {
  const words = useCopy(copy);
  if (verdict === "undecided") return null;
  return <Verdict kind={verdict === "conforms" ? "done" : "problem"}>{words[verdict]}</Verdict>;
}

function Results({ batch: { batchCode, results } }: { batch: ItemBatch }) {
  const words = useCopy(copy);
  return (
    <RecordTable
      label={words.resultsOf(batchCode)}
      density="dense"
      columns={[
        { title: words.test, value: ({ test }) => test },
        { title: words.requirement, value: ({ requirement }) => requirement || <NoValue /> },
        { title: words.result, value: ({ result }) => result || <NoValue /> },
        { title: words.verdict, value: ({ meets }) => words.meets[meets] },
      ]}
      records={results}
      keyOf={(_, at) => at}
    />
  );
}
