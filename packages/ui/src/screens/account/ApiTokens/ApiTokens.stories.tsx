import {
  type ApiToken,
  endApiToken,
  issueApiToken,
  listApiTokens,
} from "@reagent/api/contract/api-token";
import { codes } from "@reagent/api/contract/envelope";
import { apiTokenMessages } from "@reagent/api/messages/api-token";
import { callMessages } from "@reagent/api/messages/call";
import { passwordMessages } from "@reagent/api/messages/password";
import { apiTokens, sampleSecret } from "@reagent/api/mock/samples/api-tokens";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import { MOST_TOKENS } from "@reagent/domain/api-token";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  answerAlert,
  expectAlert,
  expectNoOverflow,
  findToast,
} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { ApiTokens } from "./ApiTokens.tsx";

const meta = {
  title: "Screens/Account/API tokens",
  component: ApiTokens,
  tags: ["plays-on-phones", "plays-in-chinese", "no-picture"],
  parameters: { route: "/profile/api_tokens" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
    left = apiTokens;
  },
} satisfies Meta<typeof ApiTokens>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const sent = fn();
let left = apiTokens;
const table = (canvas: Canvas) => canvas.findByRole("table", { name: "API 令牌" });
const standard = standardStories(listApiTokens, table);
const [unused, used, expired] = apiTokens;
const password = (canvas: Canvas) => canvas.findByLabelText(/^登录密码/);

/** Fills the form and sends it. */
async function make(canvas: Canvas, name = "质谱仪脚本", own = "kedu-2026") {
  const field = await canvas.findByLabelText(/^名称/);
  if (name !== "") await userEvent.type(field, name);
  if (own !== "") await userEvent.type(await password(canvas), own);
  await userEvent.click(canvas.getByRole("button", { name: "创建令牌" }));
}

const endButton = (token: ApiToken | undefined) => ({ name: `终止令牌“${token?.name}”` });

/** Presses the button of a token and confirms. */
async function end(canvas: Canvas, token: ApiToken | undefined) {
  await userEvent.click(await canvas.findByRole("button", endButton(token)));
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "终止" }));
}

/** Two that are good, one of them unused, and one that expired. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [, first, second, third] = within(await table(canvas)).getAllByRole("row");
    await expect(first).toHaveTextContent("从未使用");
    await expect(second).toHaveTextContent("读取、购物车");
    await expect(second).not.toHaveTextContent("已过期");
    await expect(third).toHaveTextContent("已过期");
    await expect(canvas.getByRole("link", { name: "开放接口说明" })).toHaveAttribute("href", "/v1");
  },
};

/** The secret is shown once, with a button that copies it; it has the focus, and the form is empty again. */
export const JustMade: Story = {
  parameters: {
    scenario: [
      answers(issueApiToken, (params) => {
        sent(params);
        const { name, scopes } = params;
        left = [{ ...apiTokens[0]!, tokenId: "t4", name, scopes }, ...apiTokens];
        return { secret: sampleSecret, token: left[0]! };
      }),
      answers(listApiTokens, () => ({ tokens: left })),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "购物车：加入商品" }));
    await userEvent.click(canvas.getByRole("radio", { name: "365 天" }));
    await make(canvas);
    const made = await canvas.findByRole("group", { name: "令牌“质谱仪脚本”已创建" });
    await expect(sent).toHaveBeenCalledWith({
      name: "质谱仪脚本",
      scopes: ["read", "cart"],
      days: 365,
      password: "kedu-2026",
    });
    await waitFor(() => expect(made).toHaveFocus());
    await expect(within(made).getByText(sampleSecret)).toBeVisible();
    await expect(
      within(made).getByRole("button", { name: `复制 API 令牌 ${sampleSecret}` }),
    ).toBeVisible();
    await expect(within(await table(canvas)).getByText("质谱仪脚本")).toBeVisible();
    await expect(canvas.getByLabelText(/^名称/)).toHaveValue("");
    await expect(await password(canvas)).toHaveValue("");
    await expectNoOverflow(canvasElement);
  },
};

/** Once it is stored, the secret is gone for good, and the focus is on the list. */
export const SecretStored: Story = {
  play: async ({ canvas }) => {
    await make(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "我已保存" }));
    await expect(canvas.queryByText(sampleSecret)).toBeNull();
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByRole("table")));
  },
};

export const JustMadeOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await make(canvas, "名".repeat(60));
    await expect(await canvas.findByText(sampleSecret)).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

export const FieldsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^读取/ }));
    await make(canvas, "", "");
    for (const message of ["请输入名称", "请至少选择一项权限", "请输入登录密码"])
      await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByLabelText(/^名称/)).toHaveFocus();
    await expect(canvas.getByRole("group", { name: "权限" })).toHaveAccessibleDescription(
      "请至少选择一项权限",
    );
  },
};

/** What was typed remains. */
export const PasswordWrong: Story = {
  parameters: {
    scenario: [refuses(issueApiToken, codes.passwordWrong, passwordMessages.wrong)],
  },
  play: async ({ canvas }) => {
    await make(canvas);
    const field = await password(canvas);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/密码不正确，请重新输入。/));
    await expect(field).toHaveFocus();
    await expect(canvas.getByLabelText(/^名称/)).toHaveValue("质谱仪脚本");
  },
};

export const TooManyWrongPasswords: Story = refusedAfter(
  ({ canvas }) => make(canvas),
  refuses(issueApiToken, codes.tooMany, passwordMessages.tooManyWrong),
);

/** Others were made meanwhile, in another window. */
export const LimitReachedMeanwhile: Story = refusedAfter(
  ({ canvas }) => make(canvas),
  refuses(issueApiToken, codes.badRequest, apiTokenMessages.tooMany),
);

export const NotMade: Story = refusedAfter(
  ({ canvas }) => make(canvas),
  refuses(issueApiToken, codes.failed, callMessages.failed),
);

export const Making: Story = {
  parameters: { scenario: [waits(issueApiToken)] },
  play: async ({ canvas }) => {
    await make(canvas);
    await expect(await canvas.findByRole("button", { name: "创建中..." })).toBeVisible();
  },
};

const many = Array.from({ length: MOST_TOKENS }, (_, at) => ({
  ...apiTokens[1]!,
  tokenId: `m${at}`,
  name: `ERP ${at + 1}`,
}));

/** An expired token does not count. */
export const LimitReached: Story = {
  parameters: { scenario: [answers(listApiTokens, { tokens: [...many, apiTokens[2]!] })] },
  play: async ({ canvas }) => {
    await expect(within(await table(canvas)).getAllByRole("row")).toHaveLength(MOST_TOKENS + 2);
    await expect(canvas.getByText(/最多可有 20 个有效的令牌/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "创建令牌" })).toBeNull();
  },
};

export const OneBelowTheLimit: Story = {
  parameters: {
    scenario: [answers(listApiTokens, { tokens: [...many.slice(1), apiTokens[2]!] })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "创建令牌" })).toBeVisible();
  },
};

const listsLeft = [
  answers(listApiTokens, () => ({ tokens: left })),
  answers(endApiToken, (params) => {
    sent(params);
    left = left.filter(({ tokenId }) => tokenId !== params.tokenId);
    return {};
  }),
];

/** The row is removed, and the next row takes the focus; after the last one the list does. */
export const Ended: Story = {
  parameters: { scenario: listsLeft },
  play: async ({ canvas }) => {
    await end(canvas, unused);
    await expect(await findToast("令牌已终止")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ tokenId: unused?.tokenId });
    await waitFor(() => expect(canvas.queryByRole("button", endButton(unused))).toBeNull());
    await expect(canvas.getByRole("button", endButton(used))).toHaveFocus();
    await end(canvas, used);
    await waitFor(() => expect(canvas.queryByRole("button", endButton(used))).toBeNull());
    await end(canvas, expired);
    const none = await canvas.findByText("您还没有 API 令牌");
    await waitFor(() => expect(document.activeElement).toContainElement(none));
  },
};

export const NotConfirmed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", endButton(used)));
    const question = within(await screen.findByRole("alertdialog"));
    await expect(question.getByText(/使用它的程序将立即无法访问/)).toBeVisible();
    if (restsHere()) return;
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", endButton(used))).toHaveFocus());
    await expect(screen.queryByText("令牌已终止")).toBeNull();
  },
};

/** It ended meanwhile: the list is read again. */
export const EndedAlready: Story = {
  parameters: {
    scenario: [
      refuses(endApiToken, codes.notFound, apiTokenMessages.ended),
      answers(listApiTokens, () => {
        sent();
        return { tokens: apiTokens };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await end(canvas, used);
    await expectAlert(apiTokenMessages.ended.zh);
    if (restsHere()) return;
    await answerAlert("确定");
    await waitFor(() => expect(sent.mock.calls.length).toBeGreaterThan(1));
  },
};

export const NotEnded: Story = {
  parameters: { scenario: [refuses(endApiToken, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await end(canvas, used);
    await expectAlert(callMessages.failed.zh);
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(canvas.getByRole("button", endButton(used))).toHaveFocus();
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listApiTokens, { tokens: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("您还没有 API 令牌")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "创建令牌" })).toBeVisible();
  },
};

/** Names wrap at any letter. */
export const LongNames: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: {
    scenario: [
      answers(listApiTokens, {
        tokens: apiTokens.map((token, at) => ({
          ...token,
          name: (at === 0 ? "名" : "x").repeat(60),
        })),
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await table(canvas);
    await expectNoOverflow(canvasElement);
  },
};

export const Loading: Story = standard.loading;
export const Failed: Story = standard.failed;
export const Guest: Story = standard.guest;
export const SessionExpired: Story = standard.expired;
export const OnAPhone: Story = standard.onAPhone;

export const EnglishOnAPhone: Story = {
  tags: ["!plays-in-chinese"],
  globals: { language: "en", viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const list = within(await canvas.findByRole("table", { name: "API tokens" }));
    await expect(list.getByText("Expired")).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};
