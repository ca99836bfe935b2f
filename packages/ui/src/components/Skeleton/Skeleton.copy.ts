import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({ zh: { loading: "正在加载" }, en: { loading: "Loading" } });
