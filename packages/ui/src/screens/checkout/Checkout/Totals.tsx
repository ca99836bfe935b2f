import type { OrderMoney } from "@reagent/api/contract/checkout";
import { formatYuan } from "@reagent/domain/money";
import { VatNote } from "../../../blocks/VatNote/VatNote.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { Spinner } from "../../../components/Spinner/Spinner.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Totals.copy.ts";
import * as css from "./Totals.css.ts";
import { useDelayedTrue } from "./useDelayedTrue.ts";

const ROWS = ["goods", "coupon", "freight", "payable"] as const;
const COLUMNS = ["reagentTotal", "instrumentTotal", "total"] as const;
type Column = (typeof COLUMNS)[number];

interface Props {
  readonly sums: Readonly<Record<Column, OrderMoney>>;
  /** The ordered kinds of goods; several kinds have a total as well. */
  readonly kinds: readonly Exclude<Column, "total">[];
  /** Whether the sums are outdated. */
  readonly isStale: boolean;
}

/** The amount payable, and its parts by kind of goods and in total (customer centre §3, money summaries). */
export function Totals({ sums, kinds, isStale }: Props) {
  const words = useCopy(copy);
  const isWaiting = useDelayedTrue(isStale);
  const columns: readonly Column[] = kinds.length > 1 ? [...kinds, "total"] : ["total"];
  return (
    <>
      <p
        className={css.payable({ isStale: isWaiting })}
        aria-busy={isStale}
        aria-live="polite"
        aria-atomic="true"
      >
        <span>
          <VisuallyHidden>{words.payable} </VisuallyHidden>
          <Price amount={sums.total.payable} size="large" /> <VatNote />
        </span>
        {isWaiting && (
          <>
            <Spinner />
            <VisuallyHidden>{words.recalculating}</VisuallyHidden>
          </>
        )}
      </p>
      <table className={css.sums({ isStale: isWaiting })} aria-label={words.label}>
        <thead hidden={columns.length === 1}>
          <tr>
            <th className={`${css.headCell} ${css.rowHead}`} scope="col">
              {words.amounts}
            </th>
            {columns.map((column) => (
              <th key={column} className={css.headCell} scope="col">
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {/* A single column is shown in large above. */}
          {ROWS.filter((row) => row !== "payable" || columns.length > 1).map((row) => {
            const isLast = row === "payable";
            return (
              <tr key={row} className={isLast ? css.last : undefined}>
                <th className={isLast ? `${css.rowHead} ${css.lastHead}` : css.rowHead} scope="row">
                  {words.rows[row]}
                </th>
                {columns.map((column) => (
                  <td
                    key={column}
                    className={[
                      css.cell,
                      isLast && css.lastCell,
                      column === "total" && css.together,
                    ]
                      .filter(Boolean)
                      .join(" ")}
                  >
                    <Sum row={row} money={sums[column]} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function Sum({ row, money }: { row: (typeof ROWS)[number]; money: OrderMoney }) {
  const amount = money[row];
  if (row === "coupon" && amount > 0) return <span className={css.off}>−{formatYuan(amount)}</span>;
  return formatYuan(amount);
}
