import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { words } from "../../foundations/stage/words.ts";
import { copy } from "./Breadcrumbs.copy.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const meta: Meta<typeof Breadcrumbs> = {
  title: "Components/Breadcrumbs",
  tags: ["plays-on-phones"],
  component: Breadcrumbs,
  parameters: { layout: "padded" },
};
export default meta;

export const ProductInItsCategories: StoryObj<typeof Breadcrumbs> = {
  args: {
    crumbs: [
      { label: "首页", to: "/" },
      { label: "有机化学", to: "/category/1" },
      { label: "醛", to: "/category/12" },
      { label: "水杨醛" },
    ],
  },
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole("navigation", { name: words(copy).label }));
    await expect(trail.getAllByRole("link")).toHaveLength(3);
    await expect(trail.getByText("水杨醛")).toHaveAttribute("aria-current", "page");
  },
};
