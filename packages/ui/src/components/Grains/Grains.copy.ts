import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { unit: (_amount: number) => "麦粒" },
  en: { unit: (amount) => (amount === 1 ? "grain" : "grains") },
});
