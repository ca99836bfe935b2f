export const copy = { zh: { loading: "正在加载" }, en: { loading: "Loading" } };
