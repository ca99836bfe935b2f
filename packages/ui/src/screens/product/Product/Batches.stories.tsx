import { pinToBatch } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { barrierMessages, cartMessages } from "@reagent/api/messages/cart";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import {
  expectLoginDialog,
  expectNoOverflow,
  findToast,
} from "../../../foundations/stage/actions.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { words } from "../../../foundations/stage/words.ts";
import { copy } from "../parts/Certificate/Batches.copy.ts";
import { Product } from "./Product.tsx";

const meta: Meta<typeof Product> = {
  title: "Screens/Product/Batches",
  component: Product,
  tags: ["plays-on-phones", "no-picture"],
  args: { itemCode: "S812046" },
  parameters: { route: "/products/S812046" },
  decorators: [withSessionWatch],
};
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const [NEWER, OLDER] = ["C15482131", "C15482130"];
const texts = () => words(copy);
const sent = fn();

const openBatches = async (canvas: Canvas) => {
  const tab = { name: words({ zh: "质检报告", en: "Certificate of analysis" }) };
  await userEvent.click(await canvas.findByRole("tab", tab));
  const panel = within(await canvas.findByRole("tabpanel", tab));
  return within(await panel.findByRole("table", { name: texts().title }));
};
const rowOf = async (table: Awaited<ReturnType<typeof openBatches>>, batchCode: string) =>
  within(await table.findByRole("row", { name: new RegExp(`^${batchCode}`, "u") }));
const addButton = (batchCode: string, pack: string) => ({
  name: `${texts().add} ${texts().addOf(batchCode, pack)}`,
});
const addOneOfBatch = async ({ canvas }: { canvas: Canvas }) => {
  const table = await openBatches(canvas);
  await userEvent.click(table.getByRole("button", addButton(NEWER, "100g")));
};

/** Each batch has its stock by pack, and says if it is that of an order of the customer. */
export const StockByBatch: Story = {
  parameters: {
    scenario: [
      answers(pinToBatch, (params) => {
        sent(params);
        return {};
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    sent.mockClear();
    const table = await openBatches(canvas);
    const older = await rowOf(table, OLDER);
    await expect(older.getByText(texts().ordered("MK2026111800003"))).toBeVisible();
    await expect(older.getByText(texts().free(0))).toBeVisible();
    await expect(older.queryByRole("button", addButton(OLDER, "500g"))).toBeNull();
    await userEvent.click(older.getByRole("button", addButton(OLDER, "100g")));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        productId: expect.any(String),
        batchCode: OLDER,
        quantity: 1,
      }),
    );
    await findToast(
      words({ zh: `已加入购物车，指定批号 ${OLDER}`, en: `Added to the cart, of batch ${OLDER}` }),
    );
    await expectNoOverflow(canvasElement);
  },
};

/** The results of two batches stand beside each other; the comparison is ended by a press. */
export const TwoBatchesCompared: Story = {
  play: async ({ canvas, canvasElement }) => {
    const table = await openBatches(canvas);
    const compare = (batchCode: string) =>
      table.getByRole("button", { name: `${texts().compare} ${texts().compareOf(batchCode)}` });
    await userEvent.click(compare(NEWER));
    await expect(canvas.getByText(texts().chooseAnother)).toBeVisible();
    await userEvent.click(compare(OLDER));
    const name = texts().comparison(NEWER, OLDER);
    const compared = within(await canvas.findByRole("table", { name }));
    const assay = compared.getByRole("row", { name: words({ zh: /^含量/u, en: /^Assay/u }) });
    await expect(assay).toHaveTextContent(/≥98%.*98\.6%.*98\.9%/u);
    await expectNoOverflow(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: texts().endComparison }));
    await expect(canvas.queryByRole("table", { name })).toBeNull();
    await expect(compare(NEWER)).toHaveAttribute("aria-pressed", "false");
  },
};

/** A batch alone cannot be compared. */
export const OneBatch: Story = {
  args: { itemCode: "E809056" },
  parameters: { route: "/products/E809056" },
  play: async ({ canvas }) => {
    const table = await openBatches(canvas);
    await expect(table.getByText(OLDER)).toBeVisible();
    const compare = `${texts().compare} ${texts().compareOf(OLDER)}`;
    await expect(table.queryByRole("button", { name: compare })).toBeNull();
  },
};

/** A guest is asked to log in; the batch is added afterwards. */
export const BatchOfAGuest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    const table = await openBatches(canvas);
    const older = await rowOf(table, OLDER);
    await expect(older.queryByText(texts().ordered("MK2026111800003"))).toBeNull();
    await userEvent.click(older.getByRole("button", addButton(OLDER, "100g")));
    await expectLoginDialog();
  },
};

export const BatchOnItsWay: Story = {
  parameters: { scenario: [waits(pinToBatch)] },
  play: async (context) => {
    await addOneOfBatch(context);
    const button = within(await context.canvas.findByRole("table", { name: texts().title }));
    await waitFor(() =>
      expect(button.getByRole("button", addButton(NEWER, "100g"))).toHaveAttribute(
        "aria-busy",
        "true",
      ),
    );
  },
};

/** Others have bought the batch meanwhile. */
export const BatchSoldMeanwhile: Story = refusedAfter(
  addOneOfBatch,
  refuses(pinToBatch, codes.badRequest, cartMessages.batchShort({ batchCode: NEWER, free: 0 })),
);

export const BatchTakenOut: Story = refusedAfter(
  addOneOfBatch,
  refuses(pinToBatch, codes.badRequest, cartMessages.unknownBatch),
);

export const BatchOfUnknownPack: Story = refusedAfter(
  addOneOfBatch,
  refuses(pinToBatch, codes.badRequest, cartMessages.unknownProduct),
);

export const BatchWithoutPrice: Story = refusedAfter(
  addOneOfBatch,
  refuses(pinToBatch, codes.badRequest, barrierMessages["price-on-request"]),
);

export const BatchForEnquiries: Story = refusedAfter(
  addOneOfBatch,
  refuses(pinToBatch, codes.badRequest, barrierMessages["enquiry-only"]),
);

export const BatchOfLowBoiling: Story = refusedAfter(
  addOneOfBatch,
  refuses(pinToBatch, codes.badRequest, barrierMessages["low-boiling"]),
);

export const BatchOfQuotedPack: Story = refusedAfter(
  addOneOfBatch,
  refuses(pinToBatch, codes.badRequest, cartMessages.quotedQuantity),
);

export const BatchBeyondTheMost: Story = refusedAfter(
  addOneOfBatch,
  refuses(pinToBatch, codes.badRequest, cartMessages.tooMany),
);

export const BatchInAFullCart: Story = refusedAfter(
  addOneOfBatch,
  refuses(pinToBatch, codes.badRequest, cartMessages.full),
);
