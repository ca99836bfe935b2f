import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { routeIn } from "../../../foundations/stage/location.ts";
import { words } from "../../../foundations/stage/words.ts";
import { copy } from "./NotFound.copy.ts";
import { NotFound } from "./NotFound.tsx";

const meta = {
  title: "Screens/Not found/Not found",
  tags: ["plays-on-phones"],
  component: NotFound,
  globals: { viewer: "guest" },
  parameters: { route: "/nowhere" },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["plays-in-chinese"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: words(copy).title })).toBeVisible();
    await expect(canvas.getByRole("link", { name: words(copy).home })).toHaveAttribute("href", "/");
    await expect(canvas.getByRole("link", { name: "客服热线 400-000-0120" })).toBeVisible();
  },
};

export const Searches: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(
      canvas.getByRole("searchbox", { name: words(copy).search }),
      " 64-17-5 {Enter}",
    );
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/search/64-17-5"));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
