import { codes } from "@reagent/api/contract/envelope";
import { mailActivation } from "@reagent/api/contract/registration";
import { callMessages } from "@reagent/api/messages/call";
import { mailMessages } from "@reagent/api/messages/mail";
import { answers, refuses } from "@reagent/api/mock/verbs";
import { paths } from "@reagent/api/pages/paths";
import { UNIVERSITY_CATEGORY } from "@reagent/domain/customer-category";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Navigate, useLocation } from "react-router-dom";
import { expect, fn, userEvent } from "storybook/test";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { Registered } from "./Registered.tsx";

const meta = {
  title: "Screens/Account/Registered",
  component: Registered,
  tags: ["plays-on-phones", "plays-in-chinese"],
  globals: { viewer: "guest" },
  parameters: { route: "/regok" },
} satisfies Meta<typeof Registered>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/激活邮件已发送至您的注册邮箱/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "已激活，去登录" })).toHaveAttribute(
      "href",
      "/login",
    );
    await expect(canvas.getByRole("button", { name: "重新发送激活邮件" })).toBeVisible();
  },
};

/** The page as the registration of a customer at a university leads to it. */
function FromTheForm() {
  const { state } = useLocation();
  const registered = { email: "xu.qing@lab.example", category: UNIVERSITY_CATEGORY };
  return state ? <Registered /> : <Navigate to={paths.registered()} replace state={registered} />;
}

/** A customer at a university is told what comes before university prices. */
export const AtAUniversity: Story = {
  render: () => <FromTheForm />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "接下来" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "高校科研信息" })).toHaveAttribute(
      "href",
      "/profile/university",
    );
    const [next, resend] = ["接下来", "重新发送激活邮件"].map((name) =>
      canvas.getByRole("heading", { name }).getBoundingClientRect(),
    );
    await expect(next?.left).toBe(resend?.left);
  },
};

export const SentAgain: Story = {
  parameters: { scenario: [answers(mailActivation, (params) => (sent(params), {}))] },
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.type(canvas.getByLabelText(/邮箱地址/), "xu.qing@lab.example");
    await userEvent.click(canvas.getByRole("button", { name: "重新发送激活邮件" }));
    await expect(await canvas.findByText(/xu.qing@lab.example 已注册但尚未激活/)).toBeVisible();
    await expect(sent.mock.calls).toEqual([[{ email: "xu.qing@lab.example" }]]);
  },
};

export const TooManyMails: Story = {
  parameters: {
    scenario: [refuses(mailActivation, codes.tooMany, mailMessages.tooMany)],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/邮箱地址/), "xu.qing@lab.example{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("邮件已多次发送");
    await expect(canvas.getByLabelText(/邮箱地址/)).toHaveValue("xu.qing@lab.example");
  },
};

export const EmailInvalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/邮箱地址/), "xu.qing{Enter}");
    await expect(await canvas.findByText("请输入正确的邮箱地址")).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: { scenario: [refuses(mailActivation, codes.badRequest, mailMessages.emailInvalid)] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/邮箱地址/), "xu.qing@lab.example{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("请输入正确的邮箱地址");
    await expect(canvas.getByLabelText(/邮箱地址/)).toHaveValue("xu.qing@lab.example");
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** Too many requests from one network, whatever the address. */
export const TooManyFromTheNetwork: Story = refusedAfter(
  ({ canvas }) => userEvent.type(canvas.getByLabelText(/邮箱地址/), "xu.qing@lab.example{Enter}"),
  refuses(mailActivation, codes.tooMany, callMessages.tooMany),
);
