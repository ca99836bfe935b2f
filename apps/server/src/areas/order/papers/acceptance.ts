import type { GoodsPapers } from "@reagent/api/contract/order";
import { dayOf } from "../../../basics/day.ts";
import type { LocalizedText } from "../../../basics/language.ts";
import type { Reader } from "../../../database/database.ts";
import { bottleCodes, type CodesIn } from "../../../documents/bottle-codes.ts";
import {
  deliveryFacts,
  paperSheet,
  TO_FILL_IN,
  unsentWords,
  words,
} from "../../../documents/order-paper.ts";
import { documentWords, factsOf } from "../../../documents/words.ts";
import type { StoredOrder } from "../../../ordering/orders/find-order.ts";
import { heldBatches, returnedOf } from "../../../ordering/orders/return-quantities.ts";
import type { Sheet } from "../../../ports/documents/sheet.ts";

const acceptanceWords = {
  title: { zh: "验收单", en: "Acceptance sheet" },
  batch: { zh: "批号", en: "Batch" },
  sent: { zh: "发货数量", en: "Sent" },
  returned: { zh: "已退", en: "returned" },
  received: { zh: "实收数量", en: "Received" },
  intact: { zh: "包装完好（是/否）", en: "Packaging intact (yes/no)" },
  verdict: { zh: "验收", en: "Acceptance" },
  result: { zh: "验收结论", en: "Result" },
  remarks: { zh: "备注", en: "Remarks" },
  acceptedBy: { zh: "验收人（签字）", en: "Accepted by (signature)" },
  checkedBy: { zh: "复核人（签字）", en: "Checked by (signature)" },
  acceptedOn: { zh: "验收日期", en: "Date" },
  accepted: { zh: "□ 合格，接收    □ 不合格，拒收", en: "[ ] accepted    [ ] rejected" },
} satisfies Record<string, LocalizedText>;

/** A sheet on which the laboratory confirms what it received, batch by batch; it says how many of a batch were returned since. */
export async function acceptanceSheet(
  reader: Reader,
  { order, goods }: { readonly order: StoredOrder; readonly goods: readonly GoodsPapers[] },
  codesIn: CodesIn,
): Promise<Sheet> {
  const { language } = codesIn;
  const held = await heldBatches(reader, [order.id]);
  /** `position` is that of the line, which orders count from 0. */
  const sentText = (position: number, batchCode: string, quantity: number) => {
    const returned = returnedOf(held, { position, batchCode });
    const words = `${acceptanceWords.returned[language]} ${returned}`;
    return returned === 0 ? String(quantity) : `${quantity} (${words})`;
  };
  const columns = [
    documentWords.productCode,
    documentWords.name,
    acceptanceWords.batch,
    acceptanceWords.sent,
    acceptanceWords.received,
    acceptanceWords.intact,
  ];
  const rows = goods.flatMap((line, position) => {
    const row = (batch: string, sent: string) => [
      line.productCode,
      line.description,
      batch,
      sent,
      "",
      "",
    ];
    return line.batches.length === 0
      ? [row("", unsentWords(line)[language])]
      : line.batches.map(({ batchCode, quantity }) =>
          row(batchCode, sentText(position, batchCode, quantity)),
        );
  });
  return paperSheet(
    reader,
    {
      title: acceptanceWords.title,
      blocks: [
        {
          kind: "facts",
          facts: factsOf(language, [
            [words.order, order.code],
            [words.date, dayOf(order.created_at)],
            [words.customerOrder, order.customer_order_number],
            ...deliveryFacts(order, language),
          ]),
        },
        {
          kind: "table",
          columns: columns.map((each) => each[language]),
          shares: [4, 6, 3, 3, 3, 4],
          rows,
        },
        ...bottleCodes(
          goods.flatMap(({ productCode, batches }) =>
            batches.map(({ batchCode }) => ({ productCode, batchCode })),
          ),
          codesIn,
        ),
        { kind: "heading", text: acceptanceWords.verdict[language] },
        {
          kind: "facts",
          facts: factsOf(language, [
            [acceptanceWords.result, acceptanceWords.accepted[language]],
            [acceptanceWords.remarks, TO_FILL_IN],
            [acceptanceWords.acceptedBy, TO_FILL_IN],
            [acceptanceWords.checkedBy, TO_FILL_IN],
            [acceptanceWords.acceptedOn, TO_FILL_IN],
          ]),
        },
      ],
    },
    language,
  );
}
