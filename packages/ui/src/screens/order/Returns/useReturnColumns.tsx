import type { ReturnRow } from "@reagent/api/contract/return";
import { paths } from "@reagent/api/pages/paths";
import { isUnderWay } from "@reagent/domain/return";
import { Link } from "react-router-dom";
import { Code } from "../../../components/Code/Code.tsx";
import { Moment } from "../../../components/Moment/Moment.tsx";
import type { RecordColumn } from "../../../components/Table/RecordTable.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { orderPathOf } from "../parts/order-links.ts";
import { returnWords } from "../parts/return-words.copy.ts";
import { returnStatus } from "../parts/return-words.css.ts";
import { ReturnActions } from "../parts/ReturnActions/ReturnActions.tsx";
import { copy } from "./Returns.copy.ts";
import * as css from "./Returns.css.ts";

/** The order, number, status and day of each return, with its actions; a status under way is bold. */
export function useReturnColumns(): readonly RecordColumn<ReturnRow>[] {
  const words = { ...useCopy(returnWords), ...useCopy(copy) };
  return [
    {
      title: words.orderCode,
      width: "140px",
      className: css.order,
      value: (row) => (
        <Code value={row.orderCode} kind="order-number">
          <TextLink to={orderPathOf(row)}>{row.orderCode}</TextLink>
        </Code>
      ),
    },
    {
      title: words.returnCode,
      width: "140px",
      isRowHeader: true,
      className: css.code,
      value: ({ returnId, returnCode }) => (
        <Link className={css.orderLink} to={paths.returnPage({ returnId })}>
          {returnCode}
        </Link>
      ),
    },
    {
      title: words.status,
      width: "56px",
      className: css.status,
      value: ({ status }) => (
        <span className={returnStatus({ isUnderWay: status !== "other" && isUnderWay(status) })}>
          {words.statuses[status]}
        </span>
      ),
    },
    {
      title: words.applied,
      width: "88px",
      className: css.day,
      value: ({ createdAt }) => <Moment at={createdAt} isDay />,
    },
    {
      title: words.actions,
      width: "160px",
      isNumber: true,
      className: css.actions,
      value: (row) => <ReturnActions row={row} place="row" />,
    },
  ];
}
