import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({ zh: { activities: "活动" }, en: { activities: "Activities" } });
