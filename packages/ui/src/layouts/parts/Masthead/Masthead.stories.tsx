import { readUserInfo } from "@reagent/api/contract/account";
import { userInfo } from "@reagent/api/mock/samples/account";
import { answers } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { routeIn } from "../../../foundations/stage/location.ts";
import { Masthead } from "./Masthead.tsx";

const meta = {
  title: "Layouts/Masthead",
  component: Masthead,
  tags: ["plays-in-chinese", "plays-on-phones"],
  decorators: [
    (Story) => (
      <header>
        <Story />
      </header>
    ),
  ],
} satisfies Meta<typeof Masthead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "购物车" })).toHaveAttribute("href", "/cart");
    await expect(canvas.getByRole("link", { name: /^刻度试剂.*首页$/ })).toHaveAttribute(
      "href",
      "/",
    );
  },
};

export const Customer: Story = {
  play: async ({ canvas }) => {
    const cart = await canvas.findByRole("link", { name: "购物车 5" });
    await expect(cart).toHaveAttribute("href", "/cart");
  },
};

export const FullCart: Story = {
  parameters: {
    scenario: [
      answers(readUserInfo, (_, language) => ({ ...userInfo(language), cartCount: 1280 })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "购物车 1280" })).toBeVisible();
  },
};

export const Searches: Story = {
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole("combobox", { name: "搜索" });
    await userEvent.type(field, "   {Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/"));
    await userEvent.type(field, " 乙醇  {Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/search/乙醇"));
    await expect(field).toHaveValue("乙醇");
  },
};

/** Searching for the same text again appends a space, so that the search is repeated. */
export const SearchesTheSameAgain: Story = {
  parameters: { route: "/search/乙醇" },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole("combobox", { name: "搜索" });
    await expect(field).toHaveValue("乙醇");
    await userEvent.click(canvas.getByRole("button", { name: "搜索" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/search/乙醇 "));
    await userEvent.type(field, "{Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/search/乙醇"));
  },
};

/** Enter during a composition picks the candidate of the input method. */
export const ComposesPinyin: Story = {
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole("combobox", { name: "搜索" });
    await userEvent.click(field);
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: "yi'chun" } });
    const isUnhandled = await fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    await expect(isUnhandled).toBe(false);
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/"));
    await fireEvent.input(field, { target: { value: "乙醇" } });
    await fireEvent.compositionEnd(field);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/search/乙醇"));
  },
};

/** The text is still there after the reload that follows a search. */
export const RestoresTheText: Story = {
  parameters: { route: "/products/E809056", stored: { keyword: "乙醇" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "搜索" })).toHaveValue("乙醇");
  },
};

export const EmptyOnHome: Story = {
  parameters: { route: "/", stored: { keyword: "乙醇" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "搜索" })).toHaveValue("");
  },
};

export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
