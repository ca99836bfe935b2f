import { codes } from "@reagent/api/contract/envelope";
import { readUniversityInfo, saveUniversityInfo } from "@reagent/api/contract/filing";
import { readProfile } from "@reagent/api/contract/profile";
import { issueDocumentTicket, uploadDocument } from "@reagent/api/contract/upload";
import { callMessages } from "@reagent/api/messages/call";
import { filingMessages } from "@reagent/api/messages/filing";
import { uploadMessages } from "@reagent/api/messages/upload";
import {
  noUniversityInfo,
  refusalReason,
  sampleDocument,
  universityInfo,
} from "@reagent/api/mock/samples/filing";
import { profile } from "@reagent/api/mock/samples/profile";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import { UPLOAD_SIZE_LIMIT } from "@reagent/domain/upload";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow, findAlert } from "../../../foundations/stage/actions.ts";
import { tabOpenedIn } from "../../../foundations/stage/location.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { dropFiles } from "../../../testing/drop-files.ts";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { University } from "./University.tsx";

const meta = {
  title: "Screens/Account/University",
  component: University,
  tags: ["plays-on-phones", "plays-in-chinese"],
  globals: { viewer: "university" },
  parameters: { route: "/profile/university" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof University>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;
type Canvas = Parameters<Play>[0]["canvas"];

const standard = standardStories(readUniversityInfo, (canvas) =>
  canvas.findByRole("button", { name: "保存" }),
);

const sent = fn();
/** What the form of the sample sends: all but the decision. */
const submitted = () => {
  const { state: _, refusal: __, ...info } = universityInfo();
  return info;
};
const takes = answers(saveUniversityInfo, (params) => {
  sent(params);
  return {};
});
const withoutProfile = answers(readProfile, {
  ...profile(),
  name: "",
  company: "",
  address: "",
  mobile: "",
  phone: "",
});
const slotName = "学生证/校园卡、教师证/教工卡";
const gif = Uint8Array.from(atob("R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs="), (byte) =>
  byte.codePointAt(0)!,
);
const card = () => new File([gif], "校园卡.gif", { type: "image/gif" });

const slotIn = (canvas: Canvas) => canvas.findByRole("group", { name: slotName });

/** Chooses a file of any type, as a file chooser can. */
async function chooseFile(canvas: Canvas, file: File) {
  const slot = await slotIn(canvas);
  const input = slot.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no file can be chosen");
  await userEvent.setup({ applyAccept: false }).upload(input, file);
}

const upload = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole("button", { name: `上传：${slotName}` }));

export const Default: Story = {
  tags: ["picture"],
  parameters: { scenario: [takes] },
  play: async ({ canvas }) => {
    const teacher = await canvas.findByLabelText(/^导师姓名/);
    await expect(teacher).toHaveValue(universityInfo().teacher);
    await userEvent.clear(teacher);
    await userEvent.type(teacher, " 李示例 ");
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(await screen.findByText("高校科研信息更新成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ ...submitted(), teacher: "李示例" });
    await expect(canvas.getByText(/^已通过审核。/)).toBeVisible();
  },
};

/** A supervisor abroad has a number with a country code. */
export const NumberAbroad: Story = {
  parameters: { scenario: [takes] },
  play: async ({ canvas }) => {
    const mobile = await canvas.findByLabelText(/^手机/);
    await userEvent.clear(mobile);
    await userEvent.type(mobile, "+44 7700");
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(await canvas.findByText(/境外号码请带国家代码/)).toBeVisible();
    await userEvent.type(mobile, " 900123");
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(await screen.findByText("高校科研信息更新成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ ...submitted(), mobile: "+447700900123" });
  },
};

/** A first filing begins with what was typed at the registration. */
export const BeginsWithProfile: Story = {
  parameters: { scenario: [answers(readUniversityInfo, noUniversityInfo)] },
  play: async ({ canvas }) => {
    const { company, mobile, phone } = profile("zh", "university");
    await expect(await canvas.findByLabelText(/^学校名称/)).toHaveValue(company);
    await expect(canvas.getByLabelText(/^手机号码/)).toHaveValue(mobile);
    await expect(canvas.getByLabelText(/^联系电话/)).toHaveValue(phone);
    await expect(canvas.getByLabelText(/^导师姓名/)).toHaveValue("");
  },
};

/** Someone who typed no landline at the registration is reached by the mobile. */
export const BeginsWithMobile: Story = {
  parameters: {
    scenario: [
      answers(readUniversityInfo, noUniversityInfo),
      answers(readProfile, { ...profile("zh", "university"), phone: "" }),
    ],
  },
  play: async ({ canvas }) => {
    const { mobile } = profile("zh", "university");
    await expect(await canvas.findByLabelText(/^联系电话/)).toHaveValue(mobile);
  },
};

export const Empty: Story = {
  parameters: {
    scenario: [answers(readUniversityInfo, noUniversityInfo), withoutProfile],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "保存" }));
    for (const words of [
      "请输入学校名称",
      "请输入院系",
      "请输入导师姓名",
      "请输入手机号码",
      "请输入联系电话",
      "请上传该材料",
    ])
      await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByLabelText(/^学校名称/)).toHaveFocus();
  },
};

/** While the info is reviewed it is read-only. */
export const Pending: Story = {
  tags: ["picture"],
  parameters: {
    scenario: [
      answers(readUniversityInfo, (_, language) => ({
        ...universityInfo(language),
        state: "pending" as const,
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/正在审核/)).toBeVisible();
    await expect(canvas.getByText(universityInfo().teacher)).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

export const Refused: Story = {
  tags: ["picture"],
  parameters: {
    scenario: [
      answers(readUniversityInfo, (_, language) => ({
        ...universityInfo(language),
        state: "refused" as const,
        refusal: refusalReason[language],
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`未通过审核：${refusalReason.zh}`)).toBeVisible();
    await expect(canvas.getByLabelText(/^导师姓名/)).toHaveValue(universityInfo().teacher);
  },
};

/** It was submitted in another tab; the submitted info is shown. */
export const SubmittedMeanwhile: Story = {
  parameters: {
    scenario: [
      refuses(saveUniversityInfo, codes.locked, filingMessages.locked),
      answers(readUniversityInfo, (_, language) => {
        sent();
        const state = sent.mock.calls.length > 1 ? ("pending" as const) : ("refused" as const);
        return { ...universityInfo(language), state };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "保存" }));
    const alert = await findAlert();
    await expect(within(alert).getByText(filingMessages.locked.zh)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("textbox")).toBeNull());
  },
};

/** A file is chosen, viewed, uploaded and saved with the form. */
export const Uploaded: Story = {
  tags: ["picture"],
  parameters: { scenario: [takes] },
  play: async ({ canvas, canvasElement }) => {
    await chooseFile(canvas, card());
    const slot = within(await slotIn(canvas));
    await expect(await slot.findByText("校园卡.gif")).toBeVisible();
    await expect(slot.getByText("待上传")).toBeVisible();
    await upload(canvas);
    await expect(await screen.findByText("学生证/校园卡、教师证/教工卡上传成功！")).toBeVisible();
    await expect(await slot.findByText("已上传")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        ...submitted(),
        uploadId: sampleDocument.uploadId,
        fileName: "校园卡.gif",
      }),
    );
    await userEvent.click(slot.getByRole("button", { name: `查看：${slotName}` }));
    await waitFor(() => expect(tabOpenedIn(canvasElement)).toBeTruthy());
  },
};

export const NoneChosen: Story = {
  play: async ({ canvas }) => {
    await upload(canvas);
    await expect(await canvas.findByText("请选择上传的文件！")).toBeVisible();
    await expect(await slotIn(canvas)).toHaveAccessibleDescription(/请选择上传的文件！/);
  },
};

export const WrongExtension: Story = {
  play: async ({ canvas }) => {
    await chooseFile(canvas, new File(["<svg/>"], "校园卡.svg", { type: "image/svg+xml" }));
    await expect(await canvas.findByText("只能上传jpg，gif，pdf，png，bmp格式文件")).toBeVisible();
  },
};

export const TooLarge: Story = {
  play: async ({ canvas }) => {
    const bytes = new Uint8Array(UPLOAD_SIZE_LIMIT);
    await chooseFile(canvas, new File([bytes], "校园卡.png", { type: "image/png" }));
    await expect(await canvas.findByText("文件大小不能超过10MB")).toBeVisible();
  },
};

/** Dropping two files at once is refused. */
export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    const zone = (await slotIn(canvas)).querySelector("[data-rac]");
    if (!zone) throw new Error("nothing can be dropped");
    dropFiles(zone, [card(), card()]);
    await expect(await canvas.findByText("当前限制选择 1 个文件")).toBeVisible();
    dropFiles(zone, [card()]);
    await expect(await canvas.findByText("待上传")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("当前限制选择 1 个文件")).toBeNull());
  },
};

export const UploadRefused: Story = {
  parameters: {
    scenario: [refuses(uploadDocument, codes.badRequest, uploadMessages.content)],
  },
  play: async ({ canvas }) => {
    await chooseFile(canvas, card());
    await upload(canvas);
    await expect(
      await canvas.findByText("图片上传失败：文件内容与扩展名不符，请检查后重新选择。"),
    ).toBeVisible();
    await expect(canvas.getByText("校园卡.gif")).toBeVisible();
  },
};

export const Uploading: Story = {
  parameters: { scenario: [waits(uploadDocument)] },
  play: async ({ canvas }) => {
    await chooseFile(canvas, card());
    await upload(canvas);
    await expect(await canvas.findByRole("progressbar", { name: slotName })).toBeVisible();
    await expect(canvas.getByRole("button", { name: `上传：${slotName}` })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

/** Saving uploads a chosen file first. */
export const UploadedBySaving: Story = {
  parameters: { scenario: [takes] },
  play: async ({ canvas }) => {
    await chooseFile(canvas, card());
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(await screen.findByText("高校科研信息更新成功！")).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      [{ ...submitted(), uploadId: sampleDocument.uploadId, fileName: "校园卡.gif" }],
    ]);
  },
};

/** An upload that is refused stops the submission, and what was typed stays. */
export const UploadRefusedBySaving: Story = {
  parameters: {
    scenario: [refuses(uploadDocument, codes.badRequest, uploadMessages.content)],
  },
  play: async ({ canvas }) => {
    await chooseFile(canvas, card());
    const teacher = await canvas.findByLabelText(/^导师姓名/);
    await userEvent.type(teacher, "甲");
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(await canvas.findByText(/^图片上传失败：/)).toBeVisible();
    await expect(teacher).toHaveValue(`${universityInfo().teacher}甲`);
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: `更换文件：${slotName}` })).toHaveFocus(),
    );
  },
};

export const DocumentDeleted: Story = {
  parameters: {
    scenario: [
      answers(readUniversityInfo, (_, language) => ({
        ...universityInfo(language),
        ...sampleDocument,
        fileName: "校园卡.pdf",
      })),
      refuses(issueDocumentTicket, codes.notFound, callMessages.noDocument),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `查看：${slotName}` }));
    await expect(await screen.findByText("没有这份文件。")).toBeVisible();
  },
};

export const SaveRefused: Story = {
  parameters: {
    scenario: [refuses(saveUniversityInfo, codes.badRequest, filingMessages.incomplete)],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "保存" }));
    await expect(await screen.findByText("您有必填项未填,请填完后再确认！")).toBeVisible();
  },
};

/** The page is for customers at universities only. */
export const AnotherCustomer: Story = {
  globals: { viewer: "customer" },
  parameters: {
    scenario: [refuses(readUniversityInfo, codes.notEntitled, filingMessages.notUniversity)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "高校科研信息仅供高校客户填写。",
    );
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const LongContent: Story = {
  parameters: {
    scenario: [
      answers(readUniversityInfo, (_, language) => ({
        ...universityInfo(language),
        ...sampleDocument,
        fileName: `${"校园卡扫描件".repeat(18)}.png`,
      })),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/校园卡扫描件/);
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = { ...LongContent, globals: { viewport: { value: "phone" } } };

const save = async ({ canvas }: { canvas: Canvas }) =>
  userEvent.click(await canvas.findByRole("button", { name: "保存" }));

/** The uploaded file was deleted after a time. */
export const ProofGone: Story = refusedAfter(
  save,
  refuses(saveUniversityInfo, codes.badRequest, filingMessages.noSuchDocument),
);

/** Customer service has made another kind of customer of the account. */
export const NoUniversityAnyMore: Story = refusedAfter(
  save,
  refuses(saveUniversityInfo, codes.notEntitled, filingMessages.notUniversity),
);

export const UploadCutShort: Story = refusedAfter(
  async ({ canvas }) => {
    await chooseFile(canvas, card());
    await upload(canvas);
  },
  refuses(uploadDocument, codes.badRequest, uploadMessages.unreadable),
);
