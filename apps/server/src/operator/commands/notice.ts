import { momentOf } from "../../basics/day.ts";
import type { LocalizedText } from "../../basics/language.ts";
import { capitals, noticeText } from "../arguments.ts";
import { findNoticeBatch, findUnreached, listTold, noticeOf, sendNotice } from "../batch-notice.ts";
import type { List } from "../list.ts";
import type { AddCommand, OperatorShop } from "../operator-shop.ts";

/** Adds `notice`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("notice")
    .description(
      "mails everyone who received a batch, such as for a recall, each once for a text; lists who was told",
    )
    .argument("<BATCH>", "the batch number, as on the bottle")
    .argument("<TEXT>", "what customers read, in Chinese", noticeText)
    .option("--text-en <TEXT>", "the same in English; otherwise the Chinese one", noticeText)
    .option("--item <ITEM>", "the code of the item, where several have a batch of this number")
    .action((batch, text, { textEn, item }) =>
      inShop((shop) =>
        notify(shop, {
          batch,
          itemCode: item === undefined ? undefined : capitals(item),
          text: { zh: text, en: textEn ?? text },
        }),
      ),
    );

interface Asked {
  readonly batch: string;
  readonly itemCode: string | undefined;
  readonly text: LocalizedText;
}

async function notify(
  { database, now }: OperatorShop,
  { batch, itemCode, text }: Asked,
): Promise<List> {
  const named = await findNoticeBatch(database.read, batch, itemCode);
  const notice = noticeOf(named, text);
  const count = await sendNotice(database, notice, now);
  const told = await listTold(database.read, notice);
  const { withoutBatch, deleted } = await findUnreached(database.read, named);
  const subject = `batch ${named.batchCode} of ${named.itemCode}`;
  const empty = `Nobody who can be written to received ${subject}: no mail is sent.`;
  const lines = [
    ...(told.length === 0
      ? []
      : [
          `${count} told now, ${told.length - count} before, of ${subject}. The servers send the mails.`,
        ]),
    ...(deleted.length === 0
      ? []
      : [`Not told, since their accounts are deleted: orders ${listed(deleted)}.`]),
    ...(withoutBatch.length === 0
      ? []
      : [
          `Not told, since their parcels with ${named.itemCode} name no batch: orders ${listed(withoutBatch)}.`,
        ]),
  ];
  return {
    columns: ["Customer", "Name", "Told"],
    rows: told.map((row) => [row.email, row.user_name, momentOf(row.mailed_at)]),
    empty,
    ...(lines.length === 0 ? {} : { summary: lines.join(" ") }),
  };
}

/** How many numbers of orders a sentence has at most. */
const MOST_NAMED = 20;

function listed(orders: readonly string[]): string {
  const more = orders.length - MOST_NAMED;
  return `${orders.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
