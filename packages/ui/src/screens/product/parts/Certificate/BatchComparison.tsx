import type { ItemBatch } from "@reagent/api/contract/product";
import { Button } from "../../../../components/Button/Button.tsx";
import { NoValue } from "../../../../components/NoValue/NoValue.tsx";
import { RecordTable } from "../../../../components/Table/RecordTable.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./Batches.copy.ts";
import * as css from "./Certificate.css.ts";

interface Props {
  /** At most two. */
  readonly batches: readonly ItemBatch[];
  readonly onEnd: () => void;
}

/** The results of two batches beside each other, test by test; with one, what is missing; nothing without any. */
export function BatchComparison({ batches, onEnd }: Props) {
  const words = useCopy(copy);
  const [one, other] = batches;
  if (!one) return null;
  if (!other)
    return (
      <p className={css.hint} role="status">
        {words.chooseAnother}
      </p>
    );
  const tests = new Set([...one.results, ...other.results].map(({ test }) => test));
  const resultOf = ({ results }: ItemBatch, test: string) =>
    results.find((each) => each.test === test);
  return (
    <div className={css.comparison}>
      <RecordTable
        label={words.comparison(one.batchCode, other.batchCode)}
        density="dense"
        columns={[
          { title: words.test, value: (test) => test },
          {
            title: words.requirement,
            value: (test) =>
              (resultOf(one, test) ?? resultOf(other, test))?.requirement || <NoValue />,
          },
          ...[one, other].map((batch) => ({
            title: batch.batchCode,
            value: (test: string) => resultOf(batch, test)?.result || <NoValue />,
          })),
        ]}
        records={[...tests]}
        keyOf={(test) => test}
      />
      <Button size="small" onClick={onEnd}>
        {words.endComparison}
      </Button>
    </div>
  );
}
