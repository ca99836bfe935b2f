import { expect, test } from "vitest";
import { textOf } from "./thing.ts";

test("adds the vocabulary and leaves out undefined properties", () => {
  expect(JSON.parse(textOf({ "@type": "Brand", name: "刻度试剂", logo: undefined }))).toEqual({
    "@context": "https://schema.org",
    "@type": "Brand",
    name: "刻度试剂",
  });
});

test("escapes text that would end the script element", () => {
  const name = "</script><script>alert(1)</script><!--";
  const text = textOf({ "@type": "Product", name });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({ name });
});
