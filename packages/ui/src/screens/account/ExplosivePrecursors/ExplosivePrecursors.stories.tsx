import { codes } from "@reagent/api/contract/envelope";
import { readPrecursorInfo, savePrecursorInfo } from "@reagent/api/contract/filing";
import { readProfile } from "@reagent/api/contract/profile";
import { uploadDocument } from "@reagent/api/contract/upload";
import { filingMessages } from "@reagent/api/messages/filing";
import {
  noPrecursorInfo,
  precursorInfo,
  refusalReason,
  sampleDocument,
} from "@reagent/api/mock/samples/filing";
import type { Language } from "@reagent/api/mock/samples/language";
import { profile } from "@reagent/api/mock/samples/profile";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { answerAlert, expectNoOverflow, findAlert } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { ExplosivePrecursors } from "./ExplosivePrecursors.tsx";

const meta = {
  title: "Screens/Account/Explosive precursors",
  component: ExplosivePrecursors,
  tags: ["plays-on-phones", "plays-in-chinese"],
  args: { kind: "explosive" },
  parameters: { route: "/profile/danger" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof ExplosivePrecursors>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(readPrecursorInfo, (canvas) =>
  canvas.findByRole("button", { name: "提交" }),
);

const sent = fn();
const pending = (language: Language) => ({
  ...precursorInfo(language),
  state: "pending" as const,
});
const refusedInfo = (language: Language) => ({
  ...precursorInfo(language),
  state: "refused" as const,
  refusal: refusalReason[language],
});
const question = "易制爆信息提交后不能修改, 是否继续?";
const locked = "备案信息提交后不能修改，如需变更请联系客服。";
const texts = {
  购买单位名称: "示例材料研究所",
  购买单位地址: "上海市浦东新区示例路 3 号",
  经办人姓名: "新客户",
  经办人身份证号: "99000119900101003X",
  经办人联系电话: "13900000123",
  负责人姓名: "陈示例",
  负责人身份证号: "990001198002020040",
  负责人联系电话: "13900000124",
};

const withoutProfile = answers(readProfile, {
  ...profile(),
  name: "",
  company: "",
  provinceName: "",
  cityName: "",
  districtName: "",
  address: "",
  mobile: "",
  phone: "",
});

async function fill(canvas: Canvas, changes: Partial<typeof texts> = {}) {
  await canvas.findByLabelText(/^购买单位名称/);
  for (const [label, text] of Object.entries({ ...texts, ...changes })) {
    const field = canvas.getByLabelText(new RegExp(`^${label}`, "u"));
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  await userEvent.click(canvas.getByRole("radio", { name: "实验" }));
}

/** Uploads the required documents. */
async function uploadAll(canvas: Canvas) {
  for (const name of ["使用说明", "营业执照"]) {
    await upload(canvas, name, `${name}.pdf`);
    await expect(await screen.findByText(`${name}上传成功！`)).toBeVisible();
  }
}

async function fillAll(canvas: Canvas, changes: Partial<typeof texts> = {}) {
  await fill(canvas, changes);
  await uploadAll(canvas);
}

const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "提交" }));

async function decide(button: "确定" | "取消") {
  const dialog = await findAlert();
  await expect(within(dialog).getByText(question)).toBeVisible();
  await userEvent.click(within(dialog).getByRole("button", { name: button }));
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
}

async function upload(canvas: Canvas, slotName: string, fileName: string) {
  const slot = await canvas.findByRole("group", { name: slotName });
  const input = slot.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no file can be chosen");
  await userEvent.upload(input, new File(["%PDF-1.7\n"], fileName, { type: "application/pdf" }));
  await userEvent.click(within(slot).getByRole("button", { name: `上传：${slotName}` }));
}

/** Filled in, confirmed and filed; then it is read-only and waits for its review. */
export const Default: Story = {
  parameters: {
    scenario: [
      answers(savePrecursorInfo, (params) => {
        sent(params);
        return {};
      }),
      answers(readPrecursorInfo, (_, language) =>
        sent.mock.calls.length > 0 ? pending(language) : noPrecursorInfo,
      ),
    ],
  },
  play: async ({ canvas }) => {
    await fillAll(canvas);
    await submit(canvas);
    await decide("确定");
    await expect(await screen.findByText("易制爆信息更新成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: "explosive",
        purpose: "experiment",
        handlerIdNumber: texts.经办人身份证号,
        licence: expect.objectContaining({ fileName: "营业执照.pdf" }),
        certificate: { uploadId: "", fileName: "" },
      }),
    );
    await waitFor(() => expect(canvas.queryByRole("textbox")).toBeNull());
    const waiting = await canvas.findByText(/正在审核/);
    await expect(waiting).toBeVisible();
    await waitFor(() => expect(waiting.closest("[tabindex]")).toHaveFocus());
  },
};

/** Each of the documents has its own success message. */
export const Uploads: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    for (const name of [
      "学生证/校园卡、教师证/教工卡",
      "使用说明",
      "营业执照",
      "危化品证书",
      "剧毒化学品购买许可证",
    ]) {
      await upload(canvas, name, `${name.replaceAll("/", "")}.pdf`);
      await expect(await screen.findByText(`${name}上传成功！`)).toBeVisible();
    }
    await expect(canvas.getAllByText("已上传")).toHaveLength(5);
  },
};

/** The licence to buy highly toxic chemicals is filed with the other documents; the filing of drug precursors has none. */
export const PoisonLicence: Story = {
  tags: ["no-picture"],
  parameters: Default.parameters ?? {},
  play: async ({ canvas }) => {
    await fillAll(canvas);
    await upload(canvas, "剧毒化学品购买许可证", "剧毒许可证.pdf");
    await expect(await screen.findByText("剧毒化学品购买许可证上传成功！")).toBeVisible();
    await submit(canvas);
    await decide("确定");
    await expect(await screen.findByText("易制爆信息更新成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        poisonLicence: expect.objectContaining({ fileName: "剧毒许可证.pdf" }),
      }),
    );
  },
};

/** The shop requires the licence for highly toxic chemicals; the filing can be submitted without it. */
export const LicenceRequired: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [answers(readPrecursorInfo, { ...noPrecursorInfo, isPoisonLicenceRequired: true })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("购买剧毒化学品时必须上传")).toBeVisible();
    await submit(canvas);
    await expect(await canvas.findAllByText("请上传该材料")).toHaveLength(2);
  },
};

export const UploadLocked: Story = {
  parameters: { scenario: [refuses(uploadDocument, codes.locked, filingMessages.locked)] },
  play: async ({ canvas }) => {
    await upload(canvas, "营业执照", "营业执照.pdf");
    await expect(await canvas.findByText(`图片上传失败：${locked}`)).toBeVisible();
  },
};

export const FieldsMissing: Story = {
  tags: ["picture"],
  parameters: { scenario: [withoutProfile] },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^购买单位名称/);
    await submit(canvas);
    for (const words of [
      "请输入购买单位名称",
      "请输入购买单位地址",
      "请选择购买用途",
      "请输入经办人姓名",
      "请输入经办人身份证号",
      "请输入经办人联系电话",
      "请输入负责人姓名",
      "请输入负责人身份证号",
      "请输入负责人联系电话",
    ])
      await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getAllByText("请上传该材料")).toHaveLength(2);
    await expect(canvas.getByLabelText(/^购买单位名称/)).toHaveFocus();
  },
};

/** A first filing begins with what was typed at the registration. */
export const BeginsWithProfile: Story = {
  play: async ({ canvas }) => {
    const { name, company, address, mobile } = profile();
    for (const [label, text] of [
      [/^购买单位名称/, company],
      [/^购买单位地址/, `上海市浦东新区 ${address}`],
      [/^经办人姓名/, name],
      [/^经办人联系电话/, mobile],
      [/^负责人姓名/, ""],
    ] as const)
      await expect(await canvas.findByLabelText(label)).toHaveValue(text);
  },
};

/** The second filing begins with the people of the first one, whose ID numbers are typed again. */
export const BeginsWithOtherFiling: Story = {
  tags: ["no-picture"],
  args: { kind: "drug" },
  parameters: {
    route: "/profile/danger/drug",
    scenario: [
      answers(readPrecursorInfo, ({ kind }, language) =>
        kind === "drug" ? { ...noPrecursorInfo, poisonLicence: null } : pending(language),
      ),
    ],
  },
  play: async ({ canvas }) => {
    for (const [label, text] of [
      [/^购买单位名称/, "华东应用化学研究所"],
      [/^经办人姓名/, "周以宁"],
      [/^负责人姓名/, "陈示例"],
      [/^负责人联系电话/, "13900000122"],
      [/^负责人身份证号/, ""],
    ] as const)
      await expect(await canvas.findByLabelText(label)).toHaveValue(text);
    await expect(canvas.getByRole("radio", { name: "实验" })).toBeChecked();
  },
};

/** An address in Chinese is one for those who read English, too. */
export const ChineseAddressInEnglish: Story = {
  tags: ["no-picture"],
  globals: { language: "en" },
  parameters: { scenario: [answers(readProfile, profile())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Company address/)).toHaveValue(
      `上海市浦东新区 ${profile().address}`,
    );
  },
};

/** Names of one letter, telephone numbers that are none, and one person for both roles. */
export const ValuesInvalid: Story = {
  play: async ({ canvas }) => {
    await fillAll(canvas, {
      经办人姓名: "x",
      经办人联系电话: "call me",
      负责人身份证号: texts.经办人身份证号,
    });
    await submit(canvas);
    await expect(await canvas.findByText("请输入真实姓名")).toBeVisible();
    await expect(canvas.getByText(/^请输入11位手机号码/)).toBeVisible();
    await expect(canvas.getByText("经办人和负责人不能是同一人")).toBeVisible();
    await expect(canvas.getByLabelText(/^经办人联系电话/)).toHaveValue("call me");
  },
};

/** For sale, the certificate is required too. */
export const CertificateForSale: Story = {
  play: async ({ canvas }) => {
    await fillAll(canvas);
    await userEvent.click(canvas.getByRole("radio", { name: "销售" }));
    await submit(canvas);
    await expect(await canvas.findByText("请上传该材料")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "选择文件：危化品证书" })).toHaveFocus(),
    );
  },
};

/** The check digit is wrong; typed values remain. */
export const IdNumberInvalid: Story = {
  play: async ({ canvas }) => {
    await fillAll(canvas, { 经办人身份证号: "990001199001010030" });
    await submit(canvas);
    await expect(await canvas.findByText("请输入正确的身份证号")).toBeVisible();
    await expect(canvas.getByLabelText(/^经办人身份证号/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^经办人身份证号/)).toHaveValue("990001199001010030");
  },
};

export const SubmitDeclined: Story = {
  play: async ({ canvas }) => {
    await fillAll(canvas);
    await submit(canvas);
    await decide("取消");
    await expect(await screen.findByText("已取消提交")).toBeVisible();
    await expect(canvas.getByLabelText(/^负责人姓名/)).toHaveValue(texts.负责人姓名);
  },
};

export const SubmitRefused: Story = {
  parameters: {
    scenario: [refuses(savePrecursorInfo, codes.badRequest, filingMessages.incomplete)],
  },
  play: async ({ canvas }) => {
    await fillAll(canvas);
    await submit(canvas);
    await decide("确定");
    await expect(await screen.findByText("您有必填项未填,请填完后再确认！")).toBeVisible();
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(canvas.getByLabelText(/^负责人姓名/)).toHaveValue(texts.负责人姓名);
  },
};

/** It was filed in another tab; the filed info is shown. */
export const LockedMeanwhile: Story = {
  parameters: {
    scenario: [
      refuses(savePrecursorInfo, codes.locked, filingMessages.locked),
      answers(readPrecursorInfo, (_, language) => {
        sent();
        return sent.mock.calls.length > 1 ? precursorInfo(language) : noPrecursorInfo;
      }),
    ],
  },
  play: async ({ canvas }) => {
    await fillAll(canvas);
    await submit(canvas);
    await decide("确定");
    const alert = await findAlert();
    await expect(within(alert).getByText(locked)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("textbox")).toBeNull());
  },
};

/** An accepted filing, with masked ID numbers. */
export const Accepted: Story = {
  tags: ["picture"],
  parameters: { scenario: [answers(readPrecursorInfo, (_, language) => precursorInfo(language))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(precursorInfo().handlerIdNumber)).toBeVisible();
    await expect(canvas.getByText("实验")).toBeVisible();
    await expect(canvas.getByText(sampleDocument.fileName)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "查看：营业执照" })).toBeVisible();
    await expect(canvas.getByText("已通过审核。")).toBeVisible();
    await expect(canvas.getAllByText("未上传")).toHaveLength(2);
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "提交" })).toBeNull();
  },
};

/** Accepted without the licence that the shop requires for highly toxic chemicals. */
export const AcceptedWithoutLicence: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(readPrecursorInfo, (_, language) => ({
        ...precursorInfo(language),
        isPoisonLicenceRequired: true,
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/要订购剧毒化学品，请联系客服补充。$/u)).toBeVisible();
  },
};

export const Pending: Story = {
  parameters: { scenario: [answers(readPrecursorInfo, (_, language) => pending(language))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/正在审核/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "提交" })).toBeNull();
  },
};

/** A refused filing is corrected and submitted again; ID numbers are entered again. */
export const Refused: Story = {
  tags: ["picture"],
  parameters: {
    scenario: [
      answers(savePrecursorInfo, (params) => {
        sent(params);
        return {};
      }),
      answers(readPrecursorInfo, (_, language) =>
        sent.mock.calls.length > 0 ? pending(language) : refusedInfo(language),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`未通过审核：${refusalReason.zh}`)).toBeVisible();
    await expect(canvas.getByLabelText(/^购买单位名称/)).toHaveValue(precursorInfo().company);
    // The workbench shows the refusal.
    if (restsHere()) return;
    await userEvent.type(canvas.getByLabelText(/^经办人身份证号/), texts.经办人身份证号);
    await userEvent.type(canvas.getByLabelText(/^负责人身份证号/), texts.负责人身份证号);
    await submit(canvas);
    await decide("确定");
    await expect(await canvas.findByText(/正在审核/)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        company: precursorInfo().company,
        usage: precursorInfo().usage,
        handlerIdNumber: texts.经办人身份证号,
      }),
    );
  },
};

/** Drug precursors have a filing of their own, with another certificate. */
export const DrugPrecursors: Story = {
  tags: ["picture"],
  args: { kind: "drug" },
  parameters: {
    route: "/profile/danger/drug",
    scenario: [
      answers(savePrecursorInfo, (params) => {
        sent(params);
        return {};
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "易制毒信息" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(canvas.getByRole("link", { name: "易制爆信息" })).toHaveAttribute(
      "href",
      "/profile/danger",
    );
    await fill(canvas);
    await uploadAll(canvas);
    await expect(canvas.queryByRole("group", { name: "剧毒化学品购买许可证" })).toBeNull();
    await upload(canvas, "购买许可证或备案证明", "备案证明.pdf");
    await expect(await screen.findByText("上传成功！")).toBeVisible();
    await submit(canvas);
    const dialog = await findAlert();
    await expect(within(dialog).getByText("易制毒信息提交后不能修改, 是否继续?")).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "确定" }));
    await expect(await screen.findByText("易制毒信息更新成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ kind: "drug" }));
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const LongContent: Story = {
  parameters: {
    scenario: [
      answers(readPrecursorInfo, (_, language) => ({
        ...precursorInfo(language),
        company: "示例生物医药与新材料交叉学科联合创新研究院（上海浦东新区）有限责任公司".repeat(3),
        certificate: { ...sampleDocument, fileName: `${"许可证扫描件".repeat(18)}.pdf` },
      })),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/联合创新研究院/);
    await expectNoOverflow(canvasElement);
  },
};

export const AcceptedOnAPhone: Story = {
  ...LongContent,
  globals: { viewport: { value: "phone" } },
};

export const OnAPhone: Story = {
  ...FieldsMissing,
  tags: [],
  globals: { viewport: { value: "phone" } },
};

/** An uploaded file was deleted after a time. */
export const DocumentGone: Story = refusedAfter(
  async ({ canvas }) => {
    await fillAll(canvas);
    await submit(canvas);
    await decide("确定");
  },
  refuses(savePrecursorInfo, codes.badRequest, filingMessages.noSuchDocument),
);
