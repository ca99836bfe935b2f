import { addToCart } from "@reagent/api/contract/cart";
import { addFavourite } from "@reagent/api/contract/favourite";
import { readComparison } from "@reagent/api/contract/product";
import { comparedItem } from "@reagent/api/mock/samples/product";
import { answers } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { expectLoginDialog, findToast } from "../../../foundations/stage/actions.ts";
import { withClipboard, withoutClipboard } from "../../../foundations/stage/clipboard.ts";
import { headIn } from "../../../foundations/stage/head.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { itemsChosen } from "../../../foundations/stage/stored-state.ts";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { Compare } from "./Compare.tsx";

const meta: Meta<typeof Compare> = {
  title: "Screens/Product/Compare",
  component: Compare,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/compare?items=B810527,B810528,S812046" },
  decorators: [withSessionWatch],
};
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(readComparison, (canvas) =>
  canvas.findByRole("table", { name: "所选产品的对比" }),
);

/** Rows in which the items differ are first; equal rows are collapsed below. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "所选产品的对比" }));
    await expect(table.getAllByRole("columnheader")).toHaveLength(4);
    await expect(table.getByRole("rowheader", { name: "不同之处" })).toBeVisible();
    const grade = table.getByRole("row", { name: /^规格/ });
    await expect(within(grade).getByText("AR，98.5%")).toBeVisible();
    await expect(table.getByRole("row", { name: /^最低折合单价/ })).toHaveTextContent("最低");
    await waitFor(() => expect(document.title).toContain("产品对比：苯甲醛"));
    await expect(headIn(document).robots).toBe("noindex");
  },
};

/** Items of one substance have many equal rows. */
export const AlikeUnfolded: Story = {
  parameters: { route: "/compare?items=B810527,B810528" },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table"));
    await expect(table.queryByRole("row", { name: /^CAS/ })).toBeNull();
    const alike = table.getByRole("button", { name: /^相同之处/ });
    await expect(alike).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(alike);
    await expect(table.getByRole("row", { name: /^CAS/ })).toHaveTextContent("100-52-7100-52-7");
  },
};

/** What is recorded for one of the items only is collapsed, too. */
export const PartlyRecorded: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table"));
    await expect(table.getByRole("row", { name: /^沸点/ })).toHaveTextContent("179 °C");
    await expect(table.queryByRole("row", { name: /^旋光度/ })).toBeNull();
    await userEvent.click(table.getByRole("button", { name: /^仅部分产品有记录/ }));
    await expect(table.getByRole("row", { name: /^旋光度/ })).toBeVisible();
  },
};

export const AllAlike: Story = {
  parameters: {
    scenario: [
      answers(readComparison, (_, language) => ({
        items: ["B810527", "B810528"].map((itemCode) => ({
          ...comparedItem("B810527", language),
          itemCode,
        })),
        isLoggedIn: true,
      })),
    ],
    route: "/compare?items=B810527,B810528",
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("所列各项均相同。")).toBeVisible();
    await expect(
      canvas.getAllByRole("button", { name: /^加入购物车：B810527-/u })[0],
    ).toBeVisible();
  },
};

/** A removed item leaves the address and the selection stored on this device. */
export const OneRemoved: Story = {
  parameters: { stored: itemsChosen("B810527", "S812046") },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "从对比中移除 B810528" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/compare?items=B810527,S812046"));
    await waitFor(() => expect(canvas.getAllByRole("columnheader")).toHaveLength(3));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

const sent = fn();

/** One of a pack goes into the cart. */
export const AddedToCart: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(addToCart, (params) => {
        sent(params);
        return {};
      }),
    ],
  },
  beforeEach: () => {
    sent.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "加入购物车：S812046-100g" }));
    await expect(await findToast("加入购物车成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({
      itemCode: "S812046",
      productId: "400052",
      quantity: 1,
    });
  },
};

export const LinkNotCopied: Story = {
  beforeEach: withoutClipboard,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "复制链接" }));
    await expect(await screen.findByText("未能复制，请从地址栏复制")).toBeVisible();
  },
};

export const MadeFavourite: Story = {
  parameters: { scenario: [answers(addFavourite, {})] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "收藏 S812046" }));
    await expect(await screen.findByText("商品收藏成功！")).toBeVisible();
  },
};

let copied = "";

/** The link opens the same comparison. */
export const LinkCopied: Story = {
  beforeEach: withClipboard((text) => {
    copied = text;
    return Promise.resolve();
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "复制链接" }));
    await expect(await screen.findByText("已复制对比的链接")).toBeVisible();
    await expect(copied).toBe("https://shop.example/compare?items=B810527,B810528,S812046");
  },
};

export const OnlyOne: Story = {
  parameters: { route: "/compare?items=S812046" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("再选一种产品，即可看出不同之处。")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^CAS/ })).toBeVisible();
    await expect(canvas.queryByText("不同之处")).toBeNull();
  },
};

export const UnknownItem: Story = {
  parameters: { route: "/compare?items=S812046,X999999,B810527" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有找到 X999999，已从对比中略去。")).toBeVisible();
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(3);
  },
};

export const NoneKnown: Story = {
  parameters: { route: "/compare?items=X999999" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有找到 X999999，已从对比中略去。")).toBeVisible();
    await expect(canvas.getByText("还没有要对比的产品")).toBeVisible();
  },
};

export const TooMany: Story = {
  parameters: { route: "/compare?items=S812046,B810527,B810528,V806733,E809056" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("一次最多对比 4 种产品，其余未列出。")).toBeVisible();
    await expect(await canvas.findAllByRole("columnheader")).toHaveLength(5);
  },
};

export const Empty: Story = {
  parameters: { route: "/compare" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("还没有要对比的产品")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "浏览全部产品" })).toHaveAttribute(
      "href",
      "/products",
    );
  },
};

/** An address without items shows those chosen on this device. */
export const ChosenBefore: Story = {
  tags: ["!plays-in-chinese"],
  parameters: { route: "/compare", stored: itemsChosen("B810527", "S812046") },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/compare?items=B810527,S812046"));
    await expect(await canvas.findAllByRole("columnheader")).toHaveLength(3);
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

/** Guests compare list prices. */
export const Guest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    const packs = await canvas.findByRole("row", { name: /^包装与价格/ });
    await expect(packs).toHaveTextContent("¥58.00");
    await userEvent.click(canvas.getByRole("button", { name: "收藏 S812046" }));
    await expectLoginDialog();
  },
};

export const SessionExpired: Story = {
  globals: { viewer: "expired" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /^包装与价格/ })).toHaveTextContent(
      "¥58.00",
    );
  },
};

/** A guest who adds a pack is asked to log in. */
export const GuestAdds: Story = {
  tags: ["no-picture"],
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "加入购物车：S812046-100g" }));
    await expectLoginDialog();
  },
};

/** Items that are ordered by telephone, have no packs, or a name of several lines. */
export const ParticularItems: Story = {
  parameters: { route: "/compare?items=D807731,T819903,P816410,B813377" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("低沸点产品，下单详询")).toBeVisible();
  },
};

export const FourItems: Story = {
  parameters: { route: "/compare?items=S812046,B810527,V806733,E809056" },
};

export const OnAPhone: Story = { ...FourItems, globals: { viewport: { value: "phone" } } };
