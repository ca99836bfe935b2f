import type { UploadProblem } from "@reagent/domain/upload";
import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    rule: "支持 jpg，gif，pdf，png，bmp 格式，小于 10MB",
    upload: "上传",
    uploadFor: (label: string) => `上传：${label}`,
    view: "查看",
    viewFor: (label: string) => `查看：${label}`,
    waiting: "待上传",
    uploaded: "已上传",
    failed: (why: string) => `图片上传失败：${why}`,
    unreadable: "无法读取该文件，请重新选择。",
    none: "未上传",
    problems: {
      "none-chosen": "请选择上传的文件！",
      "too-many": "当前限制选择 1 个文件",
      extension: "只能上传jpg，gif，pdf，png，bmp格式文件",
      "too-large": "文件大小不能超过10MB",
    } satisfies Record<UploadProblem, string>,
  },
  en: {
    rule: "jpg, gif, pdf, png or bmp, smaller than 10 MB",
    upload: "Upload",
    uploadFor: (label) => `Upload: ${label}`,
    view: "View",
    viewFor: (label) => `View: ${label}`,
    waiting: "Not uploaded yet",
    uploaded: "Uploaded",
    failed: (why) => `The upload failed: ${why}`,
    unreadable: "This file cannot be read. Please choose it again.",
    none: "None uploaded",
    problems: {
      "none-chosen": "Choose a file to upload.",
      "too-many": "Only 1 file can be chosen.",
      extension: "Only jpg, gif, pdf, png and bmp files can be uploaded.",
      "too-large": "The file must be smaller than 10 MB.",
    },
  },
});
