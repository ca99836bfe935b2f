import { codes } from "@reagent/api/contract/envelope";
import {
  addToShoppingList,
  createShoppingList,
  listShoppingLists,
} from "@reagent/api/contract/shopping-list";
import { callMessages } from "@reagent/api/messages/call";
import { cartMessages } from "@reagent/api/messages/cart";
import { shoppingListMessages } from "@reagent/api/messages/shopping-list";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { copy as loadFailed } from "../../../../components/LoadFailed/LoadFailed.copy.ts";
import { expectAlert } from "../../../../foundations/stage/actions.ts";
import { refusedAfter } from "../../../../foundations/stage/refused-after.ts";
import { AddToListButton } from "./AddToListButton.tsx";

const sent = fn();
const products = [{ kind: "reagent", productCode: "E809056-500mL", quantity: 2 }] as const;
const adds = answers(addToShoppingList, (params) => {
  sent(params);
  return {};
});

const meta = {
  title: "Screens/Shopping list/Parts/Add to list button",
  component: AddToListButton,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { products },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof AddToListButton>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function openMenu(canvas: Canvas) {
  await userEvent.click(canvas.getByRole("button", { name: "加入清单" }));
  return within(await screen.findByRole("dialog", { name: "加入清单" }));
}

export const Open: Story = {
  play: async ({ canvas }) => {
    const dialog = await openMenu(canvas);
    const lists = within(await dialog.findByRole("list", { name: "选择清单" }));
    await expect(lists.getAllByRole("button")).toHaveLength(2);
  },
};

/** Nothing can be pressed that the lists would push away. */
export const WhileListsLoad: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [waits(listShoppingLists)] },
  play: async ({ canvas }) => {
    const dialog = await openMenu(canvas);
    await expect(await dialog.findByText("正在加载")).toBeInTheDocument();
    await expect(dialog.getAllByRole("button").map(({ ariaLabel }) => ariaLabel)).toEqual(["关闭"]);
    await expect(dialog.queryByRole("textbox")).toBeNull();
  },
};

/** By keyboard alone: the list is chosen, the dialog closes, and the button has the focus again. */
export const AddedByKeyboard: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [adds] },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "加入清单" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog"));
    const list = await dialog.findByRole("button", { name: /^常备溶剂/u });
    list.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ listId: "42", products }));
    await expect(await screen.findByText("已加入清单“常备溶剂”")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const AddedToANewList: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      adds,
      answers(createShoppingList, (params) => {
        sent(params);
        return { listId: "43" };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await openMenu(canvas);
    const field = await dialog.findByRole("textbox", { name: "清单名称" });
    await userEvent.type(field, "秋季实验课{Enter}");
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ listId: "43", products }));
    await expect(await screen.findByText("已加入清单“秋季实验课”")).toBeVisible();
  },
};

export const WithoutLists: Story = {
  parameters: { scenario: [answers(listShoppingLists, { lists: [] })] },
  play: async ({ canvas }) => {
    const dialog = await openMenu(canvas);
    await expect(await dialog.findByText("您还没有清单，填写名称即可新建。")).toBeVisible();
  },
};

export const ListsFailed: Story = {
  parameters: { scenario: [refuses(listShoppingLists, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    const dialog = await openMenu(canvas);
    await expect(await dialog.findByRole("button", { name: loadFailed.zh.retry })).toBeVisible();
  },
};

export const Full: Story = {
  parameters: {
    scenario: [refuses(addToShoppingList, codes.badRequest, shoppingListMessages.tooManyLines)],
  },
  play: async ({ canvas }) => {
    const dialog = await openMenu(canvas);
    await userEvent.click(await dialog.findByRole("button", { name: /^常备溶剂/u }));
    await expectAlert(shoppingListMessages.tooManyLines.zh);
  },
};

/** The list was deleted in another tab. */
export const ListGone: Story = {
  parameters: {
    scenario: [refuses(addToShoppingList, codes.notFound, shoppingListMessages.missing)],
  },
  play: async ({ canvas }) => {
    const dialog = await openMenu(canvas);
    await userEvent.click(await dialog.findByRole("button", { name: /^常备溶剂/u }));
    await expectAlert(shoppingListMessages.missing.zh);
  },
};

export const NothingChosen: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "加入清单" }));
    await expectAlert("请先填写货号数量，再加入清单！");
  },
};

const addToAList = async ({ canvas }: { canvas: Canvas }) => {
  const dialog = await openMenu(canvas);
  await userEvent.click(await dialog.findByRole("button", { name: /^常备溶剂/u }));
};

export const TooManyOfOne: Story = refusedAfter(
  addToAList,
  refuses(addToShoppingList, codes.badRequest, shoppingListMessages.tooMany),
);

/** The product left the catalogue. */
export const ProductGone: Story = refusedAfter(
  addToAList,
  refuses(addToShoppingList, codes.badRequest, cartMessages.unknownProduct),
);
