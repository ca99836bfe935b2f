import type { ReturnedLine } from "@reagent/api/contract/return";
import { Code } from "../../../components/Code/Code.tsx";
import { InlineHtml } from "../../../components/InlineHtml/InlineHtml.tsx";
import { NoValue } from "../../../components/NoValue/NoValue.tsx";
import { RecordTable } from "../../../components/Table/RecordTable.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./ReturnPage.copy.ts";
import * as css from "./ReturnPage.css.ts";

/** What is returned, by batch. */
export function ReturnedLines({ lines }: { lines: readonly ReturnedLine[] }) {
  const words = useCopy(copy);
  return (
    <RecordTable
      label={words.lines}
      density="dense"
      records={lines}
      keyOf={({ productCode, batchCode }) => `${productCode}/${batchCode}`}
      columns={[
        {
          title: words.product,
          className: css.product,
          value: (line) => <ReturnedProduct line={line} />,
        },
        {
          title: words.batch,
          value: ({ batchCode }) =>
            batchCode ? <Code value={batchCode} kind="batch-code" /> : <NoValue />,
        },
        { title: words.quantity, isNumber: true, value: ({ quantity }) => quantity },
        {
          title: words.opened,
          value: ({ isOpened, openedQuantity }) =>
            isOpened ? words.openedCount(openedQuantity) : words.unopened,
        },
        {
          title: words.remark,
          className: css.remark,
          value: ({ remark }) => remark || <NoValue />,
        },
      ]}
    />
  );
}

function ReturnedProduct({ line }: { line: ReturnedLine }) {
  return (
    <span>
      <span className={css.code}>
        <Code value={line.productCode} kind="product-code" />
      </span>
      <span className={css.name}>
        <InlineHtml isName html={line.name || line.chineseName} />
      </span>
      <span className={css.meta}>{line.specification}</span>
      {line.casNumber && (
        <span className={css.meta}>
          CAS <Code value={line.casNumber} kind="cas" />
        </span>
      )}
    </span>
  );
}
