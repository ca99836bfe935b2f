export const copy = {
  zh: { name: "特规品" },
  en: { name: "Special item" },
};
