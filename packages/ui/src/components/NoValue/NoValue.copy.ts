export const copy = { zh: { none: "无" }, en: { none: "None" } };
