import type { ReturnRow } from "@reagent/api/contract/return";
import { isUnderWay } from "@reagent/domain/return";
import { Link } from "react-router-dom";
import { Code } from "../../../components/Code/Code.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { formatDay } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { orderPathOf } from "../parts/order-links.ts";
import { returnWords } from "../parts/return-words.copy.ts";
import { returnStatus } from "../parts/return-words.css.ts";
import { ReturnActions } from "../parts/ReturnActions/ReturnActions.tsx";
import { copy } from "./Returns.copy.ts";
import * as css from "./Returns.css.ts";
import { returns as screen } from "./Returns.screen.ts";

/** Returns, newest first; those under way are bold. */
export function ReturnTable({ returns }: { returns: readonly ReturnRow[] }) {
  const words = { ...useCopy(returnWords), ...useCopy(copy) };
  const title = useCopy(screen.title);
  const language = useLanguage();
  return (
    <Table label={title} density="comfortable" fold="grid">
      <TableHead>
        <HeadCell>{words.orderCode}</HeadCell>
        <HeadCell>{words.returnCode}</HeadCell>
        <HeadCell>{words.status}</HeadCell>
        <HeadCell>{words.applied}</HeadCell>
        <HeadCell isNumber>{words.actions}</HeadCell>
      </TableHead>
      <TableBody>
        {returns.map((row) => {
          const { returnId, returnCode, orderCode, status, createdAt } = row;
          return (
            <Row key={returnId} className={css.row}>
              <Cell className={css.order} label={words.orderCode}>
                <Code value={orderCode} kind="order-number">
                  <TextLink to={orderPathOf(row)}>{orderCode}</TextLink>
                </Code>
              </Cell>
              <Cell className={css.code} isRowHeader label={words.returnCode}>
                <Link className={css.orderLink} to={paths.returnPage({ returnId })}>
                  {returnCode}
                </Link>
              </Cell>
              <Cell className={css.status} label={words.status}>
                <span
                  className={returnStatus({ isUnderWay: status !== "other" && isUnderWay(status) })}
                >
                  {words.statuses[status]}
                </span>
              </Cell>
              <Cell className={css.day} label={words.applied}>
                <time dateTime={new Date(createdAt).toISOString()}>
                  {formatDay(createdAt, language)}
                </time>
              </Cell>
              <Cell className={css.actions} isNumber label={words.actions}>
                <ReturnActions row={row} place="row" />
              </Cell>
            </Row>
          );
        })}
      </TableBody>
    </Table>
  );
}
