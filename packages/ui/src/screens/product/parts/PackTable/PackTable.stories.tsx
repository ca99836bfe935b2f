import { bulkPacks, packs } from "@reagent/api/mock/samples/packs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { expectLoginDialog } from "../../../../foundations/stage/actions.ts";
import { withSessionWatch } from "../../../../foundations/stage/with-session-watch.tsx";
import { PackTable } from "./PackTable.tsx";

const salicylaldehyde = {
  itemCode: "S812046",
  name: "水杨醛",
  casNumber: "90-02-8",
  specification: "≥98%，AR",
  isLowBoiling: false,
};

const meta: Meta<typeof PackTable> = {
  title: "Screens/Product/Pack table",
  component: PackTable,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: {
    item: salicylaldehyde,
    packs: packs("S812046"),
    bulkPacks: bulkPacks("S812046"),
    viewer: "customer",
    quantities: {},
    onQuantity: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // On a phone no column has a head.
  tags: ["!plays-on-phones"],
  play: async ({ canvas, userEvent, args }) => {
    const promoted = canvas.getByRole("row", { name: /S812046-500g/ });
    await expect(promoted).toHaveTextContent("特价");
    await expect(promoted).toHaveTextContent("¥364.80");
    // The quantities are below the column's head, at the end.
    const { right } = canvas.getByRole("columnheader", { name: "数量" }).getBoundingClientRect();
    const quantity = canvas.getByRole("group", { name: "S812046-25g 的数量" });
    await expect(quantity.getBoundingClientRect().right).toBeCloseTo(right, 0);
    await userEvent.click(await canvas.findByRole("button", { name: "S812046-25g 的数量加一" }));
    await expect(args.onQuantity).toHaveBeenCalledWith("400051", 1);
  },
};

/** A small and a large pack have their price per amount in one unit, so that they can be compared. */
export const OneUnit: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  args: {
    packs: packs("S812046").map((pack, index) => (index === 0 ? { ...pack, pack: "100mg" } : pack)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /S812046-25g/ })).toHaveTextContent("¥522.00/g");
    await expect(canvas.getByRole("row", { name: /S812046-100g/ })).toHaveTextContent("¥1.33/g");
  },
};

export const TwoChosen: Story = { args: { quantities: { "400052": 1, "400053": 1 } } };

export const Guest: Story = {
  globals: { viewer: "guest" },
  args: { packs: packs("S812046", "zh", "guest"), viewer: "guest" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("[更多优惠请登录]")).toHaveLength(4);
    await expect(canvas.getByRole("row", { name: /S812046-500g/ })).toHaveTextContent("¥456.00");
  },
};

/** The hints of a table are one stop of the tab key; each opens the log-in. */
export const GuestByKeyboard: Story = {
  ...Guest,
  tags: ["no-picture"],
  decorators: [withSessionWatch],
  play: async ({ canvas, userEvent }) => {
    const hints = await canvas.findAllByRole("button", { name: "[更多优惠请登录]" });
    await expect(hints.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
    const last = hints.at(-1);
    if (last) await userEvent.click(last);
    await expectLoginDialog();
  },
};

/** A customer still sees the page of guests: the own prices have placeholders, the others are muted. */
export const OwnPricesPending: Story = {
  args: { packs: packs("S812046", "zh", "guest"), viewer: "guest" },
  decorators: [
    (Shown) => (
      <div data-provisional>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("您的价格尚未读取")).toHaveLength(4);
    await expect(canvas.queryByText("[更多优惠请登录]")).toBeNull();
    const price = canvas.getByText("456.00");
    // On a phone the code of a pack is muted, too.
    const table = canvas.getByRole("table");
    await expect(getComputedStyle(price).color).not.toBe(getComputedStyle(table).color);
  },
};

/** A pack on enquiry has a link to the enquiry in place of a quantity. */
export const PriceOnRequest: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: /S812046-10kg/ });
    await expect(within(row).getByText("POA")).toBeVisible();
    await expect(within(row).getByRole("link", { name: "询价 S812046-10kg" })).toBeVisible();
    await expect(within(row).queryByRole("textbox")).toBeNull();
  },
};

export const FirstFive: Story = {
  args: {
    item: { ...salicylaldehyde, itemCode: "B810527", name: "苯甲醛" },
    packs: packs("B810527"),
    bulkPacks: [],
    isShortened: true,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(6);
    await userEvent.click(canvas.getByRole("button", { name: "显示全部 7 个包装" }));
    await expect(canvas.getAllByRole("row")).toHaveLength(8);
  },
};

export const MarkedWithATriangle: Story = {
  args: {
    item: { ...salicylaldehyde, itemCode: "E809056", name: "乙醇" },
    packs: packs("E809056"),
    bulkPacks: [],
  },
};

export const NoPacks: Story = {
  args: { packs: [], bulkPacks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/所述产品现货更新中， 敬请垂询：/)).toHaveTextContent(
      "400-000-0120",
    );
    await expect(canvas.getByRole("link", { name: /^在线咨询/u })).toHaveAttribute(
      "href",
      `/synthesis/${salicylaldehyde.itemCode}#consult`,
    );
  },
};

/** Without custom synthesis, the form of bulk sizes asks about the item. */
export const NoPacksWithoutSynthesis: Story = {
  tags: ["no-picture"],
  parameters: { absentParts: ["synthesis"] },
  args: { packs: [], bulkPacks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^在线咨询/u })).toHaveAttribute(
      "href",
      `/bulk?item_code=${salicylaldehyde.itemCode}`,
    );
  },
};

export const LowBoiling: Story = {
  args: { item: { ...salicylaldehyde, isLowBoiling: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/低沸点产品下单详询/)).toHaveTextContent("400-000-0120");
    await expect(canvas.getByRole("link", { name: /^在线咨询/u })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { quantities: { "400052": 1 } },
};
