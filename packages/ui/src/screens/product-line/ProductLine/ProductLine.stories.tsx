import { addToCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import {
  listProductLineItems,
  listProductLines,
  readProductLine,
} from "@reagent/api/contract/product-line";
import { callMessages } from "@reagent/api/messages/call";
import { productLineMessages } from "@reagent/api/messages/product-line";
import { itemRow } from "@reagent/api/mock/samples/items";
import { packs } from "@reagent/api/mock/samples/packs";
import { productLineItems, productLines } from "@reagent/api/mock/samples/product-lines";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  expectLoginDialog,
  findAlert,
  openPacks,
  findSection,
  findSideNav,
} from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { itemsViewed } from "../../../foundations/stage/stored-state.ts";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { ProductLine } from "./ProductLine.tsx";

const meta: Meta<typeof ProductLine> = {
  title: "Screens/Product line/Product line",
  component: ProductLine,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { id: "5" },
  parameters: { route: "/productline/5" },
  decorators: [withSessionWatch],
};
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(
  [listProductLines, readProductLine, listProductLineItems],
  (canvas) => canvas.findByRole("heading", { level: 1, name: "高纯溶剂" }),
);

const sent = fn();
const recorded = answers(listProductLineItems, (query, language) => {
  sent(query.page);
  return productLineItems(query, language);
});
const below = { name: "分页" };
const above = { name: "列表上方的分页" };
const findItem = async (canvas: Canvas, code: string) =>
  canvas.findByRole("row", { name: new RegExp(code) });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "高纯溶剂" })).toBeVisible();
    await expect(canvas.getByText("HPLC 与 LC-MS 级，梯度洗脱实测")).toBeVisible();
    await expect(await canvas.findByText(/^色谱与无水反应用溶剂。/)).toBeVisible();
    await expect(
      await canvas.findByRole("heading", { level: 2, name: "产品 共 46 个规格" }),
    ).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /的价格与库存$/ })).toHaveLength(20);
    await expect(canvas.queryByRole("navigation", above)).toBeNull();
    const pager = within(canvas.getByRole("navigation", below));
    await expect(pager.getByRole("link", { name: "第 3 页" })).toHaveAttribute(
      "href",
      "/productline/5?page=3",
    );
    const lines = within(await findSideNav(canvas, "产品线"));
    await expect(lines.getByRole("link", { current: "page" })).toHaveTextContent("高纯溶剂");
    await expect(document.title).toMatch(/^高纯溶剂 · /);
  },
};

/** Items viewed before are listed under the items of the line. */
export const RecentItems: Story = {
  parameters: { stored: itemsViewed("E809056") },
  play: async ({ canvas }) => {
    const recent = await canvas.findByRole("region", { name: "最近浏览" });
    await expect(within(recent).getByRole("link", { name: "乙醇" })).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Empty: Story = {
  parameters: { scenario: [answers(listProductLineItems, { items: [], total: 0 })] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "这个产品线还没有产品" }),
    ).toBeVisible();
    await expect(canvas.queryByRole("navigation", below)).toBeNull();
  },
};

export const Failed: Story = {
  ...standard.failed,
  play: async (context) => {
    await findSection(context.canvas, "产品线");
    await standard.failed.play(context);
  },
};

export const Missing: Story = {
  args: { id: "99" },
  parameters: {
    route: "/productline/99",
    scenario: [
      refuses(readProductLine, codes.notFound, productLineMessages.missing),
      answers(listProductLineItems, { items: [], total: 0 }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "没有找到这个产品线" }),
    ).toBeVisible();
    await expect(canvas.queryByText("这个产品线还没有产品")).toBeNull();
    const lines = within(await findSideNav(canvas, "产品线"));
    await expect(lines.getAllByRole("link")).toHaveLength(8);
    await userEvent.click(canvas.getByRole("link", { name: "查看全部产品线" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/productlines"));
  },
};

export const OnePage: Story = {
  tags: ["!plays-in-chinese"],
  parameters: {
    scenario: [
      answers(listProductLineItems, (query, language) => {
        const { items } = productLineItems(query, language);
        return { items, total: items.length };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await findItem(canvas, "S812046");
    await expect(canvas.queryByRole("navigation", below)).toBeNull();
    await expect(canvas.queryByRole("navigation", above)).toBeNull();
  },
};

export const TurnsThePage: Story = {
  parameters: { scenario: [recorded] },
  play: async ({ canvas, canvasElement }) => {
    sent.mockClear();
    const first = await canvas.findByRole("navigation", below);
    await userEvent.click(within(first).getByRole("link", { name: "第 2 页" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/productline/5?page=2"));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(2));
    await expect(await canvas.findByRole("heading", { name: "产品 共 46 个规格" })).toHaveFocus();
    const top = within(await canvas.findByRole("navigation", above));
    await expect(document.title).toMatch(/^高纯溶剂，第 2 页 · /);
    await userEvent.click(top.getByRole("link", { name: "第 1 页" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/productline/5"));
    await waitFor(() => expect(canvas.queryByRole("navigation", above)).toBeNull());
  },
};

export const LastPage: Story = {
  parameters: { route: "/productline/5?page=3", scenario: [recorded] },
  play: async ({ canvas }) => {
    const top = within(await canvas.findByRole("navigation", above));
    await expect(top.getByRole("link", { name: "第 3 页" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(canvas.getByRole("navigation", below)).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /的价格与库存$/ })).toHaveLength(6);
  },
};

export const BeyondTheLastPage: Story = {
  parameters: { route: "/productline/5?page=99", scenario: [recorded] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("navigation", above)).toBeVisible();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/productline/5?page=3"));
  },
};

export const PageFailed: Story = {
  parameters: {
    route: "/productline/5?page=2",
    scenario: [refuses(listProductLineItems, codes.failed, callMessages.failed)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "高纯溶剂" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible();
  },
};

export const NotAPage: Story = {
  tags: ["!plays-in-chinese"],
  parameters: { route: "/productline/5?page=-1", scenario: [recorded] },
  play: async ({ canvas }) => {
    sent.mockClear();
    await findItem(canvas, "S812046");
    await expect(sent).not.toHaveBeenCalledWith(-1);
    await expect(canvas.queryByRole("navigation", above)).toBeNull();
  },
};

export const PacksOpened: Story = {
  tags: ["!plays-in-chinese"],
  play: async ({ canvas }) => {
    const packs = await openPacks(canvas, "B810527");
    await expect(within(packs).getAllByRole("row")).toHaveLength(6);
    for (const quantity of await within(packs).findAllByRole("textbox"))
      await expect(quantity).toHaveValue("0");
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await openPacks(canvas, "S812046");
    await userEvent.click(canvas.getByRole("button", { name: "加入购物车" }));
    const alert = within(await findAlert());
    await expect(alert.getByText("请填写货号数量后再加入购物车！")).toBeVisible();
    await userEvent.click(alert.getByRole("button", { name: "确定" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

export const AddedToCart: Story = {
  parameters: {
    scenario: [
      answers(addToCart, (params) => {
        sent(params);
        return {};
      }),
    ],
  },
  play: async ({ canvas }) => {
    sent.mockClear();
    await openPacks(canvas, "B810527");
    await userEvent.click(await canvas.findByRole("button", { name: "B810527-100mL 的数量加一" }));
    await userEvent.click(canvas.getByRole("button", { name: "加入购物车" }));
    await expect(await screen.findByText("加入购物车成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      itemCode: "B810527",
      productId: "400012",
      quantity: 1,
    });
  },
};

export const Guest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    const packs = await openPacks(canvas, "B810527");
    await expect(within(packs).getAllByText("[更多优惠请登录]")).toHaveLength(5);
    await userEvent.click(await canvas.findByRole("button", { name: "B810527-5mL 的数量加一" }));
    await userEvent.click(canvas.getByRole("button", { name: "加入购物车" }));
    await expectLoginDialog();
  },
};

export const LongWords: Story = {
  parameters: {
    scenario: [
      answers(readProductLine, ({ id }, language) => {
        const [line] = productLines(language);
        if (!line) throw new Error("the samples have no product line");
        return {
          ...line,
          id,
          name: `${line.name}（${"Tetrakis(triphenylphosphine)palladium".repeat(3)}）`,
          claim: line.claim.repeat(6),
          description: `${line.description.repeat(4)}<ul><li>随瓶附开封说明</li></ul><script>alert(1)</script>`,
        };
      }),
      answers(listProductLineItems, (_, language) => ({
        items: [{ ...itemRow("B813377", language), packs: packs("B813377", language) }],
        total: 1,
      })),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("随瓶附开封说明")).toBeVisible();
    await expect(canvasElement.querySelector("header script")).toBeNull();
    await expect(canvas.queryByText(/alert/)).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await findItem(canvas, "S812046");
    const fold = await canvas.findByRole("button", { name: "产品线 高纯溶剂", expanded: false });
    fold.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(canvas.getByRole("link", { name: "生物缓冲剂" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/productline/4"));
  },
};
