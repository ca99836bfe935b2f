export const copy = {
  zh: { done: "（已完成）" },
  en: { done: " (done)" },
};
