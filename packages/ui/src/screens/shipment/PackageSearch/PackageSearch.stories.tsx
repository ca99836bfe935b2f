import { codes } from "@reagent/api/contract/envelope";
import { listPackedProducts } from "@reagent/api/contract/shipment";
import { callMessages } from "@reagent/api/messages/call";
import { packedProductList } from "@reagent/api/mock/samples/parcels";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow, unfold } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { PackageSearch } from "./PackageSearch.tsx";

const requested = fn();

const meta = {
  title: "Screens/Shipment/Contents of parcels",
  component: PackageSearch,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/pkg_search" },
  beforeEach: () => {
    withPlainEvents();
    requested.mockClear();
  },
} satisfies Meta<typeof PackageSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listPackedProducts, (canvas) =>
  canvas.findByRole("table", { name: "包裹内的产品" }),
);

/** A row for each product and batch; its menu leads to the order. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "包裹内的产品" }));
    await expect(table.getAllByText("C15482131")[0]).toBeVisible();
    const [first] = table.getAllByRole("button", { name: /^查看：/u });
    if (!first) throw new Error("no product has a menu");
    await userEvent.click(first);
    const menu = within(await screen.findByRole("menu"));
    await expect(menu.getByRole("menuitem", { name: "订单详情" })).toHaveAttribute(
      "href",
      "/order_detail/html/110",
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};

/** Enter submits; the filters are in the address. */
export const Filtered: Story = {
  parameters: {
    scenario: [
      answers(listPackedProducts, (params, language) => {
        requested(params);
        return packedProductList(params, language);
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "包裹内的产品" });
    await unfold(canvas, "筛选");
    await userEvent.type(canvas.getByRole("textbox", { name: "装箱单号" }), "PK20261119{Enter}");
    await waitFor(() =>
      expect(requested.mock.lastCall?.[0]).toMatchObject({ parcelCode: "PK20261119" }),
    );
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(3));
    await expect(routeIn(canvasElement)).toBe("/pkg_search?parcel=PK20261119");
  },
};

export const NothingFound: Story = {
  parameters: { route: "/pkg_search?order=nowhere" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有符合条件的包裹")).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [answers(listPackedProducts, { products: [], total: 0 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("还没有包裹")).toBeVisible();
  },
};

/** The message of the server is shown in place of the list. */
export const Refused: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(listPackedProducts, codes.busy, callMessages.busy)] },
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
      answers(listPackedProducts, (params, language) => {
        const list = packedProductList(params, language);
        return {
          ...list,
          products: list.products.map((product) => ({
            ...product,
            name: "N-(2-羟基-1,1-双(羟甲基)乙基)甘氨酸".repeat(4),
            expressNumber: "SE77000".repeat(5),
          })),
        };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "包裹内的产品" });
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = standard.onAPhone;
