import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    home: "首页",
    place: "地点",
    team: "部门",
    posted: "发布于",
    until: "申请截止",
    missing: "没有找到这个职位",
    missingWords: "它可能已经招满，或者地址有误。",
    all: "查看全部职位",
  },
  en: {
    home: "Home",
    place: "Location",
    team: "Department",
    posted: "Posted",
    until: "Apply by",
    missing: "Job not found",
    missingWords: "It may have been filled, or the address may be mistyped.",
    all: "See all jobs",
  },
});
