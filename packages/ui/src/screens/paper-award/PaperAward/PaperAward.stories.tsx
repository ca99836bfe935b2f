import { readUserInfo } from "@reagent/api/contract/account";
import { codes } from "@reagent/api/contract/envelope";
import { applyForAward, listPaperWinners, readAward } from "@reagent/api/contract/paper-award";
import { callMessages } from "@reagent/api/messages/call";
import type { Message } from "@reagent/api/messages/message";
import { paperAwardMessages } from "@reagent/api/messages/paper-award";
import { userInfo } from "@reagent/api/mock/samples/account";
import { paperAward, paperWinners } from "@reagent/api/mock/samples/papers";
import { answers, refusal, waits } from "@reagent/api/mock/verbs";
import { startOfMonth } from "@reagent/domain/paper-award";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import {
  expectAlert,
  expectLoginDialog,
  expectLoginPrompt,
  expectNoOverflow,
} from "../../../foundations/stage/actions.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { PaperAward } from "./PaperAward.tsx";

const meta = {
  title: "Screens/Paper award/Paper award",
  component: PaperAward,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/thesisActivity" },
  decorators: [withSessionWatch],
  beforeEach: () => {
    withPlainEvents();
  },
} satisfies Meta<typeof PaperAward>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const entries = {
  姓名: "林静",
  联系方式: "13800000000",
  电子邮箱: "lin@lab.example",
  所在单位: "示例大学",
  论文题目: "A demonstration of solvent drying",
  研究领域: "化学",
  期刊名称: "Demonstration Letters",
  影响因子: "6.2",
  论文链接: "https://papers.example/1",
  "产品名称 1": "乙醇",
  "CAS 号 1": "64-17-5",
};

async function fill(canvas: Canvas): Promise<void> {
  for (const [name, value] of Object.entries(entries)) {
    const field = await canvas.findByRole("textbox", { name: new RegExp(`^${name}`, "u") });
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
  await userEvent.selectOptions(canvas.getByRole("combobox", { name: /发表时间/u }), "2025-08");
}
const consent = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole("checkbox", { name: /已知晓并同意/u }));
const submit = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole("button", { name: "提交申请" }));

const sent = fn<(params: unknown) => void>();
const accepts = answers(applyForAward, (params) => {
  sent(params);
  return {};
});

/** The months that can be chosen are January 2024 to August 2025. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const month = await canvas.findByRole("combobox", { name: /发表时间/u });
    const options = within(month).getAllByRole("option", { hidden: true });
    const months = options.map((option) => option.textContent).filter((text) => /\d/u.test(text));
    await expect([months.length, months[0], months.at(-1)]).toEqual([20, "2024-01", "2025-08"]);
  },
};

const withAward = (change: object) => [
  answers(readAward, (_, language) => ({ ...paperAward(language), ...change })),
];

/** Before the first day of applications there is no form. */
export const NotYetOpen: Story = {
  tags: ["no-picture"],
  parameters: { scenario: withAward({ applications: "upcoming", opensOn: "2026-12-01" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("申请自 2026-12-01 起接受。")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "提交申请" })).toBeNull();
  },
};

/** After the last day of applications there is no form, and the records stay. */
export const Closed: Story = {
  parameters: { scenario: withAward({ applications: "closed", closesOn: "2026-10-31" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("申请已于 2026-10-31 截止。")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "提交申请" })).toBeNull();
    await expect(canvas.queryByText("立即申请")).toBeNull();
    await expect(canvas.getByRole("link", { name: "我的申请记录" })).toBeVisible();
  },
};

let isClosed = false;

/** Applications are closed while the form is filled in: after the refusal the page says so. */
export const ClosedMeanwhile: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(readAward, (_, language) => ({
        ...paperAward(language),
        ...(isClosed && { applications: "closed" as const, closesOn: "2026-11-20" }),
      })),
      answers(applyForAward, () => {
        isClosed = true;
        return refusal(codes.badRequest, paperAwardMessages.notOpen);
      }),
    ],
  },
  play: async ({ canvas }) => {
    isClosed = false;
    await fill(canvas);
    await consent(canvas);
    await submit(canvas);
    await expect(await canvas.findByText("申请已于 2026-11-20 截止。")).toBeVisible();
  },
};

const prize = {
  id: "gold",
  name: "松江金奖",
  prize: 20_000,
  winners: 2,
  asks: "影响因子不低于 15，并以通讯作者发表。",
  isMonthly: false,
  isShowcased: false,
};

/** An owner's award: its own title, months, prizes, tabs and texts. */
export const OwnAward: Story = {
  parameters: {
    scenario: withAward({
      title: "松江青年论文奖",
      lead: "用松江试剂发表第一篇论文。",
      firstMonth: "2026-11",
      lastMonth: "2027-02",
      eligibility: ["论文在致谢中写明松江试剂。"],
      awards: [
        prize,
        { ...prize, id: "silver", name: "松江银奖", prize: 500, winners: 0, asks: "" },
      ],
      editions: [{ id: "2026", year: 2026, title: "2026 获奖者", note: "", awards: ["gold"] }],
      rules: "每人一项。",
      taxNote: "",
      consent: "我同意公布论文题目。",
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("论文发表于 2026-11-01 至 2027-02-28。")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "松江青年论文奖" })).toBeVisible();
    await expect(canvas.getByText("用松江试剂发表第一篇论文。")).toBeVisible();
    await expect(canvas.getByText("¥20,000 · 2 名")).toBeVisible();
    await expect(canvas.getByText(prize.asks)).toBeVisible();
    await expect(canvas.getByText("每人一项。")).toBeVisible();
    await expect(canvas.queryByText(/个人所得税/u)).toBeNull();
    await expect(
      await canvas.findByRole("checkbox", { name: /我同意公布论文题目/u }),
    ).toBeVisible();
    const months = within(await canvas.findByRole("combobox", { name: /发表时间/u }));
    const names = months.getAllByRole("option", { hidden: true }).map((each) => each.textContent);
    await expect(names.filter((text) => /\d/u.test(text))).toEqual([
      "2026-11",
      "2026-12",
      "2027-01",
      "2027-02",
    ]);
    await expect(canvas.queryByRole("link", { name: "获奖风采" })).toBeNull();
    await userEvent.click(canvas.getByRole("link", { name: "2026 获奖者" }));
    await expect(await canvas.findByText("获奖名单尚未公布")).toBeVisible();
  },
};

export const Sent: Story = {
  parameters: { scenario: [accepts] },
  play: async ({ canvas }) => {
    sent.mockClear();
    await fill(canvas);
    await consent(canvas);
    await submit(canvas);
    await waitFor(() =>
      expect(canvas.getByText("正在提交申请...", { selector: "[role=status]" })).toBeVisible(),
    );
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          publishedAt: startOfMonth("2025-08"),
          products: [{ name: "乙醇", casNumber: "64-17-5" }],
        }),
      ),
    );
    await waitFor(() => expectAlert("您已成功提交申请！"));
    await expect(canvas.queryByText("正在提交申请...", { selector: "[role=status]" })).toBeNull();
  },
};

/** The application is being sent, under the overlay. */
export const Sending: Story = {
  tags: ["picture"],
  parameters: { scenario: [waits(applyForAward)] },
  play: async ({ canvas }) => {
    await fill(canvas);
    await consent(canvas);
    await submit(canvas);
    await expect(
      await canvas.findByText("正在提交申请...", { selector: "[role=status]" }),
    ).toBeVisible();
  },
};

/** The sections that can be left out are open. */
export const SectionsOpen: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    for (const section of ["所获奖项（选填）", "相关专利（选填）"])
      await userEvent.click(await canvas.findByText(section));
    for (const field of ["奖项名称", "奖项链接", "专利名称", "专利号", "发明人"])
      await expect(
        await canvas.findByRole("textbox", { name: new RegExp(field, "u") }),
      ).toBeVisible();
  },
};

/** Each required field has its error, where nothing is known of the customer. */
export const Invalid: Story = {
  parameters: {
    scenario: [
      answers(readUserInfo, (_, language) => ({
        ...userInfo(language),
        name: "",
        mobile: "",
        email: "",
        company: "",
      })),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "提交申请" });
    await submit(canvas);
    for (const message of [
      "请填写您的真实姓名",
      "请填写您的真实联系方式",
      "请填写您的真实电子邮箱地址",
      "请填写您的目前所在单位",
      "请务必填写研究领域",
      "请务必填写完整期刊名称，首字母大写",
      "请填写发表时间",
      "请务必填写完整产品名称",
      "请填写对应CAS号",
    ])
      await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getAllByText("请务必填写完整且正确")).toHaveLength(3);
  },
};

export const WithoutConsent: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await submit(canvas);
    await expectAlert('请查看并阅读 "已知晓并同意" 信息并勾选！');
  },
};

/** Rows are added and removed; only the last one adds. */
export const SeveralProducts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "添加产品" }));
    await expect(canvas.getByRole("textbox", { name: /产品名称 2/u })).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "添加产品" })).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "删除产品 1" }));
    await expect(canvas.queryByRole("textbox", { name: /产品名称 2/u })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "删除产品 1" })).toBeNull();
  },
};

/** A refusal shows nothing but the form as it was (customer centre §4, paper-award application). */
const refused = (code: number, message: Message): Story => ({
  parameters: {
    scenario: [
      answers(applyForAward, (params) => {
        sent(params);
        return refusal(code, message);
      }),
    ],
  },
  play: async ({ canvas }) => {
    sent.mockClear();
    await fill(canvas);
    await consent(canvas);
    await submit(canvas);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole("button", { name: "提交申请" })).toBeEnabled();
    await expect(canvas.queryByText("正在提交申请...", { selector: "[role=status]" })).toBeNull();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.queryByText(message.zh)).toBeNull();
    await expect(canvas.getByRole("textbox", { name: /^姓名/u })).toHaveValue("林静");
  },
});

/** An article is entered once. */
export const EnteredBefore: Story = refused(codes.locked, paperAwardMessages.alreadyEntered);

export const FoundIncomplete: Story = refused(codes.badRequest, callMessages.incomplete);

/** Who applies is filled in; what was typed before wins. */
export const FilledIn: Story = {
  tags: ["no-picture"],
  parameters: {
    stored: {
      [storageKeys.awardDraft]: JSON.stringify({
        by: "",
        forms: { thesisForm: { apply_team: "示例大学", apply_topic: "Solvent drying" } },
      }),
    },
  },
  play: async ({ canvas }) => {
    const { name, mobile, email } = userInfo();
    for (const [label, value] of [
      [/^姓名/u, name],
      [/^联系方式/u, mobile],
      [/^电子邮箱/u, email],
      [/^所在单位/u, "示例大学"],
      [/^论文题目/u, "Solvent drying"],
    ] as const)
      await waitFor(() => expect(canvas.getByRole("textbox", { name: label })).toHaveValue(value));
    await expect(canvas.getByRole("link", { name: "我的申请记录" })).toHaveAttribute(
      "href",
      "/paperRecord",
    );
  },
};

/** A journal whose name begins with a lower-case letter, and a bare DOI, are accepted. */
export const SmallLetterAndDoi: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [accepts] },
  play: async ({ canvas }) => {
    sent.mockClear();
    await fill(canvas);
    for (const [label, value] of [
      [/^期刊名称/u, "eLife"],
      [/^论文链接/u, "10.7554/eLife.00001"],
    ] as const) {
      const field = canvas.getByRole("textbox", { name: label });
      await userEvent.clear(field);
      await userEvent.type(field, value);
    }
    await consent(canvas);
    await submit(canvas);
    await waitFor(() => expectAlert("您已成功提交申请！"));
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ journal: "eLife", link: "https://doi.org/10.7554/eLife.00001" }),
    );
  },
};

/** Where the network is lost the form says so in place; what was typed stays. */
export const Offline: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [http.post(`*${applyForAward.path}`, () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await fill(canvas);
    await consent(canvas);
    await submit(canvas);
    await expect(await canvas.findByText("网络连接失败，请检查网络后重试。")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /^姓名/u })).toHaveValue("林静");
    await expect(canvas.getByRole("button", { name: "提交申请" })).toBeEnabled();
  },
};

/** The session ends before the application is sent: the prompt to log in again opens, and what was typed stays. */
export const SessionExpired: Story = {
  tags: ["no-picture"],
  globals: { viewer: "expired" },
  play: async ({ canvas }) => {
    await fill(canvas);
    await consent(canvas);
    await submit(canvas);
    await expectLoginPrompt();
    /* The dialog hides the rest from roles. */
    await expect(await canvas.findByDisplayValue("林静")).toBeInTheDocument();
    await expect(canvas.queryByText("正在提交申请...", { selector: "[role=status]" })).toBeNull();
  },
};

/** Entries of 10,000 characters, some of them scripts, each have their error. */
export const TooLong: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    await fill(canvas);
    await consent(canvas);
    const script = "<script>alert(1)</script>".repeat(400);
    for (const name of [/^姓名/u, /^论文题目/u, /^论文链接/u, /^产品名称 1/u]) {
      const field = canvas.getByRole("textbox", { name });
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(script);
    }
    await submit(canvas);
    await expect(await canvas.findAllByText(/^内容过长/u)).toHaveLength(4);
    await expect(canvas.getByRole("textbox", { name: /^姓名/u })).toHaveValue(script);
    await expectNoOverflow(canvasElement);
  },
};

/** Pressing twice sends the application once. */
export const SentTwice: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [accepts] },
  play: async ({ canvas }) => {
    sent.mockClear();
    await fill(canvas);
    await consent(canvas);
    await userEvent.dblClick(canvas.getByRole("button", { name: "提交申请" }));
    await waitFor(() => expectAlert("您已成功提交申请！"));
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** An optional section with an error is open, and cannot be closed before it is mended. */
export const InvalidAwardLink: Story = {
  parameters: {
    stored: {
      [storageKeys.awardDraft]: JSON.stringify({
        by: "",
        forms: { thesisForm: { apply_award: { award_link: "papers.example" } } },
      }),
    },
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("textbox", { name: /^奖项链接/u });
    await waitFor(() => expect(link).toHaveValue("papers.example"));
    await userEvent.click(canvas.getByText("所获奖项（选填）"));
    await expect(link).not.toBeVisible();
    await submit(canvas);
    await waitFor(() => expect(link).toBeVisible());
    await expect(link).toBeInvalid();
    await userEvent.click(canvas.getByText("所获奖项（选填）"));
    await waitFor(() => expect(link).toBeVisible());
  },
};

/** A guest is asked to log in before anything is validated. */
export const Guest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "提交申请" });
    await submit(canvas);
    await expectLoginDialog();
    await expect(canvas.queryByText("请填写您的真实姓名")).toBeNull();
  },
};

const ofTab = (tab: string) => ({ parameters: { route: `/thesisActivity?tab=${tab}` } });
const standard = standardStories(listPaperWinners, (canvas) =>
  canvas.findByRole("table", { name: "2025 领航奖" }),
);

export const Pilot: Story = {
  ...ofTab("pilot"),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "2025 领航奖" });
    await expect(within(table).getAllByRole("row")).toHaveLength(9);
  },
};

export const Winners: Story = {
  ...ofTab("winners"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "精英奖获奖名单" })).toBeVisible();
    await expect(canvas.queryByRole("table", { name: "贡献奖获奖名单" })).toBeNull();
  },
};

export const ShowcaseOfWinners: Story = {
  ...ofTab("showcase"),
  play: async ({ canvas, canvasElement }) => {
    const list = await canvas.findByRole("list", { name: "获奖风采" });
    await expect(within(list).getAllByRole("img")).toHaveLength(10);
    await expectNoOverflow(canvasElement);
  },
};

const longWinners = paperWinners("en").map((winner) => ({
  ...winner,
  name: "Wolfeschlegelsteinhausenbergerdorff".repeat(2),
  company: "School of Chemistry and Molecular Engineering, ".repeat(5).trim(),
  title: "Preparation and characterisation of aqueous electrolytes ".repeat(5).trim(),
}));

/** Long names wrap, in the table and under the pictures. */
export const LongWinners: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: {
    ...ofTab("winners").parameters,
    scenario: [answers(listPaperWinners, { winners: longWinners })],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "精英奖获奖名单" });
    await expectNoOverflow(canvasElement);
    await userEvent.click(canvas.getByRole("link", { name: "获奖风采" }));
    await canvas.findByRole("list", { name: "获奖风采" });
    await expectNoOverflow(canvasElement);
  },
};

export const Empty: Story = {
  parameters: {
    ...ofTab("winners").parameters,
    scenario: [answers(listPaperWinners, { winners: [] })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("获奖名单尚未公布")).toBeVisible();
  },
};

const onPilotTab = (story: Story): Story => ({
  ...story,
  parameters: { ...story.parameters, ...ofTab("pilot").parameters },
});
export const Loading: Story = onPilotTab(standard.loading);
export const Failed: Story = onPilotTab(standard.failed);
export const OnAPhone: Story = onPilotTab(standard.onAPhone);

const standardOfAward = standardStories(readAward, (canvas) =>
  canvas.findByRole("button", { name: "提交申请" }),
);
export const AwardLoading: Story = { ...standardOfAward.loading, tags: ["no-picture"] };
export const AwardFailed: Story = { ...standardOfAward.failed, tags: ["no-picture"] };
