import { codes } from "@reagent/api/contract/envelope";
import { readItemRows } from "@reagent/api/contract/product";
import { callMessages } from "@reagent/api/messages/call";
import { refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { itemsChosen } from "../../../foundations/stage/stored-state.ts";
import { ComparisonBar } from "./ComparisonBar.tsx";

const meta: Meta<typeof ComparisonBar> = {
  title: "Layouts/Comparison bar",
  component: ComparisonBar,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { stored: itemsChosen("S812046", "E809056") },
  decorators: [
    (Story) => (
      <>
        <main tabIndex={-1}>
          <h1>乙醇</h1>
        </main>
        <Story />
      </>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["!plays-on-phones"],
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole("complementary", { name: "产品对比" }));
    await expect(bar.getByRole("status")).toHaveTextContent("已选 2 / 4");
    await expect(await bar.findByText("水杨醛")).toBeVisible();
    await expect(bar.getByRole("link", { name: "开始对比" })).toHaveAttribute(
      "href",
      "/compare?items=S812046,E809056",
    );
  },
};

/** The focus moves to the next item, after the last back into the page. */
export const RemovedOneByOne: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "从对比中移除 S812046" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("已选 1 / 4");
    const last = canvas.getByRole("button", { name: "从对比中移除 E809056" });
    await expect(last).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("complementary")).toBeNull());
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};

export const Cleared: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "清空" }));
    await waitFor(() => expect(canvas.queryByRole("complementary")).toBeNull());
  },
};

/** Without their names the items are shown by their codes. */
export const NamesFailed: Story = {
  parameters: { scenario: [refuses(readItemRows, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("S812046")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "开始对比" })).toBeVisible();
  },
};

export const Full: Story = {
  parameters: { stored: itemsChosen("S812046", "E809056", "B813377", "V806733") },
};

export const FullOnAPhone: Story = { ...Full, globals: { viewport: { value: "phone" } } };
