import { expect, test } from "vitest";
import { textOf } from "./thing.ts";

test("a thing names its vocabulary and leaves out what it has not", () => {
  expect(JSON.parse(textOf({ "@type": "Brand", name: "刻度试剂", logo: undefined }))).toEqual({
    "@context": "https://schema.org",
    "@type": "Brand",
    name: "刻度试剂",
  });
});

test("no text of a thing ends the element that it stands in", () => {
  const name = "</script><script>alert(1)</script><!--";
  const text = textOf({ "@type": "Product", name });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({ name });
});
