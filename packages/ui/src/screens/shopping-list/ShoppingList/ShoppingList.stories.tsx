import { findExchangeable, listExchangeOffers } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { issueGoodsFileTicket } from "@reagent/api/contract/goods-file";
import {
  addListToCart,
  copyShoppingList,
  deleteShoppingList,
  editShoppingListLine,
  exchangeListLine,
  readShoppingList,
  removeShoppingListLine,
  renameShoppingList,
  undoListExchange,
} from "@reagent/api/contract/shopping-list";
import { callMessages } from "@reagent/api/messages/call";
import { barrierMessages, cartMessages } from "@reagent/api/messages/cart";
import { shoppingListMessages } from "@reagent/api/messages/shopping-list";
import { listOf, shoppingLists } from "@reagent/api/mock/samples/shopping-lists";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { copy as jointHazards } from "../../../blocks/JointHazards/JointHazards.copy.ts";
import { readDraft, storeDraft } from "../../../components/Form/drafts.ts";
import { copy as loadFailed } from "../../../components/LoadFailed/LoadFailed.copy.ts";
import {
  answerAlert,
  expectAlert,
  readAlert,
  expectNoOverflow,
  findAlert,
  findToast,
} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { dials, inLength, inNumber } from "../../../foundations/stage/dials.ts";
import { downloadIn, routeIn } from "../../../foundations/stage/location.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { words } from "../../../foundations/stage/words.ts";
import { draftNames } from "../../../state/draft-names.ts";
import { useStorage } from "../../../state/storage.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { copy as exchangeCopy } from "../../cart/parts/Exchange/Exchange.copy.ts";
import { ShoppingList } from "./ShoppingList.tsx";

const sent = fn();

const meta = {
  title: "Screens/Shopping list/Shopping list",
  component: ShoppingList,
  tags: ["plays-on-phones", "plays-in-chinese"],
  args: { listId: "41" },
  parameters: { route: "/fav/lists/41" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof ShoppingList>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const [spring] = shoppingLists();
if (!spring) throw new Error("there are no sample lists");

const oxidiser = {
  casNumber: "7775-09-9",
  smiles: "[Na+].[O-]Cl(=O)=O",
  hazardStatements: ["H271", "H302"],
};

const findTable = (canvas: Canvas) => canvas.findByRole("table", { name: "春季实验课" });
const standard = standardStories(readShoppingList, findTable);

/** The row of a product. */
async function rowOf(canvas: Canvas, productCode: string) {
  const table = within(await findTable(canvas));
  return table.getByRole("row", { name: new RegExp(productCode, "u") });
}

/** Each line shows what has changed since it was last ordered. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const expected = {
      "E809056-500mL": /涨价：¥18\.00 → ¥19\.80/u,
      "S812046-25g": /降价：¥55\.40 → ¥52\.20/u,
      "A801119-4L": /已恢复现货/u,
      "M809115-5g": /现已缺货/u,
      "V806733-1kg": /无变化/u,
      "P807402-100g": /仅接受询单.*从未订购/u,
      "K803312-500g": /已下架/u,
    };
    for (const [code, text] of Object.entries(expected))
      await expect(await rowOf(canvas, code)).toHaveTextContent(text);
    await expect(canvas.getByText("上次订购：2026-03-16")).toBeVisible();
  },
};

export const OnlyChanged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: "只看有变化的" }));
    await expect(within(await findTable(canvas)).getAllByRole("row")).toHaveLength(5 + 1);
  },
};

/** What can be bought is in the cart; every other line is named with its reason. */
export const AddedToCart: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "整单加入购物车" }));
    const status = await canvas.findByText(/已将 6 个产品加入购物车。/u);
    await expect(status).toHaveTextContent("以下 2 个产品未能加入：");
    await expect(canvas.getByText(barrierMessages["enquiry-only"].zh)).toBeVisible();
    await expect(canvas.getByText(shoppingListMessages.delisted.zh)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查看购物车" })).toHaveAttribute("href", "/cart");
  },
};

/** A line whose typed text is no quantity blocks what uses the whole list; nothing is sent for it. */
export const WrongQuantity: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(editShoppingListLine, (params) => {
        sent(params);
        return {};
      }),
      answers(addListToCart, (params) => {
        sent(params);
        return { rows: [] };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole("textbox", { name: "S812046-25g 的数量" });
    await userEvent.clear(field);
    await userEvent.type(field, "2.5{Enter}");
    for (const name of ["整单加入购物车", "带入订购单"]) {
      await userEvent.click(canvas.getByRole("button", { name }));
      await readAlert("请先改正 S812046-25g 的数量。");
      await waitFor(() => expect(field).toHaveFocus());
    }
    await expect(field).toHaveValue("2.5");
    await expect(sent).not.toHaveBeenCalled();
    await expect(routeIn(canvasElement)).toBe("/fav/lists/41");
    await userEvent.clear(field);
    await userEvent.type(field, "5");
    await userEvent.click(canvas.getByRole("button", { name: "整单加入购物车" }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  },
};

export const NoneAddedToCart: Story = {
  parameters: {
    scenario: [
      answers(readShoppingList, listOf("41", "春季实验课", spring.lines.slice(5, 7))),
      answers(addListToCart, (_, language) => ({
        rows: spring.lines.slice(5, 7).map(({ productCode }, at) => ({
          sheet: "",
          row: at + 1,
          productCode,
          quantity: "1",
          verdict: "refused" as const,
          message: shoppingListMessages.delisted[language],
        })),
      })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "整单加入购物车" }));
    await expect(await canvas.findByText(/没有产品加入购物车。/u)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "查看购物车" })).toBeNull();
  },
};

/** Shows the draft of the order sheet, after a row was typed there. */
function Draft() {
  const stores = useStorage();
  return (
    <>
      <button
        onClick={() =>
          storeDraft(stores, draftNames.orderSheet, { rows: [{ text: "乙醇 500mL x3" }] })
        }
      >
        type
      </button>
      <button onClick={() => sent(readDraft(stores, draftNames.orderSheet))}>read</button>
    </>
  );
}

/** The reagents are behind what was typed into the order sheet. */
export const OpenedInOrderSheet: Story = {
  tags: ["no-picture"],
  render: (args) => (
    <>
      <ShoppingList {...args} />
      <Draft />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await findTable(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "type" }));
    await userEvent.click(canvas.getByRole("button", { name: "带入订购单" }));
    await readAlert("订购单仅支持试剂，1 个仪器耗材未带入，请用“整单加入购物车”订购。");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/multiorder"));
    await userEvent.click(canvas.getByRole("button", { name: "read" }));
    const reagents = spring.lines.filter(({ kind }) => kind === "reagent");
    await expect(sent).toHaveBeenLastCalledWith({
      rows: [
        { text: "乙醇 500mL x3" },
        ...reagents.map(({ productCode, quantity }) => ({
          text: productCode,
          quantity: String(quantity),
        })),
      ],
    });
  },
};

export const QuantityChanged: Story = {
  tags: ["!plays-in-chinese"],
  parameters: {
    scenario: [
      answers(editShoppingListLine, (params) => {
        sent(params);
        return {};
      }),
    ],
  },
  play: async ({ canvas }) => {
    const row = within(await rowOf(canvas, "E809056-500mL"));
    const field = row.getByRole("textbox");
    await userEvent.clear(field);
    await userEvent.type(field, "20{Tab}");
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        listId: "41",
        kind: "reagent",
        productCode: "E809056-500mL",
        quantity: 20,
      }),
    );
  },
};

/** A line that another tab has removed. */
export const QuantityRefused: Story = {
  parameters: {
    scenario: [refuses(editShoppingListLine, codes.badRequest, shoppingListMessages.noSuchLine)],
  },
  play: async ({ canvas }) => {
    const row = within(await rowOf(canvas, "E809056-500mL"));
    const field = row.getByRole("textbox");
    await userEvent.clear(field);
    await userEvent.type(field, "20{Tab}");
    await expectAlert(shoppingListMessages.noSuchLine.zh);
    if (restsHere()) return;
    await answerAlert("确定");
    await waitFor(() => expect(field).toHaveValue("12"));
  },
};

/** The row is removed after a question, and the next row takes the focus. */
export const LineRemoved: Story = {
  parameters: {
    scenario: [
      answers(removeShoppingListLine, (params) => {
        sent(params);
        return {};
      }),
      answers(readShoppingList, (_, language) => {
        const [list] = shoppingLists(language);
        return listOf("41", "春季实验课", (list?.lines ?? []).slice(sent.mock.calls.length));
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "从清单移除 E809056-500mL" }));
    const question = await findAlert();
    await userEvent.click(within(question).getByRole("button", { name: "移除" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        listId: "41",
        kind: "reagent",
        productCode: "E809056-500mL",
      }),
    );
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "从清单移除 S812046-25g" })).toHaveFocus(),
    );
  },
};

export const Renamed: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(renameShoppingList, (params) => {
        sent(params);
        return {};
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "重命名" }));
    const dialog = within(await screen.findByRole("dialog", { name: "重命名" }));
    const field = await dialog.findByRole("textbox", { name: "清单名称" });
    await expect(field).toHaveValue("春季实验课");
    await userEvent.type(field, " 2027{Enter}");
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ listId: "41", name: "春季实验课 2027" }),
    );
  },
};

/** Types a name into the dialog of a button, and saves it. */
async function typeName(canvas: Canvas, button: string, name: string) {
  await userEvent.click(await canvas.findByRole("button", { name: button }));
  const dialog = within(await screen.findByRole("dialog", { name: button }));
  const field = await dialog.findByRole("textbox", { name: "清单名称" });
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
  return { dialog, field };
}

/** Another list has the name: the error is at the field, and what was typed stays. */
export const NameTaken: Story = {
  parameters: {
    scenario: [refuses(renameShoppingList, codes.nameTaken, shoppingListMessages.nameTaken)],
  },
  play: async ({ canvas }) => {
    const { dialog, field } = await typeName(canvas, "重命名", "常备溶剂");
    await dialog.findByText(shoppingListMessages.nameTaken.zh);
    await expect(field).toHaveValue("常备溶剂");
  },
};

const rename = ({ canvas }: { canvas: Canvas }) => typeName(canvas, "重命名", "常备溶剂");
const copyIt = ({ canvas }: { canvas: Canvas }) => typeName(canvas, "复制", "常备溶剂");

export const NameOfTheCopyTaken: Story = refusedAfter(
  copyIt,
  refuses(copyShoppingList, codes.nameTaken, shoppingListMessages.nameTaken),
);

/** An alert says so, and the dialog stays. */
export const NameRefused: Story = refusedAfter(
  rename,
  refuses(renameShoppingList, codes.badRequest, shoppingListMessages.nameWrong),
);

export const TooManyLists: Story = refusedAfter(
  copyIt,
  refuses(copyShoppingList, codes.badRequest, shoppingListMessages.tooManyLists),
);

/** The list was deleted in another tab: each action says so. */
export const DeletedBeforeRenaming: Story = refusedAfter(
  rename,
  refuses(renameShoppingList, codes.notFound, shoppingListMessages.missing),
);

export const DeletedBeforeCopying: Story = refusedAfter(
  copyIt,
  refuses(copyShoppingList, codes.notFound, shoppingListMessages.missing),
);

/** Answers the question behind a button. */
const confirm =
  (button: string, answer: string) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: button }));
    await answerAlert(answer);
  };

export const DeletedAlready: Story = refusedAfter(
  confirm("删除清单", "删除清单"),
  refuses(deleteShoppingList, codes.notFound, shoppingListMessages.missing),
);

export const DeletedBeforeRemoving: Story = refusedAfter(
  confirm("从清单移除 E809056-500mL", "移除"),
  refuses(removeShoppingListLine, codes.notFound, shoppingListMessages.missing),
);

export const DeletedBeforeOrdering: Story = refusedAfter(
  async ({ canvas }) =>
    userEvent.click(await canvas.findByRole("button", { name: "整单加入购物车" })),
  refuses(addListToCart, codes.notFound, shoppingListMessages.missing),
);

export const DeletedBeforeAChange: Story = refusedAfter(
  async ({ canvas }) => {
    const row = within(await rowOf(canvas, "E809056-500mL"));
    await userEvent.clear(row.getByRole("textbox"));
    await userEvent.type(row.getByRole("textbox"), "20{Tab}");
  },
  refuses(editShoppingListLine, codes.notFound, shoppingListMessages.missing),
);

/** After a question, the overview opens. */
export const Deleted: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(deleteShoppingList, (params) => {
        sent(params);
        return {};
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除清单" }));
    const question = await findAlert();
    await expect(question).toHaveTextContent("确定删除清单“春季实验课”吗？");
    await userEvent.click(within(question).getByRole("button", { name: "删除清单" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ listId: "41" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/fav/lists"));
  },
};

/** Opens what the line that is sold out can be exchanged for. */
async function openOffers(canvas: Canvas) {
  const name = words(exchangeCopy).openOf("M809115-5g");
  await userEvent.click(await canvas.findByRole("button", { name }));
  return within(await screen.findByRole("dialog", { name }));
}
const exchangeGrade = async ({ canvas }: { canvas: Canvas }) => {
  const dialog = await openOffers(canvas);
  await userEvent.click(
    await dialog.findByRole("button", { name: words(exchangeCopy).exchangeFor("M809114") }),
  );
};
const undoExchange = async ({ canvas }: { canvas: Canvas }) => {
  await exchangeGrade({ canvas });
  await userEvent.click(
    await canvas.findByRole("button", { name: words(exchangeCopy).undoOf("M809115-5g") }),
  );
};

/** A line that is sold out is exchanged by one press, and taken back by another. */
export const Exchanged: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  parameters: {
    scenario: [
      answers(exchangeListLine, (params) => {
        sent(params);
        return {};
      }),
      answers(undoListExchange, (params) => {
        sent(params);
        return {};
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await exchangeGrade({ canvas });
    const undo = await canvas.findByRole("button", {
      name: words(exchangeCopy).undoOf("M809115-5g"),
    });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(sent).toHaveBeenCalledWith({
      listId: "41",
      productCode: "M809115-5g",
      quantity: 1,
      products: [{ productCode: expect.stringMatching(/^M809114-/u) as string, quantity: 1 }],
    });
    await expectNoOverflow(canvasElement);
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ listId: "41", productCode: "M809115-5g" }),
    );
    await expect(await findToast(words(exchangeCopy).undone("M809115-5g"))).toBeVisible();
  },
};

/** A line that is not in stock, and whose place nothing can take, says so. */
export const NothingToExchange: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  parameters: { scenario: [answers(findExchangeable, () => ({ productIds: [] }))] },
  play: async ({ canvas }) => {
    const row = within(await rowOf(canvas, "M809115-5g"));
    await expect(await row.findByText(words(exchangeCopy).nothing)).toBeVisible();
    const name = words(exchangeCopy).openOf("M809115-5g");
    await expect(row.queryByRole("button", { name })).toBeNull();
    /* Neither what left the catalogue nor what is in stock, regulated or not. */
    for (const code of ["K803312-500g", "V806733-1kg", "A801119-4L"])
      await expect(await rowOf(canvas, code)).not.toHaveTextContent(words(exchangeCopy).nothing);
  },
};

export const OffersLoading: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  parameters: { scenario: [waits(listExchangeOffers)] },
  play: async ({ canvas }) => {
    const dialog = await openOffers(canvas);
    await expect(await dialog.findByRole("status")).toBeInTheDocument();
  },
};

export const OffersFailed: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  parameters: { scenario: [refuses(listExchangeOffers, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    const dialog = await openOffers(canvas);
    await expect(
      await dialog.findByRole("button", { name: words(loadFailed).retry }),
    ).toBeVisible();
  },
};

export const ExchangedLineGone: Story = refusedAfter(
  exchangeGrade,
  refuses(exchangeListLine, codes.badRequest, shoppingListMessages.noSuchLine),
);

/** Its quantity was changed in another tab. */
export const ExchangedLineChanged: Story = refusedAfter(
  exchangeGrade,
  refuses(exchangeListLine, codes.badRequest, shoppingListMessages.lineChanged),
);

/** The pack left the catalogue. */
export const ExchangedPackGone: Story = refusedAfter(
  exchangeGrade,
  refuses(exchangeListLine, codes.badRequest, cartMessages.unknownProduct),
);

export const TooManyOfThePack: Story = refusedAfter(
  exchangeGrade,
  refuses(exchangeListLine, codes.badRequest, shoppingListMessages.tooMany),
);

/** The offer has two packs, and the list has room for one. */
export const ListFull: Story = refusedAfter(
  exchangeGrade,
  refuses(exchangeListLine, codes.badRequest, shoppingListMessages.tooManyLines),
);

export const DeletedBeforeExchanging: Story = refusedAfter(
  exchangeGrade,
  refuses(exchangeListLine, codes.notFound, shoppingListMessages.missing),
);

/** The exchange was taken back in another tab, or a day has passed. */
export const UndoneBefore: Story = refusedAfter(
  undoExchange,
  refuses(undoListExchange, codes.notFound, shoppingListMessages.exchangeGone),
);

export const DeletedBeforeUndo: Story = refusedAfter(
  undoExchange,
  refuses(undoListExchange, codes.notFound, shoppingListMessages.missing),
);

export const TooManyAfterUndo: Story = refusedAfter(
  undoExchange,
  refuses(undoListExchange, codes.badRequest, shoppingListMessages.tooMany),
);

export const ListFullBeforeUndo: Story = refusedAfter(
  undoExchange,
  refuses(undoListExchange, codes.badRequest, shoppingListMessages.tooManyLines),
);

export const Empty: Story = {
  parameters: { scenario: [answers(readShoppingList, listOf("41", "新清单", []))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "清单中还没有产品" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "整单加入购物车" })).toBeNull();
  },
};

/** A list that was deleted, or that belongs to another customer. */
export const Missing: Story = {
  parameters: {
    scenario: [refuses(readShoppingList, codes.notFound, shoppingListMessages.missing)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "没有找到该清单" })).toBeVisible();
  },
};

export const Loading: Story = standard.loading;
export const Failed: Story = standard.failed;
export const Guest: Story = standard.guest;
export const Expired: Story = standard.expired;
export const OnAPhone: Story = standard.onAPhone;

/** A list of the first list's products, again and again. */
const longList = (lines: number, name: number) =>
  answers(readShoppingList, (_, language) => {
    const samples = shoppingLists(language)[0]?.lines ?? [];
    const all = inNumber(samples, lines, (line, index) => ({
      ...line,
      productCode: `${line.productCode}-${index}`,
      chineseName: inLength(line.chineseName, name),
      quantity: 9999,
    }));
    return listOf("41", "春季实验课", all);
  });

const rowsIn = (element: HTMLElement) => element.querySelectorAll("tbody tr");

/** Names as long as they can be; a list can have 500 lines. */
export const LongContent: Story = {
  tags: ["!plays-in-chinese"],
  ...dials(
    { lines: { from: 0, to: 500, at: 12 }, name: { from: 1, to: 200, at: 200 } },
    ({ lines, name }) => [longList(lines, name)],
  ),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await findTable(canvas);
    await expectNoOverflow(canvasElement);
  },
};

/** A hundred lines are shown at first. Each press shows a hundred more, and the last one what is left. */
export const MoreLines: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [longList(201, 200)] },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await findTable(canvas);
    await expect(rowsIn(canvasElement)).toHaveLength(100);
    for (const [more, shown] of [
      ["再显示 100 行", 200],
      ["再显示 1 行", 201],
    ] as const) {
      await userEvent.click(canvas.getByText(more));
      await waitFor(() => expect(rowsIn(canvasElement)).toHaveLength(shown));
    }
    await expect(canvas.queryByText(/^再显示/u)).toBeNull();
  },
};

/** An oxidiser and organic goods: what they do together, and what is stored apart, stands above the lines. */
export const Reacting: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  parameters: {
    scenario: [
      answers(
        readShoppingList,
        listOf(
          "41",
          spring.name,
          spring.lines.map((line, at) => (at === 0 ? { ...line, ...oxidiser } : line)),
        ),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const { doNotMix, grades } = words(jointHazards);
    const notice = await canvas.findByRole("region", { name: new RegExp(doNotMix(1), "u") });
    await userEvent.click(within(notice).getByText(doNotMix(1), { exact: false }));
    await expect(within(notice).getByRole("listitem")).toHaveTextContent(grades.danger);
  },
};

const exportList = async ({ canvas }: { canvas: Canvas }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "导出：春季实验课" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "库存表（CSV，每瓶一行）" }));
};

/** The reagents of the list as a sheet with a row for each bottle. */
export const Exported: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    await exportList({ canvas });
    await expect(await findToast("开始下载 库存表-春季实验课.csv")).toBeVisible();
    await expect(downloadIn(canvasElement)).toContain("?source=list&source_id=41&file=inventory&");
  },
};

/** The list was deleted in another tab. */
export const GoneWhenExported: Story = {
  tags: ["no-picture"],
  ...refusedAfter(
    exportList,
    refuses(issueGoodsFileTicket, codes.notFound, shoppingListMessages.missing),
  ),
};
