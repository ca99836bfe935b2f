import type { ReturnStatus } from "@reagent/domain/return";
import { defineCopy } from "../../../language/define-copy.ts";

type Status = ReturnStatus | "other";

/** The words that the list of returns and the page of a return share. */
export const returnWords = defineCopy({
  zh: {
    orderCode: "销售订单号",
    returnCode: "退货申请单号",
    status: "审批状态",
    applied: "申请日期",
    statuses: {
      pending: "审核中",
      processing: "处理中",
      completed: "已完成",
      terminated: "已终止",
      closed: "已关闭",
      other: "—",
    } satisfies Record<Status, string>,
  },
  en: {
    orderCode: "Order number",
    returnCode: "Return number",
    status: "Status",
    applied: "Applied",
    statuses: {
      pending: "Under review",
      processing: "In progress",
      completed: "Completed",
      terminated: "Refused",
      closed: "Closed",
      other: "—",
    },
  },
});
