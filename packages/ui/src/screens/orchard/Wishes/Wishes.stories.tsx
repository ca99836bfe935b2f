import { codes } from "@reagent/api/contract/envelope";
import { listWishes, removeWish } from "@reagent/api/contract/gift";
import { callMessages } from "@reagent/api/messages/call";
import { wishes } from "@reagent/api/mock/samples/gifts";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { expectAlert, answerAlert } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { Wishes } from "./Wishes.tsx";

const meta: Meta<typeof Wishes> = {
  title: "Screens/Orchard/Wishes",
  component: Wishes,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/exchange/wishes" },
};
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listWishes, (canvas) => canvas.findAllByRole("article"));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("article")).toHaveLength(4);
    await expect(canvas.getByText("已下架")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "加入果篮 2026 年台历" })).toBeNull();
  },
};

/** Removes the gift, and focuses the heading, since its button is gone. */
export const Removed: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      (() => {
        let isRemoved = false;
        return [
          answers(removeWish, () => {
            isRemoved = true;
            return {};
          }),
          answers(listWishes, (_, language) => ({
            wishes: wishes(language).slice(isRemoved ? 1 : 0),
          })),
        ];
      })(),
    ].flat(),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "移出心愿单：降噪耳机" }));
    await expect(await screen.findByText("已移出心愿单")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("link", { name: "降噪耳机" })).toBeNull());
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

export const RemovalFailed: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(removeWish, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "移出心愿单：降噪耳机" }));
    await expectAlert(callMessages.failed.zh);
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(canvas.getByRole("link", { name: "降噪耳机" })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listWishes, { wishes: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "心愿单还是空的" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查看全部礼品" })).toBeVisible();
  },
};

export const Loading: Story = standard.loading;
export const Failed: Story = standard.failed;
export const Guest: Story = standard.guest;
export const SessionExpired: Story = standard.expired;
export const OnAPhone: Story = standard.onAPhone;
