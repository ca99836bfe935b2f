import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "react-router-dom";
import { expect, screen, waitFor } from "storybook/test";
import { advance, stopClock, timerOf } from "../../foundations/stage/stopped-clock.ts";
import { HoverMenu } from "./HoverMenu.tsx";

const meta: Meta<typeof HoverMenu> = {
  title: "Components/Overlays/HoverMenu",
  component: HoverMenu,
  tags: ["no-picture", "plays-on-phones"],
  parameters: { layout: "padded" },
  args: {
    label: "产品分类",
    groups: [{ label: "溶剂", to: "/", items: [{ label: "醇类", to: "/" }] }],
    trigger: (trigger) => (
      <Link to="/" {...trigger}>
        全部分类
      </Link>
    ),
  },
};
export default meta;

/** The menu opens once the pointer has rested on the link. */
export const Default: StoryObj<typeof HoverMenu> = {
  beforeEach: stopClock,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("link", { name: "全部分类" }));
    await timerOf(400);
    await advance(400);
    await expect(await screen.findByRole("navigation", { name: "产品分类" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("navigation")).not.toBeInTheDocument());
  },
};
