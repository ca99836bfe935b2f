import {
  LONGEST_RETURN_FILE_NAME,
  MOST_RETURN_FILES,
  type ReturnFileProblem,
} from "@reagent/domain/return-file";
import { defineMessages } from "./define-messages.ts";
import type { LocalizedText } from "./message.ts";

/** Why an application for a return is refused, by the keys of its form (customer centre §5, returns). */
export const returnFormMessages = defineMessages({
  "contact-required": { zh: '请填写 "联系人"', en: "Please enter the contact person." },
  "phone-required": { zh: '请填写 "联系电话"', en: "Please enter the phone number." },
  "description-required": { zh: '请填写 "退货描述"', en: "Please describe the return." },
  "quantity-required": { zh: '请填写 "退货数量"', en: "Please enter the quantity to return." },
  "quantity-invalid": {
    zh: "退货数量必须是不小于 0 的整数。",
    en: "The quantity to return must be a whole number, 0 or more.",
  },
  "quantity-beyond": {
    zh: "退货数量不能大于可退数量！",
    en: "The quantity is more than can be returned.",
  },
  "opened-required": {
    zh: '请选择 "是否开封"',
    en: "Please choose whether any packs were opened.",
  },
  "opened-quantity-required": {
    zh: '请填写 "开封数量"',
    en: "Please enter how many packs were opened.",
  },
  "opened-quantity-invalid": {
    zh: "开封数量必须是不小于 0 的整数。",
    en: "The number of opened packs must be a whole number, 0 or more.",
  },
  "opened-quantity-beyond": {
    zh: "开封数量不能大于退货数量！",
    en: "The number of opened packs cannot be more than the quantity to return.",
  },
  "text-too-long": {
    zh: "内容过长，请缩短后重试。",
    en: "This text is too long. Please shorten it.",
  },
});

/** Why a file of a return is refused. */
export const returnFileMessages = defineMessages({
  extension: { zh: "不支持的文件格式!", en: "This type of file is not supported." },
  empty: { zh: "文件是空的，请重新选择。", en: "This file is empty. Please choose another one." },
  "too-large": { zh: "文件大小不能超过10MB", en: "A file can be at most 10 MB." },
  "name-too-long": {
    zh: `文件名过长，最多 ${LONGEST_RETURN_FILE_NAME} 个字符。`,
    en: `The file name is too long. It can have at most ${LONGEST_RETURN_FILE_NAME} characters.`,
  },
} satisfies Record<ReturnFileProblem, LocalizedText>);

/** Why something about a return is refused. */
export const returnMessages = defineMessages({
  missing: { zh: "没有找到该退货申请。", en: "This return was not found." },
  nothingToReturn: {
    zh: "该订单没有可退的商品。",
    en: "Nothing in this order can be returned.",
  },
  batchMissing: {
    zh: "订单中没有该货号与批号的已发货商品。",
    en: "This product and batch were not shipped with this order.",
  },
  noFile: {
    zh: "文件不存在或已过期，请重新上传。",
    en: "A file is missing or has expired. Please upload it again.",
  },
  tooManyFiles: {
    zh: `最多上传 ${MOST_RETURN_FILES} 个文件。`,
    en: `You can upload at most ${MOST_RETURN_FILES} files.`,
  },
  storageFull: {
    zh: "您上传的文件已达上限，请删除不需要的文件，或待退货处理完成后再上传。",
    en: "You have reached the limit for uploaded files. Please delete files that you do not need, or wait until a return is completed.",
  },
  noSlip: { zh: "您好，暂无退货单号！", en: "There is no return slip yet." },
  expressRecorded: (expressNumber: string) => ({
    zh: `您已填写寄回快递单号：${expressNumber}`,
    en: `You have already entered the tracking number: ${expressNumber}`,
  }),
  expressNotAwaited: {
    zh: "该退货申请无需填写快递单号。",
    en: "This return does not need a tracking number.",
  },
  expressRequired: { zh: "请输入快递单号。", en: "Please enter the tracking number." },
  expressInvalid: {
    zh: "快递单号由 5 至 40 位字母、数字或连字符组成。",
    en: "A tracking number has 5 to 40 letters, digits or hyphens.",
  },
  nothingReceived: {
    zh: "没有收到可入库的商品。",
    en: "No goods were received that can go back into stock.",
  },
  stepImpossible: {
    zh: "该退货申请的状态不允许此操作。",
    en: "This is not possible at the current status of the return.",
  },
});
