import { codes } from "@reagent/api/contract/envelope";
import { issueWaybillTicket, listParcels } from "@reagent/api/contract/shipment";
import { callMessages } from "@reagent/api/messages/call";
import { shipmentMessages } from "@reagent/api/messages/shipment";
import { parcelList } from "@reagent/api/mock/samples/parcels";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { expectAlert, expectNoOverflow, unfold } from "../../../foundations/stage/actions.ts";
import { routeIn, tabOpenedIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { ExpressSearch } from "./ExpressSearch.tsx";

const requested = fn();

const meta = {
  title: "Screens/Shipment/Shipment notices",
  component: ExpressSearch,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/express_search" },
  beforeEach: () => {
    withPlainEvents();
    requested.mockClear();
  },
} satisfies Meta<typeof ExpressSearch>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(listParcels, (canvas) =>
  canvas.findByRole("table", { name: "发货通知单" }),
);

const noted = answers(listParcels, (params, language) => {
  requested(params);
  return parcelList(params, language);
});
/** The newest parcel has a waybill, by its customer's code. */
const withWaybills = answers(listParcels, (params, language) => {
  const { parcels, total } = parcelList(params, language);
  return { parcels: parcels.map((parcel, at) => ({ ...parcel, hasWaybill: at === 0 })), total };
});

const openMenu = async (canvas: Canvas, row = 0) => {
  const button = (await canvas.findAllByRole("button", { name: /^查看：/u }))[row];
  if (!button) throw new Error("no parcel has a menu");
  await userEvent.click(button);
  return within(await screen.findByRole("menu"));
};

/** Newest first, ten on a page; each courier's number with a search on the web. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "发货通知单" }));
    await expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "发货通知单",
      "订单号",
      "收货人手机",
      "快递公司",
      "快递单号",
      "发货日期",
      "操作",
    ]);
    const [, first] = table.getAllByRole("row");
    if (!first) throw new Error("there is no parcel");
    const parcel = within(first);
    await expect(parcel.getByText("PK2026111900042")).toBeVisible();
    await expect(parcel.getByRole("link", { name: /^快递跟踪/u })).toHaveAttribute(
      "href",
      "https://www.baidu.com/s?wd=SE7700012045",
    );
    await expect(table.getAllByRole("row")).toHaveLength(11);
    await expect(canvas.getByRole("link", { name: "第 2 页" })).toBeVisible();
  },
};

/** On a wide screen all filters and their buttons are in one row. */
export const FiltersInOneRow: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole("form", { name: "筛选包裹" }));
    const { bottom: field } = form
      .getByRole("textbox", { name: "快递单号" })
      .getBoundingClientRect();
    const { bottom: button } = form.getByRole("button", { name: "重置" }).getBoundingClientRect();
    await expect(Math.abs(field - button)).toBeLessThan(4);
  },
};

/** The menu leads to the parcels and to the order; waybills are for two customers only. */
export const ViewMenu: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await expect(menu.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      "发货详情",
      "订单详情",
    ]);
    await expect(menu.getByRole("menuitem", { name: "发货详情" })).toHaveAttribute(
      "href",
      "/order_detail/package/MK2026111800003",
    );
    await expect(menu.getByRole("menuitem", { name: "订单详情" })).toHaveAttribute(
      "href",
      "/order_detail/html/110",
    );
  },
};

export const PrintsAWaybill: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [withWaybills] },
  play: async ({ canvas, canvasElement }) => {
    const menu = await openMenu(canvas);
    await userEvent.click(menu.getByRole("menuitem", { name: "打印运单" }));
    await waitFor(() =>
      expect(tabOpenedIn(canvasElement)).toBe(
        "/api/center/express/pdf?jdpkg_code=PK2026111900042&cus_code=demo-ordinary&ticket=a-ticket",
      ),
    );
  },
};

/** A row whose customer's code is another one has no waybill. */
export const WaybillByRow: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [withWaybills] },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, 1);
    await expect(menu.queryByRole("menuitem", { name: "打印运单" })).toBeNull();
  },
};

export const ParcelGone: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      withWaybills,
      refuses(issueWaybillTicket, codes.notFound, shipmentMessages.parcelMissing),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click((await openMenu(canvas)).getByRole("menuitem", { name: "打印运单" }));
    await expectAlert("没有找到该包裹。");
  },
};

export const WaybillsNotAvailable: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      withWaybills,
      refuses(issueWaybillTicket, codes.notEntitled, shipmentMessages.noWaybill),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click((await openMenu(canvas)).getByRole("menuitem", { name: "打印运单" }));
    await expectAlert("您的账号未开通运单打印。");
  },
};

/** Enter submits; the filters are in the address. */
export const Filtered: Story = {
  parameters: { scenario: [noted] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "发货通知单" });
    await unfold(canvas, "筛选");
    await userEvent.type(canvas.getByRole("textbox", { name: "快递单号" }), " 0012045{Enter}");
    await waitFor(() =>
      expect(requested.mock.lastCall?.[0]).toMatchObject({ expressNumber: "0012045", page: 1 }),
    );
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
    await expect(routeIn(canvasElement)).toBe("/express_search?express=0012045");
  },
};

/** On a phone the filters are folded, as those of every list, and fold again after a search. */
export const FilteredOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { scenario: [noted] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "发货通知单" });
    const fold = canvas.getByRole("button", { name: "筛选" });
    await expect(fold).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("textbox", { name: "快递单号" })).toBeNull();
    await userEvent.click(fold);
    await userEvent.type(canvas.getByRole("textbox", { name: "快递单号" }), "0012045{Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/express_search?express=0012045"));
    await expect(fold).toHaveFocus();
    await expect(fold).toHaveAccessibleName("筛选（1）");
    await expect(fold).toHaveAttribute("aria-expanded", "false");
  },
};

export const FilteredByTheAddress: Story = {
  tags: ["no-picture"],
  parameters: {
    route: "/express_search?order=MK2026110900011&from=2026-11-01&to=2026-11-30",
    scenario: [noted],
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(requested.mock.lastCall?.[0]).toMatchObject({
        orderCode: "MK2026110900011",
        from: "2026-11-01",
        to: "2026-11-30",
      }),
    );
    await unfold(canvas, "筛选");
    await expect(await canvas.findByRole("textbox", { name: "订单号" })).toHaveValue(
      "MK2026110900011",
    );
  },
};

export const NothingFound: Story = {
  tags: ["picture"],
  parameters: { route: "/express_search?express=nowhere" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有符合条件的包裹")).toBeVisible();
  },
};

export const ResetWithNothingFound: Story = {
  tags: ["no-picture"],
  parameters: { route: "/express_search?express=nowhere" },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("没有符合条件的包裹");
    await unfold(canvas, "筛选");
    const [, reset] = canvas.getAllByRole("button", { name: "重置" });
    if (!reset) throw new Error("there is no button to reset");
    await userEvent.click(reset);
    await expect(await canvas.findByRole("table", { name: "发货通知单" })).toBeVisible();
    await expect(routeIn(canvasElement)).toBe("/express_search");
  },
};

export const Empty: Story = {
  tags: ["picture"],
  parameters: {
    scenario: [answers(listParcels, { parcels: [], total: 0 })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("还没有包裹")).toBeVisible();
  },
};

/** The message of the server is shown in place of the list. */
export const Refused: Story = {
  tags: ["picture"],
  parameters: { scenario: [refuses(listParcels, codes.busy, callMessages.busy)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(callMessages.busy.zh);
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.warned;

export const SessionExpired: Story = standard.expired;

export const LongContent: Story = {
  parameters: {
    scenario: [
      answers(listParcels, (params, language) => {
        const list = parcelList(params, language);
        return {
          ...list,
          parcels: list.parcels.map((parcel) => ({
            ...parcel,
            mobile: "13912345678-123456",
            expressCompany: "示例速运".repeat(8),
            expressNumber: "SE77000".repeat(5),
          })),
        };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "发货通知单" });
    await expectNoOverflow(canvasElement);
  },
};

/** A number that is wider than a phone is not cut. */
export const LongContentOnAPhone: Story = {
  ...LongContent,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "发货通知单" });
    const [number] = canvas.getAllByText("SE77000".repeat(5));
    const { right } = number?.getBoundingClientRect() ?? {};
    await expect(right).toBeLessThanOrEqual(
      canvasElement.ownerDocument.documentElement.clientWidth,
    );
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = standard.onAPhone;
