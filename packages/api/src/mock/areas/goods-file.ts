import { UNREFINED } from "@reagent/domain/facet";
import { bottleCount, MOST_BOTTLES, packsOfLine } from "@reagent/domain/inventory";
import { addressOf } from "../../client/address.ts";
import type { ParamsOf } from "../../contract/endpoint.ts";
import { codes } from "../../contract/envelope.ts";
import { downloadGoodsFile, issueGoodsFileTicket } from "../../contract/goods-file.ts";
import type { ReagentOrder, ReagentOrderLine } from "../../contract/order.ts";
import { callMessages } from "../../messages/call.ts";
import { goodsFileMessages } from "../../messages/goods-file.ts";
import { orderMessages } from "../../messages/order.ts";
import { shoppingListMessages } from "../../messages/shopping-list.ts";
import type { AreaMock } from "../area-mock.ts";
import { isItemCode } from "../samples/items.ts";
import type { Language } from "../samples/language.ts";
import { reagentOrders } from "../samples/order-pages.ts";
import { packs } from "../samples/packs.ts";
import { reagentResults } from "../samples/search.ts";
import { shoppingLists } from "../samples/shopping-lists.ts";
import { answers, refusal } from "../verbs.ts";

type Asked = ParamsOf<typeof issueGoodsFileTicket>;
type FileKind = Exclude<Asked["file"], "unknown">;

const titles: Readonly<Record<FileKind, { readonly zh: string; readonly en: string }>> = {
  inventory: { zh: "库存表", en: "Inventory" },
  structures: { zh: "结构式", en: "Structures" },
  notebook: { zh: "ELN", en: "ELN" },
  elabftw: { zh: "eLabFTW导入表", en: "eLabFTW import" },
  chemotion: { zh: "Chemotion导入表", en: "Chemotion import" },
};
const endings: Readonly<Record<FileKind, string>> = {
  inventory: "csv",
  structures: "sdf",
  notebook: "eln",
  elabftw: "csv",
  chemotion: "csv",
};

/** The name of a sampled order, list or search, and how many bottles it has; undefined for an unknown one. */
function goodsOf({ source, sourceId }: Asked): { name: string; bottles: number } | undefined {
  if (source === "order") {
    const order = reagentOrders().find(({ orderId }) => orderId === sourceId);
    return (
      order && {
        name: order.orderCode,
        bottles: total(order.lines.map((line) => bottlesOf(line, order))),
      }
    );
  }
  if (source === "search") {
    const { items } = reagentResults({ ...UNREFINED, keyword: sourceId, page: 1, limit: 50 });
    return {
      name: sourceId.trim(),
      bottles: total(
        items.flatMap(({ itemCode }) =>
          isItemCode(itemCode)
            ? packs(itemCode).map(({ pack }) => bottleCount(pack, [{ batchCode: "", count: 1 }]))
            : [],
        ),
      ),
    };
  }
  const list = shoppingLists().find(({ listId }) => listId === sourceId);
  const reagents = list?.lines.filter(({ kind }) => kind === "reagent") ?? [];
  return (
    list && {
      name: list.name,
      bottles: total(
        reagents.map(({ pack, quantity }) =>
          bottleCount(pack, [{ batchCode: "", count: quantity }]),
        ),
      ),
    }
  );
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function bottlesOf(line: ReagentOrderLine, { reviewStatus }: ReagentOrder): number {
  const progress = {
    ...line,
    state: line.state === "other" ? ("open" as const) : line.state,
    isCancelled: line.isCancelled || reviewStatus === "cancelled",
  };
  return bottleCount(line.pack, packsOfLine(progress, [], []));
}

function issued(asked: Asked, language: Language) {
  const { source, sourceId, refined, file } = asked;
  if (source === "unknown" || file === "unknown")
    return refusal(codes.badRequest, callMessages.badRequest);
  const goods = goodsOf(asked);
  if (!goods)
    return refusal(
      codes.notFound,
      source === "order" ? orderMessages.missing : shoppingListMessages.missing,
    );
  if (goods.bottles === 0) return refusal(codes.badRequest, goodsFileMessages.noBottles);
  if (file !== "structures" && goods.bottles > MOST_BOTTLES)
    return refusal(
      codes.badRequest,
      source === "search" ? goodsFileMessages.tooManyFound : goodsFileMessages.tooManyBottles,
    );
  return {
    fileName: `${titles[file][language]}-${goods.name}.${endings[file]}`,
    url: addressOf(downloadGoodsFile, "", { source, sourceId, refined, file, ticket: "a-ticket" }),
  };
}

export const goodsFile: AreaMock = () => [
  answers(issueGoodsFileTicket, issued),
  answers(downloadGoodsFile, {}),
];
