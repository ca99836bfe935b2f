import { expect, it } from "vitest";
import { textsIn } from "./texts.ts";

const texts = (source: string) => Object.fromEntries(textsIn(source));

it("finds the words of a copy file by their names", () => {
  const source = `
    export const copy = defineCopy({
      zh: { title: "购物车", empty: { lead: "空" }, count: (n: number) => \`\${n} 件\` },
      en: { title: "Cart", empty: { lead: "Empty" }, count: (n: number) => \`\${n} items\` },
    });`;
  expect(texts(source)).toEqual({
    title: { zh: "购物车", en: "Cart" },
    "empty.lead": { zh: "空", en: "Empty" },
    count: { zh: "${n} 件", en: "${n} items" },
  });
});

it("finds the messages of the back end, and each case of a function", () => {
  const source = `
    export const cartMessages = defineMessages({
      full: { zh: \`最多 \${MOST} 种\`, en: \`At most \${MOST}\` },
      barred: (why) => (why === "a" ? { zh: "甲", en: "A" } : { zh: "乙", en: "B" }),
    });`;
  expect(texts(source)).toEqual({
    "cartMessages.full": { zh: "最多 ${MOST} 种", en: "At most ${MOST}" },
    "cartMessages.barred": { zh: "甲", en: "A" },
    "cartMessages.barred 2": { zh: "乙", en: "B" },
  });
});

it("shows what is no text as it is written", () => {
  expect(
    texts(
      `const copy = { zh: { all: of(3), none: "无" as const }, en: { all: of(4), none: "None" as const } }`,
    ),
  ).toEqual({
    all: { zh: "of(3)", en: "of(4)" },
    none: { zh: "无", en: "None" },
  });
});
