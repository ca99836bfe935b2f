import { logIn } from "@reagent/api/contract/account";
import { answers } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes } from "react-router-dom";
import { expect, userEvent, waitFor } from "storybook/test";
import { pageLoadedIn, routeIn } from "../../foundations/stage/location.ts";
import { Login } from "../../screens/account/Login/Login.tsx";
import { RequireCustomer } from "./RequireCustomer.tsx";

const meta = {
  title: "Layouts/Require customer",
  component: RequireCustomer,
  tags: ["plays-in-chinese", "plays-on-phones"],
  globals: { viewer: "guest" },
  args: { children: null },
  parameters: {
    route: "/coupon?status=2",
    scenario: [answers(logIn, { token: "T".repeat(32) })],
  },
  render: (args) => (
    <Routes>
      <Route path="/coupon" element={<RequireCustomer {...args} />} />
      <Route path="/login" element={<Login />} />
    </Routes>
  ),
} satisfies Meta<typeof RequireCustomer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A guest who opens a customer's page comes back to it, with its query. */
export const Guest: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText(/邮箱地址/), "zhouyn@ecia.example");
    await expect(routeIn(canvasElement)).toBe("/login");
    await userEvent.type(canvas.getByLabelText(/登录密码/), "secret-7{Enter}");
    await waitFor(() => expect(pageLoadedIn(canvasElement)).toBe("/coupon?status=2"));
  },
};
