import { codes } from "@reagent/api/contract/envelope";
import { createShoppingList, listShoppingLists } from "@reagent/api/contract/shopping-list";
import { shoppingListMessages } from "@reagent/api/messages/shopping-list";
import { shoppingLists, summaryOf } from "@reagent/api/mock/samples/shopping-lists";
import { answers, refuses } from "@reagent/api/mock/verbs";
import { paths } from "@reagent/api/pages/paths";
import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { expectAlert, expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { dials, inLength, inNumber } from "../../../foundations/stage/dials.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { ShoppingLists } from "./ShoppingLists.tsx";

const sent = fn();

const meta = {
  title: "Screens/Shopping list/Shopping lists",
  component: ShoppingLists,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/fav/lists" },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof ShoppingLists>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(listShoppingLists, (canvas) =>
  canvas.findByRole("table", { name: "我的清单" }),
);

async function typeName(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole("button", { name: "新建清单" }));
  const dialog = within(await screen.findByRole("dialog", { name: "新建清单" }));
  const field = await dialog.findByRole("textbox", { name: "清单名称" });
  await userEvent.type(field, name);
  await userEvent.click(dialog.getByRole("button", { name: "保存" }));
  return { dialog, field };
}

/** One list was ordered before prices changed, the other never. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "我的清单" }));
    const [, first, second] = table.getAllByRole("row");
    await expect(first).toHaveTextContent(/春季实验课.*2026-03-16.*5 项有变化/u);
    await expect(second).toHaveTextContent(/常备溶剂.*从未订购.*无变化/u);
    await expect(table.getByRole("link", { name: "春季实验课" })).toHaveAttribute(
      "href",
      paths.shoppingList({ listId: "41" }),
    );
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listShoppingLists, { lists: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "您还没有清单" })).toBeVisible();
  },
};

/** The page of the new list opens. */
export const Created: Story = {
  parameters: {
    scenario: [
      answers(createShoppingList, (params) => {
        sent(params);
        return { listId: "43" };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await typeName(canvas, "  秋季  实验课 ");
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ name: "秋季 实验课" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/fav/lists/43"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The error is at the field, and what was typed stays. */
export const NameTaken: Story = {
  parameters: {
    scenario: [refuses(createShoppingList, codes.nameTaken, shoppingListMessages.nameTaken)],
  },
  play: async ({ canvas }) => {
    const { dialog, field } = await typeName(canvas, "常备溶剂");
    await expect(await dialog.findByText(shoppingListMessages.nameTaken.zh)).toBeVisible();
    await expect(field).toHaveValue("常备溶剂");
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(shoppingListMessages.nameTaken.zh),
    );
  },
};

export const NameMissing: Story = {
  play: async ({ canvas }) => {
    const { dialog, field } = await typeName(canvas, " ");
    await expect(await dialog.findByText("请填写清单名称")).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

export const TooManyLists: Story = {
  parameters: {
    scenario: [refuses(createShoppingList, codes.badRequest, shoppingListMessages.tooManyLists)],
  },
  play: async ({ canvas }) => {
    await typeName(canvas, "第五十一");
    await expectAlert(shoppingListMessages.tooManyLists.zh);
  },
};

export const Loading: Story = standard.loading;
export const Failed: Story = standard.failed;
export const Guest: Story = standard.guest;
export const Expired: Story = standard.expired;
export const OnAPhone: Story = standard.onAPhone;

export const LongContent: Story = {
  ...dials(
    {
      lists: { from: 0, to: 50, at: 50 },
      name: { from: 1, to: 60, at: 60 },
      total: { from: 0, to: 9_999_999_99, at: 9_999_999_99 },
    },
    ({ lists, name, total }) => [
      answers(listShoppingLists, (_, language) => ({
        lists: inNumber(shoppingLists(language).map(summaryOf), lists, (each, index) => ({
          ...each,
          listId: String(index),
          name: inLength(`${each.name} practical`, name),
          total: fen(total),
        })),
      })),
    ],
  ),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "我的清单" });
    await expectNoOverflow(canvasElement);
  },
};
