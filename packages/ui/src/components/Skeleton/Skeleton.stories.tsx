import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { words } from "../../foundations/stage/words.ts";
import { stack } from "../../theme/layout.css.ts";
import { copy } from "./Skeleton.copy.ts";
import { SkeletonBox, Loading, TextSkeleton, SkeletonTile } from "./Skeleton.tsx";
import { TableSkeleton } from "./TableSkeleton.tsx";

const meta: Meta<typeof Loading> = {
  title: "Components/Skeleton",
  tags: ["plays-on-phones"],
  component: Loading,
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof Loading>;

export const PackTable: Story = {
  render: () => (
    <Loading>
      <TableSkeleton
        rows={3}
        columns={[
          { width: "96px" },
          { width: "48px" },
          { width: "64px", isNumber: true },
          { width: "72px", isNumber: true },
        ]}
      />
    </Loading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(words(copy).loading);
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const SearchGroup: Story = {
  render: () => (
    <Loading label="正在搜索">
      <div className={stack[4]}>
        <SkeletonTile width="168px" height="138px" />
        <SkeletonBox width="96px" height="20px" />
        <TableSkeleton
          rows={2}
          lines="hair"
          hasHead={false}
          columns={[{ width: "72px" }, { width: "160px" }, { width: "64px", isNumber: true }]}
        />
      </div>
    </Loading>
  ),
};

/** The skeleton appears after 200 ms (customer centre §9, loading delay). */
export const RunningText: Story = {
  render: () => (
    <Loading>
      <TextSkeleton lines={4} />
    </Loading>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => {
      const [skeletonBox] =
        canvas.getByRole("status").parentElement?.querySelectorAll("span span") ?? [];
      if (!skeletonBox) throw new Error("there is nothing in its shape");
      return expect(getComputedStyle(skeletonBox).animationDelay).toMatch(/^0\.2s/);
    });
  },
};
