import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "react-router-dom";
import { expect, screen, waitFor } from "storybook/test";
import { InEnglish, sayIn } from "../../foundations/stage/english.tsx";
import { advance, stopClock, timerOf } from "../../foundations/stage/stopped-clock.ts";
import { HoverMenu } from "./HoverMenu.tsx";

const english = {
  产品分类: "Product categories",
  溶剂: "Solvents",
  醇类: "Alcohols",
  全部分类: "All categories",
};
const say = sayIn(english);

const meta: Meta<typeof HoverMenu> = {
  title: "Components/Overlays/HoverMenu",
  component: HoverMenu,
  tags: ["no-picture", "plays-on-phones"],
  parameters: { layout: "padded", english },
  args: {
    label: "产品分类",
    groups: [{ label: "溶剂", to: "/", items: [{ label: "醇类", to: "/" }] }],
    trigger: (trigger) => (
      <Link to="/" {...trigger}>
        <InEnglish english={english}>全部分类</InEnglish>
      </Link>
    ),
  },
};
export default meta;

/** The menu opens once the pointer has rested on the link. */
export const Default: StoryObj<typeof HoverMenu> = {
  beforeEach: stopClock,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("link", { name: say("全部分类") }));
    await timerOf(400);
    await advance(400);
    await expect(await screen.findByRole("navigation", { name: say("产品分类") })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("navigation")).not.toBeInTheDocument());
  },
};
