import { codes } from "@reagent/api/contract/envelope";
import { readHeader } from "@reagent/api/contract/home";
import { callMessages } from "@reagent/api/messages/call";
import { categories } from "@reagent/api/mock/samples/categories";
import { answers, refusal, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { routeIn } from "../../foundations/stage/location.ts";
import { advance, elapse, stopClock, timerOf } from "../../foundations/stage/stopped-clock.ts";
import { ownMenus, withShop } from "../../testing/own-shop.ts";
import { CategoryMenu } from "./CategoryMenu.tsx";

const meta = {
  title: "Blocks/Category menu",
  component: CategoryMenu,
  tags: ["plays-in-chinese"],
  globals: { viewer: "guest" },
} satisfies Meta<typeof CategoryMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["desktop"],
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "有机化学" });
    const names = canvas.getAllByRole("link").map((link) => link.textContent);
    await expect(names.slice(0, 5)).toEqual([
      "有机化学",
      "分析试剂",
      "生命科学",
      "材料科学",
      "产品线",
    ]);
  },
};

/** No English entry is clipped on a desktop. */
export const InEnglish: Story = {
  tags: ["!plays-in-chinese"],
  globals: { language: "en", viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const last = await canvas.findByRole("link", { name: "Orchard" });
    await canvas.findByRole("link", { name: "Organic chemistry" });
    const sections = last.closest("ul");
    await expect(sections?.scrollWidth).toBe(sections?.clientWidth);
    const { maskImage } = sections ? getComputedStyle(sections) : { maskImage: "" };
    await expect(maskImage).toBe("none");
  },
};

/** A section of the shop is current on the pages below it, whatever their addresses. */
export const OnAProductLine: Story = {
  parameters: { route: "/productline/31" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "产品线" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(canvas.getByRole("link", { name: "仪器耗材" })).not.toHaveAttribute(
      "aria-current",
    );
  },
};

/** An owner's sections take the place of the usual ones, after the categories. */
export const OwnMenu: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  globals: { language: "en" },
  beforeEach: withShop({ menus: ownMenus }),
  parameters: { route: "/consumables/INS-2001" },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Organic chemistry" });
    const names = canvas.getAllByRole("link").map((link) => link.textContent);
    await expect(names.slice(4)).toEqual(["New goods", "Devices", "Forum"]);
    await expect(canvas.getByRole("link", { name: "Devices" })).toHaveAttribute("aria-current");
    await expect(canvas.getByRole("link", { name: "Forum" })).toHaveAttribute(
      "href",
      "https://forum.example/",
    );
  },
};

/** Sections where the shop has nothing are left out of an owner's menu too. */
export const OwnMenuWithoutInstruments: Story = {
  tags: ["no-picture"],
  beforeEach: withShop({ menus: ownMenus }),
  parameters: {
    scenario: [
      answers(readHeader, (_, language) => ({
        categories: categories(language),
        emptySections: ["instruments" as const],
      })),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "有机化学" });
    await expect(canvas.getByRole("link", { name: "新品" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "仪器" })).toBeNull();
  },
};

export const AllCategories: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("link", { name: "有机化学" });
    await userEvent.click(canvas.getByRole("button", { name: "全部分类" }));
    const layer = await screen.findByRole("dialog", { name: "全部分类" });
    await expect(within(layer).getByRole("link", { name: "膦配体" })).toBeVisible();
    await userEvent.click(within(layer).getByRole("link", { name: "色谱试剂" }));
    await waitFor(() => expect(routeIn(canvasElement)).toMatch(/^\/category\/\d+$/));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Opened before the categories have loaded: they appear in the open menu. */
export const Open: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "全部分类" }));
    const layer = await screen.findByRole("dialog", { name: "全部分类" });
    await expect(await within(layer).findByRole("link", { name: "膦配体" })).toBeVisible();
    await expect(layer).toBeVisible();
  },
};

/** A group of the bar opens its menu when the pointer rests on it for 400 ms (customer centre §9, dropdown delay). */
export const GroupHovered: Story = {
  tags: ["picture"],
  beforeEach: stopClock,
  play: async ({ canvas }) => {
    const group = await canvas.findByRole("link", { name: "有机化学" });
    const menu = () => screen.queryByRole("navigation", { name: "有机化学" });
    await userEvent.hover(group);
    await timerOf(400);
    await advance(399);
    await expect(menu()).toBeNull();
    await advance(1);
    const opened = await screen.findByRole("navigation", { name: "有机化学" });
    await expect(within(opened).getAllByRole("link").length).toBeGreaterThan(4);
    await expect(group).not.toHaveFocus();
  },
};

/** The menu stays while the pointer is on it, and closes with Escape, a click, or when the pointer leaves. */
export const HoverLeft: Story = {
  beforeEach: stopClock,
  play: async ({ canvas, canvasElement }) => {
    const group = await canvas.findByRole("link", { name: "有机化学" });
    const open = async () => {
      await userEvent.hover(group);
      await elapse(400);
      return screen.findByRole("navigation", { name: "有机化学" });
    };
    const isClosed = () =>
      waitFor(() => expect(screen.queryByRole("navigation", { name: "有机化学" })).toBeNull());
    const menu = await open();
    await userEvent.hover(within(menu).getAllByRole("link")[1] ?? menu);
    await advance(300);
    await expect(menu).toBeVisible();
    await userEvent.unhover(menu);
    await elapse(150);
    await isClosed();
    await open();
    await userEvent.keyboard("{Escape}");
    await isClosed();
    await userEvent.unhover(group);
    const [first] = within(await open()).getAllByRole("link");
    if (!first) throw new Error("the menu has no link");
    await userEvent.click(first);
    await isClosed();
    await waitFor(() => expect(routeIn(canvasElement)).toMatch(/^\/category\/\d+$/));
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "有机化学" });
    const button = canvas.getByRole("button", { name: "全部分类" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const layer = await screen.findByRole("dialog", { name: "全部分类" });
    await waitFor(() => expect(layer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Loading: Story = { parameters: { scenario: [waits(readHeader)] } };

let attempts = 0;

export const Failed: Story = {
  parameters: {
    scenario: [
      answers(readHeader, (_, language) => {
        attempts += 1;
        if (attempts === 1) return refusal(codes.failed, callMessages.failed);
        return { categories: categories(language), emptySections: [] };
      }),
    ],
  },
  beforeEach: () => {
    attempts = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "产品线" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "全部分类" }));
    const layer = await screen.findByRole("dialog", { name: "全部分类" });
    await expect(await within(layer).findByText("分类未能加载。")).toBeVisible();
    await userEvent.click(within(layer).getByRole("button", { name: "重试" }));
    await expect(await canvas.findByRole("link", { name: "有机化学" })).toBeVisible();
  },
};
