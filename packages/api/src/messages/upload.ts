import { defineMessages } from "./define-messages.ts";

/** Why a document is refused. */
export const uploadMessages = defineMessages({
  extension: {
    zh: "只能上传jpg，gif，pdf，png，bmp格式文件",
    en: "Only jpg, gif, pdf, png and bmp files can be uploaded.",
  },
  tooLarge: { zh: "文件大小不能超过10MB", en: "The file must be smaller than 10 MB." },
  content: {
    zh: "文件内容与扩展名不符，请检查后重新选择。",
    en: "The content of the file does not match its extension. Please check it and choose again.",
  },
  unreadable: {
    zh: "文件未能完整传输，请重新上传。",
    en: "The file was not completely transferred. Please upload it again.",
  },
});
