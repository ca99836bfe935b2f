import { readHeader } from "@reagent/api/contract/home";
import { paths } from "@reagent/api/pages/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { mappedCall, useCall } from "../../data/use-call.tsx";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { LoadedSideNav } from "./LoadedSideNav.tsx";

function Categories() {
  const call = useCall(readHeader, {});
  return (
    <LoadedSideNav
      title="产品分类"
      current={undefined}
      lines={4}
      call={mappedCall(call, ({ categories }) =>
        categories.map(({ id, name }) => ({
          id,
          label: name,
          to: paths.category({ categoryId: id }),
        })),
      )}
    />
  );
}

const meta: Meta = {
  title: "Blocks/Loaded side nav",
  component: LoadedSideNav,
  tags: ["no-picture"],
  decorators: [inMain],
  parameters: { layout: "padded" },
  render: () => <Categories />,
};
export default meta;

export const Default: StoryObj = {
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole("navigation", { name: "产品分类" });
    await expect(within(nav).getAllByRole("link").length).toBeGreaterThan(1);
  },
};
