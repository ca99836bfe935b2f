import { codes } from "@reagent/api/contract/envelope";
import {
  issueReturnSlipTicket,
  listReturns,
  readReturnRefund,
  saveReturnExpress,
} from "@reagent/api/contract/return";
import { callMessages } from "@reagent/api/messages/call";
import { returnMessages } from "@reagent/api/messages/return";
import { returnList } from "@reagent/api/mock/samples/returns";
import { answers, refuses } from "@reagent/api/mock/verbs";
import { RETURN_STATUSES } from "@reagent/domain/return";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  answerAlert,
  expectAlert,
  expectNoOverflow,
  readAlert,
  unfold,
} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { routeIn, tabOpenedIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Returns } from "./Returns.tsx";

const requested = fn();
const saved = fn();

const meta = {
  title: "Screens/Order/Returns",
  component: Returns,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/after_sale_list" },
  beforeEach: () => {
    withPlainEvents();
    requested.mockClear();
    saved.mockClear();
  },
} satisfies Meta<typeof Returns>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(listReturns, (canvas) =>
  canvas.findByRole("table", { name: "退货列表" }),
);

const [sample] = returnList({
  limit: 10,
  page: 1,
  orderCode: "",
  returnCode: "",
  status: "processing",
  created: { from: "", to: "" },
}).returns;
if (!sample) throw new Error("the samples have no return that is processed");
const row = sample;
const { returnCode } = row;

const press = async (canvas: Canvas, action: string, code = returnCode) =>
  userEvent.click(await canvas.findByRole("button", { name: `${action}：${code}` }));

/** The field of the prompt, once it takes pointer events: while a layer opens or closes above it, it does not. */
const prompt = () =>
  waitFor(async () => {
    const field = screen.getByRole("textbox", { name: "快递单号" });
    await expect(getComputedStyle(field).pointerEvents).not.toBe("none");
    return field;
  });

/** A return of each status; each action is enabled only where it is possible. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "退货列表" });
    const [, ...rows] = within(table).getAllByRole("row");
    const shown = rows.map((each) => {
      const inRow = within(each);
      return [
        inRow.getAllByRole("cell")[1]?.textContent,
        inRow.getByRole("button", { name: /^填写快递单号/ }).hasAttribute("disabled"),
        inRow.getByRole("button", { name: /^查看退货单/ }).hasAttribute("disabled"),
      ];
    });
    await expect(shown).toEqual([
      ["审核中", true, true],
      ["处理中", false, false],
      ["已终止", true, true],
      ["已关闭", true, true],
      ["已完成", true, false],
    ]);
    await expect(
      canvas.getByText("审批通过后，请将退货单与货物一并寄回，并及时填写快递单号。"),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: `查看详情：${returnCode}` })).toHaveAttribute(
      "href",
      `/order_afterSale_detail/${row.returnId}`,
    );
    // The pages of an order of instruments, of reagents, and of one from before 2024.
    for (const address of [
      "/yq_order_detail/html/210",
      "/order_detail/html/110",
      "/oldorder_detail/html/12",
    ])
      await expect(
        canvas.getAllByRole("link", { name: /^MK/ }).map((link) => link.getAttribute("href")),
      ).toContain(address);
  },
};

export const ExpressNumberEntered: Story = {
  parameters: {
    scenario: [
      answers(saveReturnExpress, (params) => {
        saved(params);
        return {};
      }),
    ],
  },
  play: async ({ canvas }) => {
    await press(canvas, "填写快递单号");
    const field = await prompt();
    await userEvent.click(screen.getByRole("button", { name: "确定" }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/请输入快递单号。/));
    await userEvent.type(field, "<script>alert(1)</script>{Enter}");
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/快递单号由 5 至 40 位字母、数字或连字符组成。/),
    );
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, " SE5500018822 {Enter}");
    await expect(await screen.findByText("快递单号已提交")).toBeVisible();
    await expect(saved).toHaveBeenCalledWith({
      returnId: row.returnId,
      expressNumber: "SE5500018822",
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** It was entered before, as in another tab: the number is shown. */
export const ExpressNumberRecorded: Story = {
  parameters: {
    scenario: [
      answers(readReturnRefund, { refund: { refundId: "7", expressNumber: "SE5500018822" } }),
    ],
  },
  play: async ({ canvas }) => {
    await press(canvas, "填写快递单号");
    await readAlert("您已填写寄回快递单号：SE5500018822");
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

const expressRefused = (
  handler: HttpHandler,
  message: string,
): Pick<Story, "parameters" | "play"> => ({
  parameters: { scenario: [handler] },
  play: async ({ canvas }) => {
    await press(canvas, "填写快递单号");
    await userEvent.type(await prompt(), "SE5500018822{Enter}");
    await expectAlert(message);
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(await prompt()).toHaveValue("SE5500018822");
  },
});

export const ExpressNumberInvalid: Story = expressRefused(
  refuses(saveReturnExpress, codes.badRequest, returnMessages.expressInvalid),
  returnMessages.expressInvalid.zh,
);

export const ExpressNumberNotAwaited: Story = expressRefused(
  refuses(saveReturnExpress, codes.locked, returnMessages.expressNotAwaited),
  returnMessages.expressNotAwaited.zh,
);

export const ExpressNumberOfAForeignReturn: Story = expressRefused(
  refuses(saveReturnExpress, codes.notFound, returnMessages.missing),
  returnMessages.missing.zh,
);

export const SlipOpened: Story = {
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, "查看退货单");
    await waitFor(() => expect(tabOpenedIn(canvasElement)).toMatch(/\/api\/center\/return\/pdf\?/));
  },
};

export const NoSlip: Story = {
  parameters: { scenario: [answers(readReturnRefund, { refund: null })] },
  play: async ({ canvas }) => {
    await press(canvas, "查看退货单");
    await expectAlert("您好，暂无退货单号！");
  },
};

export const SlipRefused: Story = {
  parameters: {
    scenario: [refuses(issueReturnSlipTicket, codes.notFound, returnMessages.noSlip)],
  },
  play: async ({ canvas }) => {
    await press(canvas, "查看退货单");
    await expectAlert("您好，暂无退货单号！");
  },
};

export const ReturnIsGone: Story = {
  parameters: {
    scenario: [refuses(readReturnRefund, codes.notFound, returnMessages.missing)],
  },
  play: async ({ canvas }) => {
    await press(canvas, "查看退货单");
    await expectAlert("没有找到该退货申请。");
  },
};

export const RefundInfoFailed: Story = {
  parameters: { scenario: [refuses(readReturnRefund, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await press(canvas, "填写快递单号");
    await expectAlert(callMessages.failed.zh);
  },
};

const listing = (total: number) =>
  answers(listReturns, (params) => {
    requested(params);
    const returns = RETURN_STATUSES.map((status, index) => ({
      ...row,
      returnId: String(index),
      returnCode: `TH202611210000${index}`,
      status,
    }));
    return { returns, total };
  });

/** The filters are in the address. */
export const SearchInTheAddress: Story = {
  parameters: {
    route: "/after_sale_list?from=2026-11-01&status=processing&page=2",
    scenario: [listing(23)],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table");
    await expect(requested.mock.lastCall?.[0]).toMatchObject({
      status: "processing",
      page: 2,
      limit: 10,
    });
    await unfold(canvas, "筛选");
    await userEvent.type(canvas.getByLabelText("退货申请单号"), "TH2026{Enter}");
    await waitFor(() =>
      expect(routeIn(canvasElement)).toBe(
        "/after_sale_list?from=2026-11-01&return=TH2026&status=processing",
      ),
    );
    await unfold(canvas, "筛选");
    await userEvent.click(canvas.getByRole("button", { name: "重置" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/after_sale_list"));
  },
};

/** The pager is shown above ten. */
export const MoreThanTen: Story = {
  parameters: { scenario: [listing(11)] },
  play: async ({ canvas, canvasElement }) => {
    const pager = within(await canvas.findByRole("navigation", { name: "分页" }));
    await userEvent.click(pager.getByRole("link", { name: /第 2 页/ }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/after_sale_list?page=2"));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

export const NothingMatches: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("table");
    await unfold(canvas, "筛选");
    await userEvent.type(canvas.getByLabelText("销售订单号"), "MK0000{Enter}");
    await expect(await canvas.findByText("没有符合条件的退货申请")).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listReturns, { returns: [], total: 0 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("您还没有退货申请")).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "分页" })).toBeNull();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.warned;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const LongContent: Story = {
  tags: ["!plays-in-chinese"],
  parameters: {
    scenario: [
      answers(listReturns, {
        returns: [{ ...row, orderCode: `${row.orderCode}-2026-NANJING-WEST-CAMPUS` }],
        total: 1,
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table");
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = standard.onAPhone;

/** It was entered in another tab while the dialog was open. */
export const ExpressNumberRecordedMeanwhile: Story = expressRefused(
  refuses(saveReturnExpress, codes.locked, returnMessages.expressRecorded("SE5500018822")),
  returnMessages.expressRecorded("SE5500018822").zh,
);
