export const copy = { zh: { label: "当前位置" }, en: { label: "Breadcrumb" } };
