import { screenStyle } from "../../../../theme/layered.ts";

/* The numbers of two orders do not fit on one line of a phone. */
export const remark = screenStyle({ whiteSpace: "normal" });
