import { listBalanceChanges } from "@reagent/api/contract/balance";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { GrainLog } from "./GrainLog.tsx";

const meta = {
  title: "Screens/Orchard/My grains",
  component: GrainLog,
  tags: ["plays-in-chinese"],
  parameters: { route: "/exchange_history" },
} satisfies Meta<typeof GrainLog>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listBalanceChanges, (canvas) =>
  canvas.findByRole("table", { name: "我的麦粒" }),
);

/** The log of the account area, within that of the orchard. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "我的麦粒" })).toBeVisible();
    await expect(canvas.getByText("麦粒余额").nextSibling).toHaveTextContent(/^[\d,]+$/u);
    await expect(canvas.getByText(/当年12月31日到期/u)).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const OnAPhone: Story = standard.onAPhone;
