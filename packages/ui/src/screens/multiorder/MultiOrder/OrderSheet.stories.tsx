import { addOrderRows } from "@reagent/api/contract/bulk-order";
import { findExchangeable, listExchangeOffers } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { resolveOrderSheet } from "@reagent/api/contract/order-sheet";
import { addToShoppingList } from "@reagent/api/contract/shopping-list";
import { callMessages } from "@reagent/api/messages/call";
import { cartMessages } from "@reagent/api/messages/cart";
import { withoutLicence } from "@reagent/api/mock/samples/cart";
import { orderSheet } from "@reagent/api/mock/samples/order-sheet";
import { answers, refusal, refuses, waits } from "@reagent/api/mock/verbs";
import { MOST_SHEET_LINES } from "@reagent/domain/order-sheet-choice";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { copy as jointHazards } from "../../../blocks/JointHazards/JointHazards.copy.ts";
import { copy as loadFailed } from "../../../components/LoadFailed/LoadFailed.copy.ts";
import {
  expectAlert,
  readAlert,
  expectLoginDialog,
  expectLoginPrompt,
  expectNoOverflow,
  findToast,
} from "../../../foundations/stage/actions.ts";
import { savedIn } from "../../../foundations/stage/location.ts";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { words } from "../../../foundations/stage/words.ts";
import { endCompositionInSafari, pressEnterWhileComposing } from "../../../testing/composition.ts";
import { copy as exchangeCopy } from "../../cart/parts/Exchange/Exchange.copy.ts";
import { OrderSheet } from "./OrderSheet.tsx";
import { useOrderSheet } from "./useOrderSheet.ts";

/** The sheet with the rows that its page keeps. */
function Sheet() {
  const [sheet, dispatch] = useOrderSheet();
  return <OrderSheet sheet={sheet} dispatch={dispatch} />;
}

const meta = {
  title: "Screens/Multiorder/Order sheet",
  component: Sheet,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/multiorder" },
  /* Hazardous rows are held back from others. */
  globals: { viewer: "filed" },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = StoryContext["canvas"];

/** A code, an item of several packs, a name with an amount, and a line without a product. */
const LIST = ["B810527-500mL x2", "S812046", "64-17-5 500mL", "没有的东西 3瓶"];

const accepted = { state: "accepted", refusal: "" } as const;

/** The most lines, each of its own. */
const longList = Array.from({ length: MOST_SHEET_LINES }, (_, at) => `B810527-500mL x${at + 1}`);

const listed = fn();

const textOf = (canvas: Canvas, row: number) =>
  canvas.findByRole("textbox", { name: `订购单 ${row}：输入内容` });
const quantityOf = (canvas: Canvas, row: number) =>
  canvas.findByRole("textbox", { name: `订购单 ${row}：数量` });

async function paste(canvas: Canvas, lines: readonly string[]) {
  await userEvent.click(await textOf(canvas, 1));
  await userEvent.paste(lines.join("\r\n"));
}

/** Types without the pause in which React would finish what it has put off. */
function typeAtOnce(field: HTMLInputElement, text: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** A list is pasted, and its lines are looked up. */
async function pasteList(canvas: Canvas) {
  await paste(canvas, LIST);
  await canvas.findByText("未找到产品，请检查后修改。");
}

/** An empty sheet. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await textOf(canvas, 3)).toHaveValue("");
    await expect(canvas.getByRole("button", { name: "撤销" })).toBeDisabled();
  },
};

/** A certain line shows its product, an uncertain one a choice, and an unknown one a message. */
export const Filled: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await pasteList(canvas);
    await expect(await textOf(canvas, 4)).toHaveValue("没有的东西 3瓶");
    await expect(await quantityOf(canvas, 1)).toHaveValue("2");
    await expect(canvas.getByText(/^B810527-500mL/u)).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "订购单 2：产品" })).toBeVisible();
    const sumsOf = (name: string) => within(canvas.getByRole("table", { name }));
    const warehouses = sumsOf("按仓库合计");
    await expect(warehouses.getByRole("row", { name: "上海仓 2 行 ¥160.60" })).toBeVisible();
    await expect(warehouses.getByRole("row", { name: "合计 2 行 ¥160.60" })).toBeVisible();
    const days = sumsOf("按交货时间合计");
    await expect(days.getByRole("row", { name: "交货时间待定 2 行 ¥160.60" })).toBeVisible();
  },
};

/** The columns of a pasted table are recognised by their heads: prices, sums and running numbers become no quantities. */
export const TablePasted: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await paste(canvas, [
      "序号\t单价\t数量\t货号\t包装\t金额",
      "1\t80.30\t2\tB810527\t500mL\t160.60",
      "2\t48.00\t5\tS812046\t25g\t240.00",
      "\t\t7\t\t合计\t400.60",
    ]);
    await canvas.findByText(/^B810527-500mL/u);
    await expect(await textOf(canvas, 1)).toHaveValue("B810527\t500mL");
    await expect(await quantityOf(canvas, 1)).toHaveValue("2");
    await expect(await quantityOf(canvas, 2)).toHaveValue("5");
    await expect(await textOf(canvas, 3)).toHaveValue("");
  },
};

/** A table of several columns is a list wherever it is pasted, also into a quantity. */
export const TablePastedIntoQuantity: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await userEvent.click(await quantityOf(canvas, 1));
    await userEvent.paste("B810527-500mL\t2\r\nS812046-25g\t5");
    await expect(await textOf(canvas, 2)).toHaveValue("S812046-25g");
    await expect(await quantityOf(canvas, 1)).toHaveValue("2");
    await expect(await quantityOf(canvas, 2)).toHaveValue("5");
  },
};

/** Quantities below the last row are named as what they are: the sheet is not full. */
export const QuantitiesWithoutRows: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await userEvent.click(await quantityOf(canvas, 3));
    await userEvent.paste("5\r\n12\r\n7");
    await expect(await quantityOf(canvas, 3)).toHaveValue("5");
    const notice = await canvas.findByRole("alert");
    await expect(notice).toHaveTextContent("以下 2 个数量没有对应的行，未粘贴：");
    await expect(notice).toHaveTextContent("12 7");
  },
};

/** A line with numbers of which none is certain asks for the quantity. */
export const SeveralNumbers: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await userEvent.click(await textOf(canvas, 1));
    await userEvent.paste("B810527\t500mL\t80\t2");
    await waitFor(async () =>
      expect(await quantityOf(canvas, 1)).toHaveAccessibleDescription(
        "数量有误 该行有多个数字，请填写数量。",
      ),
    );
    await expect(await quantityOf(canvas, 1)).toHaveValue("");
  },
};

/** Each row says what becomes of it; only those that can be ordered go into the cart, and the bar leads to the others. */
export const Judged: Story = {
  play: async ({ canvas }) => {
    await paste(canvas, ["B810527-500mL x9", "P807402-100g", "B810527-500mL", "S812046"]);
    const verdictOf = async (row: number) => (await canvas.findAllByRole("row"))[row];
    await waitFor(async () => expect(await verdictOf(1)).toHaveTextContent("超出库存1 件另行交货"));
    await expect(await verdictOf(2)).toHaveTextContent("不在线销售");
    await expect(canvas.getByRole("link", { name: "询价 P807402-100g" })).toHaveAttribute(
      "href",
      expect.stringContaining("/bulk?"),
    );
    await expect(await verdictOf(3)).toHaveTextContent("与第 1 行相同加入时数量相加");
    await expect(await verdictOf(4)).toHaveTextContent(/需选择\d+ 个规格/u);
    await expect(canvas.getByText("2 行可订购，10 件")).toBeVisible();
    await expect(canvas.getByText("其余 2 行留在此处")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "跳到第 2 行" }));
    await expect(await textOf(canvas, 2)).toHaveFocus();
  },
};

/** Opens what a row that is sold out can be exchanged for. */
async function openOffers(canvas: Canvas) {
  await paste(canvas, ["B810527-500mL x2", "M809115-5g x3", "S812046-25g"]);
  const name = words(exchangeCopy).openOf("M809115-5g");
  await userEvent.click(await canvas.findByRole("button", { name }));
  return within(await screen.findByRole("dialog", { name }));
}

/** A row that is sold out is exchanged by one press, and taken back by another. */
export const Exchanged: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openOffers(canvas);
    await userEvent.click(
      await dialog.findByRole("button", { name: words(exchangeCopy).exchangeFor("M809114") }),
    );
    const undo = await canvas.findByRole("button", {
      name: words(exchangeCopy).undoOf("M809115-5g"),
    });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect((await textOf(canvas, 2)) as HTMLInputElement).toHaveValue("M809114-25g");
    await expect(await quantityOf(canvas, 2)).toHaveValue("1");
    await expect(await textOf(canvas, 3)).toHaveValue("S812046-25g");
    await expectNoOverflow(canvasElement);
    await userEvent.keyboard("{Enter}");
    await expect(await findToast(words(exchangeCopy).undone("M809115-5g"))).toBeVisible();
    await expect(await textOf(canvas, 2)).toHaveValue("M809115-5g x3");
    await expect(
      canvas.queryByRole("button", { name: words(exchangeCopy).undoOf("M809115-5g") }),
    ).toBeNull();
  },
};

/** The sheet's own undo takes an exchange back as well; then the notice has nothing to offer. */
export const ExchangeUndoneByTheSheet: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const dialog = await openOffers(canvas);
    await userEvent.click(
      await dialog.findByRole("button", { name: words(exchangeCopy).exchangeFor("M809114") }),
    );
    const name = words(exchangeCopy).undoOf("M809115-5g");
    await canvas.findByRole("button", { name });
    await userEvent.click(canvas.getByRole("button", { name: "撤销" }));
    await waitFor(async () => expect(await textOf(canvas, 2)).toHaveValue("M809115-5g x3"));
    await expect(canvas.queryByRole("button", { name })).toBeNull();
  },
};

/** Of rows that need a filing, those that can be exchanged have a button; only one that is not in stock says that it cannot. */
export const RestrictedRowsToExchange: Story = {
  tags: ["no-picture"],
  globals: { viewer: "customer" },
  parameters: {
    scenario: [
      answers(findExchangeable, ({ products }) => ({
        productIds: products.slice(0, 1).map(({ productId }) => productId),
      })),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await paste(canvas, ["A801119-4L x2", "E809056-500mL", "M809115-5g"]);
    const rowOf = async (row: number) => (await canvas.findAllByRole("row"))[row];
    const name = words(exchangeCopy).openOf("A801119-4L");
    await expect(await canvas.findByRole("button", { name })).toBeVisible();
    await waitFor(async () =>
      expect(await rowOf(3)).toHaveTextContent(words(exchangeCopy).nothing),
    );
    await expect(await rowOf(2)).not.toHaveTextContent(words(exchangeCopy).nothing);
    await expectNoOverflow(canvasElement);
  },
};

/** A guest is not asked to log in for it. */
export const GuestWithoutExchange: Story = {
  tags: ["no-picture"],
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    await paste(canvas, ["M809115-5g x3"]);
    await canvas.findByText(/^M809115-5g/u);
    const name = words(exchangeCopy).openOf("M809115-5g");
    await expect(canvas.queryByRole("button", { name })).toBeNull();
  },
};

export const OffersLoading: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [waits(listExchangeOffers)] },
  play: async ({ canvas }) => {
    const dialog = await openOffers(canvas);
    await expect(await dialog.findByRole("status")).toBeInTheDocument();
  },
};

export const OffersFailed: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(listExchangeOffers, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    const dialog = await openOffers(canvas);
    await expect(
      await dialog.findByRole("button", { name: words(loadFailed).retry }),
    ).toBeVisible();
  },
};

/** A pack is chosen for an item with several. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await pasteList(canvas);
    const ready = canvas.getByRole("button", { name: /^全部加入购物车/u });
    const before = Number(/\d+/u.exec(ready.textContent)?.[0]);
    const choice = canvas.getByRole("combobox", { name: "订购单 2：产品" });
    const [, first] = within(choice).getAllByRole<HTMLOptionElement>("option", { hidden: true });
    await userEvent.selectOptions(choice, first?.value ?? "");
    await expect(ready).toHaveTextContent(`全部加入购物车（${before + 1} 行）`);
  },
};

/** A page that can be left and opened again. */
function Left() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button onClick={() => setIsOpen(!isOpen)}>{isOpen ? "leave" : "come back"}</button>
      {isOpen && <Sheet />}
    </>
  );
}

/** What was typed just before the page is left is kept, though the sheet stores it only after it is painted. */
export const LeftAtOnce: Story = {
  tags: ["no-picture"],
  render: () => <Left />,
  play: async ({ canvas }) => {
    const field = (await textOf(canvas, 1)) as HTMLInputElement;
    const leave = canvas.getByRole("button", { name: "leave" });
    typeAtOnce(field, "B810527-500mL");
    leave.click();
    await userEvent.click(await canvas.findByRole("button", { name: "come back" }));
    await expect(await textOf(canvas, 1)).toHaveValue("B810527-500mL");
  },
};

/** What is added leaves the sheet, the others stay. */
export const Added: Story = {
  play: async ({ canvas }) => {
    await pasteList(canvas);
    await userEvent.click(canvas.getByRole("button", { name: /^全部加入购物车/u }));
    await expect(await canvas.findByRole("link", { name: "去购物车" })).toBeVisible();
    await expect(await textOf(canvas, 1)).toHaveValue("S812046");
  },
};

/** The cart refuses a row: it stays with the reason. */
export const RowRefused: Story = {
  parameters: {
    scenario: [
      answers(addOrderRows, ({ rows }) => ({
        rows: rows.map((row) => ({
          ...row,
          verdict: "refused" as const,
          message: cartMessages.unknownProduct.zh,
        })),
      })),
    ],
  },
  play: async ({ canvas }) => {
    await paste(canvas, ["B810527-500mL x2", "S812046-25g"]);
    await canvas.findByText(/^S812046-25g/u);
    await userEvent.click(canvas.getByRole("button", { name: "全部加入购物车（2 行）" }));
    await canvas.findByText("0 行已加入购物车，2 行未加入，0 行待选择或修改。");
    await expect(await textOf(canvas, 1)).toHaveAccessibleDescription(
      `未加入 ${cartMessages.unknownProduct.zh}`,
    );
  },
};

export const NothingToAdd: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "全部加入购物车（0 行）" }));
    await expectAlert("请先输入要订购的产品，并选择规格。");
  },
};

/** Steps are undone and done again by keys and by buttons. */
export const Undone: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await pasteList(canvas);
    await userEvent.click(await textOf(canvas, 2));
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(await textOf(canvas, 1)).toHaveValue("");
    await userEvent.click(canvas.getByRole("button", { name: "重做" }));
    await expect(await textOf(canvas, 4)).toHaveValue("没有的东西 3瓶");
    await userEvent.click(canvas.getByRole("button", { name: "撤销" }));
    await userEvent.click(await textOf(canvas, 1));
    await userEvent.keyboard("{Control>}{Shift>}Z{/Shift}{/Control}");
    await expect(await textOf(canvas, 2)).toHaveValue("S812046");
  },
};

/** Arrows and Enter move between rows; Ctrl+D and the handle fill the quantity. */
export const ByKeyboard: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await pasteList(canvas);
    await userEvent.click(await quantityOf(canvas, 1));
    await userEvent.keyboard("{Enter}");
    await expect(await quantityOf(canvas, 2)).toHaveFocus();
    await userEvent.keyboard("{Control>}d{/Control}");
    await expect(await quantityOf(canvas, 2)).toHaveValue("2");
    await userEvent.keyboard("{ArrowDown}{ArrowUp}{ArrowUp}");
    await expect(await quantityOf(canvas, 1)).toHaveFocus();
    canvas.getByRole("button", { name: /^将第 2 行的数量填充/u }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await quantityOf(canvas, 3)).toHaveValue("2");
    await userEvent.click(await quantityOf(canvas, 2));
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    await expect(await quantityOf(canvas, 1)).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(await textOf(canvas, 1)).toHaveFocus();
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await expect(await textOf(canvas, LIST.length + 1)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(await quantityOf(canvas, LIST.length + 1)).toHaveFocus();
  },
};

/** A key that the input method has handled stays in its field, also where Safari reports it after the composition. */
export const Composed: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await pasteList(canvas);
    for (const find of [textOf, quantityOf]) {
      for (const key of ["Enter", "ArrowDown", "ArrowUp"]) {
        const field = await find(canvas, 2);
        await endCompositionInSafari(field, key);
        await expect(field).toHaveFocus();
      }
    }
    const quantity = await quantityOf(canvas, 2);
    await pressEnterWhileComposing(quantity, "2");
    await expect(quantity).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await quantityOf(canvas, 3)).toHaveFocus();
  },
};

/** A quantity that cannot be read stays as typed, with an error at its field. */
export const WrongQuantity: Story = {
  play: async ({ canvas }) => {
    await pasteList(canvas);
    const quantity = await quantityOf(canvas, 1);
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "若干");
    await expect(quantity).toHaveAccessibleDescription(/数量无法识别/u);
    await expect(quantity).toHaveValue("若干");
  },
};

/** Lines beyond the most are named. */
export const TooManyLines: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [waits(resolveOrderSheet)],
    // The notice alone, without its colours: a check of 500 rows takes a minute on a slow machine. Rows like these and
    // the colours of notices are checked in other stories.
    a11y: {
      context: "[role=alert]",
      config: { rules: [{ id: "color-contrast", enabled: false }] },
    },
  },
  play: async ({ canvas }) => {
    await paste(canvas, [...Array.from({ length: MOST_SHEET_LINES }, () => "S812046"), "最后一行"]);
    await expect(await canvas.findByText("最后一行")).toBeVisible();
  },
};

/** The lines are being looked up. */
export const Waiting: Story = {
  parameters: { scenario: [waits(resolveOrderSheet)] },
  play: async ({ canvas }) => {
    await paste(canvas, LIST);
    await expect((await canvas.findAllByText("正在查找…")).length).toBe(LIST.length);
    await expect(await canvas.findByText("正在查找：已完成 0 / 4 行")).toBeVisible();
  },
};

/** The look-up fails; what was typed stays, and can be looked up again. */
export const Failed: Story = {
  parameters: { scenario: [refuses(resolveOrderSheet, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await paste(canvas, LIST);
    await expect(await canvas.findByText(loadFailed.zh.failed)).toBeVisible();
    await expect(canvas.getByRole("button", { name: loadFailed.zh.retry })).toBeVisible();
    await expect(await textOf(canvas, 4)).toHaveValue("没有的东西 3瓶");
  },
};

/** Without a network the lines stay, and can be looked up again. */
export const Offline: Story = {
  tags: ["no-picture"],
  globals: { network: "offline" },
  play: async ({ canvas }) => {
    await paste(canvas, LIST);
    await expect(await canvas.findByRole("button", { name: loadFailed.zh.retry })).toBeVisible();
    await expect(await textOf(canvas, 4)).toHaveValue("没有的东西 3瓶");
  },
};

/** The session ends before the rows are added; the sheet stays. */
export const SessionEnds: Story = {
  decorators: [withSessionWatch],
  parameters: {
    scenario: [refuses(addOrderRows, codes.notLoggedIn, callMessages.notLoggedIn)],
  },
  play: async ({ canvas }) => {
    await pasteList(canvas);
    await userEvent.click(canvas.getByRole("button", { name: /^全部加入购物车/u }));
    await expectLoginPrompt();
    /* The dialog hides the rest from roles. */
    await expect(canvas.getByDisplayValue("没有的东西 3瓶")).toBeInTheDocument();
  },
};

/** The sheet is saved as a spreadsheet, unresolved lines too. */
export const Exported: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("button", { name: "导出 Excel" })).toBeDisabled();
    await pasteList(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "导出 Excel" }));
    await waitFor(() => expect(savedIn(canvasElement)).toMatch(/^订购单\.xlsx, \d+ bytes$/u));
  },
};

/** A guest sees list prices, and is asked to log in before rows go into the cart. */
export const Guest: Story = {
  globals: { viewer: "guest" },
  decorators: [withSessionWatch],
  parameters: {
    scenario: [refuses(addOrderRows, codes.notLoggedIn, callMessages.notLoggedIn)],
  },
  play: async ({ canvas }) => {
    await pasteList(canvas);
    const sums = within(canvas.getByRole("table", { name: "按仓库合计" }));
    await expect(sums.getByRole("row", { name: "合计 2 行 ¥198.00" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "全部加入购物车（2 行）" }));
    await expectLoginDialog();
    await expect(canvas.getByDisplayValue("没有的东西 3瓶")).toBeInTheDocument();
  },
};

/** A long list is looked up in several calls; where one fails, the rows of those before it are shown. */
export const PartlyFailed: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(resolveOrderSheet, ({ lines }, language) =>
        lines.includes("B810527-500mL x1")
          ? orderSheet(lines, language, "customer", accepted)
          : refusal(codes.failed, callMessages.failed),
      ),
    ],
  },
  play: async ({ canvas }) => {
    // Two requests, of which the second is refused.
    await paste(canvas, longList.slice(0, 101));
    // By text, since a search by role among so many rows takes seconds on a slow machine, and is repeated while they change.
    for (const text of [loadFailed.zh.retry, "全部加入购物车（100 行）"])
      await expect((await canvas.findByText(text)).closest("button")).toBeVisible();
    await expect(await textOf(canvas, 101)).toHaveValue("B810527-500mL x101");
  },
};

const manyRows = (count: number): Story => ({
  play: async ({ canvas }) => {
    const addAll = await canvas.findByRole("button", { name: /^全部加入购物车/u });
    await paste(canvas, longList.slice(0, count));
    await waitFor(() => expect(addAll).toHaveTextContent(`全部加入购物车（${count} 行）`), {
      container: addAll,
      timeout: 30_000,
    });
    await expect(addAll).toBeVisible();
  },
});

export const LongContent: Story = { ...manyRows(30), tags: ["desktop"] };

/** They are too many for a picture. */
export const MostRows: Story = { ...manyRows(MOST_SHEET_LINES), tags: ["no-picture"] };

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await pasteList(canvas);
    await expectNoOverflow(canvasElement);
  },
};

export const InEnglish: Story = {
  tags: ["!plays-in-chinese"],
  globals: { language: "en" },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole("textbox", { name: "Order sheet 1: typed line" }),
    );
    await userEvent.paste(LIST.join("\n"));
    await canvas.findByText("No product was found. Please check the line.");
    await expectNoOverflow(canvasElement);
  },
};

/** The button is emphasised once a row can be ordered; an empty press still says what is missing. */
export const NothingToAddYet: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const add = () => canvas.findByRole("button", { name: /^全部加入购物车/u });
    const ground = async () => getComputedStyle(await add()).backgroundColor;
    const clear = "rgba(0, 0, 0, 0)";
    await expect(await ground()).toBe(clear);
    await userEvent.click(await add());
    await readAlert("请先输入要订购的产品，并选择规格。");
    await pasteList(canvas);
    await waitFor(async () => expect(await ground()).not.toBe(clear));
  },
};

/** Phones have no keys to list. */
export const NoKeysOnAPhone: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await textOf(canvas, 1);
    await expect(canvas.queryByRole("heading", { name: "键盘" })).toBeNull();
  },
};

/** No product has the code: the nearest one is offered, and ordered only once it is taken. What was typed stays. */
export const NearCode: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await paste(canvas, ["S8I2O46-25g x2", "B810572-500mL", "S81204"]);
    const rowOf = async (row: number) => (await canvas.findAllByRole("row"))[row];
    await waitFor(async () =>
      expect(await rowOf(1)).toHaveTextContent("货号有误？没有该货号，最接近的是 S812046-25g"),
    );
    await expect(await rowOf(2)).toHaveTextContent("最接近的是 B810527-500mL");
    await expect(await rowOf(3)).toHaveTextContent(/最接近的是 S812046-/u);
    const add = canvas.getByRole("button", { name: /^全部加入购物车/u });
    await expect(add).toHaveTextContent("全部加入购物车（0 行）");
    await userEvent.click(canvas.getByRole("button", { name: "第 1 行采用 S812046-25g" }));
    await expect(add).toHaveTextContent("全部加入购物车（1 行）");
    await expect(await rowOf(1)).toHaveTextContent("已识别");
    await expect(await textOf(canvas, 1)).toHaveValue("S8I2O46-25g x2");
  },
};

/** The search has found products that are only like what was typed: the row says so, and none is chosen. */
export const SimilarNames: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(resolveOrderSheet, ({ lines }, language) => {
        const { lines: found, ...sheet } = orderSheet(
          lines.map(() => "乙醇"),
          language,
        );
        return { ...sheet, lines: found.map((line) => ({ ...line, isExact: false })) };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await paste(canvas, ["丙醇 500mL x2"]);
    const row = async () => (await canvas.findAllByRole("row"))[1];
    await waitFor(async () =>
      expect(await row()).toHaveTextContent(/需选择没有完全相符的产品，请核对相近的 \d+ 个规格/u),
    );
    await expect(canvas.getByRole("button", { name: /^全部加入购物车/u })).toHaveTextContent(
      "（0 行）",
    );
    await expectNoOverflow(canvasElement);
  },
};

export const NearCodeInEnglish: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  globals: { language: "en", viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole("textbox", { name: "Order sheet 1: typed line" });
    await userEvent.click(field);
    await userEvent.paste("S8I2O46-25g\nB810572");
    await canvas.findByRole("button", { name: "Use it: S812046-25g for row 1" });
    await expectNoOverflow(canvasElement);
  },
};

/** Ethanol waits for a filing: its row stays with the reason and the way to file, and the rest goes into the cart. */
export const Restricted: Story = {
  tags: ["no-picture"],
  globals: { viewer: "customer" },
  play: async ({ canvas }) => {
    await paste(canvas, ["E809056-500mL x2", "S812046-25g"]);
    const rowOf = async (row: number) => (await canvas.findAllByRole("row"))[row];
    await waitFor(async () => expect(await rowOf(1)).toHaveTextContent("需备案"));
    await expect(await rowOf(1)).toHaveTextContent("危化");
    const marks = await canvas.findByRole("button", { name: /含义与备案要求$/u });
    const named = document.createRange();
    named.setEnd(marks, 0);
    named.setStart(marks.parentElement ?? marks, 0);
    const name = named.getClientRects()[0];
    const start = marks.getBoundingClientRect();
    // A short name stands on the line of its marks, with a gap between them.
    await expect(start.left - (name?.right ?? 0)).toBeGreaterThanOrEqual(3);
    await expect(await rowOf(1)).toHaveTextContent("未备案");
    await expect(canvas.getByRole("link", { name: /^去备案/u })).toHaveAttribute(
      "href",
      "/profile/danger",
    );
    await expect(canvas.getByText("其余 1 行留在此处")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "全部加入购物车（1 行）" }));
    await canvas.findByText("1 行已加入购物车，0 行未加入，1 行待选择或修改。");
    await expect(await textOf(canvas, 1)).toHaveValue("E809056-500mL x2");
  },
};

/** The filing was refused, with the reason. */
export const FilingRefused: Story = {
  tags: ["no-picture"],
  globals: { viewer: "customer", viewport: { value: "phone" } },
  parameters: {
    scenario: [
      answers(resolveOrderSheet, ({ lines }, language) =>
        orderSheet(lines, language, "customer", { state: "refused", refusal: "证件照片不清晰" }),
      ),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await paste(canvas, ["E809056-500mL x2"]);
    await expect(await canvas.findByText(/未通过审核：证件照片不清晰/u)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^重新提交/u })).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

/** Of two packs that require the accepted filing, the highly toxic one waits for the licence that is not in it. */
export const LicenceMissing: Story = {
  tags: ["no-picture"],
  globals: { viewer: "customer" },
  parameters: {
    scenario: [
      answers(resolveOrderSheet, ({ lines }, language) => {
        const sheet = orderSheet(lines, language, "customer", withoutLicence);
        return {
          ...sheet,
          packs: sheet.packs.map((pack) => ({
            ...pack,
            hazardNumber: "listed",
            ...(pack.pack.productCode === "S812046-25g" && { casNumber: "26628-22-8" }),
          })),
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await paste(canvas, ["S812046-25g", "E809056-500mL x2"]);
    const rowOf = async (row: number) => (await canvas.findAllByRole("row"))[row];
    await waitFor(async () => expect(await rowOf(1)).toHaveTextContent("需备案"));
    await expect(await rowOf(1)).toHaveTextContent("已通过，缺少剧毒化学品购买许可证");
    await expect(await rowOf(2)).not.toHaveTextContent("需备案");
  },
};

/** The recognised rows are added to a list, rows of the same pack together. */
export const AddedToAList: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(addToShoppingList, (params) => {
        listed(params);
        return {};
      }),
    ],
  },
  play: async ({ canvas }) => {
    listed.mockClear();
    await paste(canvas, ["B810527-500mL x2", "B810527-500mL", "没有的东西 3瓶"]);
    await canvas.findByText("未找到产品，请检查后修改。");
    await userEvent.click(canvas.getByRole("button", { name: "加入清单" }));
    const dialog = within(await screen.findByRole("dialog", { name: "加入清单" }));
    await userEvent.click(await dialog.findByRole("button", { name: /^常备溶剂/u }));
    await waitFor(() =>
      expect(listed).toHaveBeenCalledWith({
        listId: "42",
        products: [{ kind: "reagent", productCode: "B810527-500mL", quantity: 3 }],
      }),
    );
  },
};

/** The first pack is an acid, the second an azide: what they do together stands below the rows, with what is stored apart. */
export const Reacting: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(resolveOrderSheet, ({ lines }, language) => {
        const sheet = orderSheet(lines, language);
        const [acid = "", azide = ""] = [...new Set(sheet.packs.map(({ itemCode }) => itemCode))];
        const kinds: Readonly<Record<string, Partial<(typeof sheet.packs)[number]>>> = {
          [acid]: { casNumber: "7664-93-9", smiles: "OS(=O)(=O)O", hazardStatements: ["H314"] },
          [azide]: {
            casNumber: "26628-22-8",
            smiles: "[Na+].[N-]=[N+]=[N-]",
            hazardStatements: ["H300", "EUH032"],
          },
        };
        return {
          ...sheet,
          packs: sheet.packs.map((pack) => ({ ...pack, ...kinds[pack.itemCode] })),
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await paste(canvas, ["B810527-500mL", "E809056-500mL x2", "E809056-500mL"]);
    const { doNotMix, grades } = words(jointHazards);
    const notice = await canvas.findByRole("region", { name: new RegExp(doNotMix(1), "u") });
    await userEvent.click(within(notice).getByText(doNotMix(1), { exact: false }));
    await expect(within(notice).getByRole("listitem")).toHaveTextContent(grades.danger);
  },
};
