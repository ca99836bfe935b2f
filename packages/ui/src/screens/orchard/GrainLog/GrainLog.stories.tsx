import { listBalanceChanges } from "@reagent/api/contract/balance";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { words } from "../../../foundations/stage/words.ts";
import { grainLog } from "./GrainLog.screen.ts";
import { GrainLog } from "./GrainLog.tsx";

const meta = {
  title: "Screens/Orchard/My grains",
  tags: ["plays-on-phones"],
  component: GrainLog,
  parameters: { route: "/exchange_history" },
} satisfies Meta<typeof GrainLog>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listBalanceChanges, (canvas) =>
  canvas.findByRole("table", { name: words(grainLog.title) }),
);

/** The log of the account area, within that of the orchard. */
export const Default: Story = {
  tags: ["picture", "plays-in-chinese"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: words(grainLog.title) })).toBeVisible();
    await expect(
      canvas.getByText(words({ zh: "麦粒余额", en: "Grains" })).nextSibling,
    ).toHaveTextContent(/^[\d,]+$/u);
    await expect(canvas.getByText(/当年12月31日到期/u)).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const OnAPhone: Story = standard.onAPhone;
