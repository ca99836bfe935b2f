import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { words } from "../../foundations/stage/words.ts";
import { copy } from "./Breadcrumbs.copy.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const english = {
  首页: "Home",
  有机化学: "Organic chemistry",
  醛: "Aldehydes",
  水杨醛: "Salicylaldehyde",
};
const say = sayIn(english);

const meta: Meta<typeof Breadcrumbs> = {
  title: "Components/Breadcrumbs",
  tags: ["plays-on-phones"],
  component: Breadcrumbs,
  parameters: { layout: "padded", english },
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
    await expect(trail.getByText(say("水杨醛"))).toHaveAttribute("aria-current", "page");
  },
};
