import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { routeIn } from "../../foundations/stage/location.ts";
import { Redirect } from "./Redirect.tsx";

const meta: Meta<typeof Redirect> = {
  title: "Components/Redirect",
  component: Redirect,
  tags: ["no-picture", "plays-on-phones"],
  args: { to: "/orders" },
};
export default meta;

/** The page is left at once, and nothing is shown in its place. */
export const Default: StoryObj<typeof Redirect> = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/orders"));
  },
};
