import TicketPercent from "@lucide/icons/icons/ticket-percent";
import { listCoupons } from "@reagent/api/contract/coupon";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { TextSkeleton } from "../../components/Skeleton/Skeleton.tsx";
import { useCall } from "../../data/use-call.tsx";
import { ListPage } from "./ListPage.tsx";
import { useListAddress } from "./useListAddress.ts";

const all = { status: "all" } as const;

function Coupons() {
  const call = useCall(listCoupons, all);
  return (
    <main>
      <ListPage
        title="抵扣券"
        address={useListAddress()}
        call={call}
        skeleton={<TextSkeleton lines={4} />}
        none={<EmptyState icon={TicketPercent} title="暂无抵扣券" />}
      >
        {({ total }) => <p>共 {total} 张</p>}
      </ListPage>
    </main>
  );
}

const meta: Meta = {
  title: "Blocks/List page",
  component: ListPage,
  tags: ["no-picture", "plays-on-phones"],
  parameters: { layout: "padded" },
  render: () => <Coupons />,
};
export default meta;

export const Default: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "抵扣券", level: 1 })).toBeVisible();
    await expect(await canvas.findByText(/^共 \d+ 张$/u)).toBeVisible();
  },
};
