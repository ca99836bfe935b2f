import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LineArt } from "./LineArt.tsx";

test("an image of several widths names them, and how wide it is shown, at most its own width", () => {
  const html = renderToStaticMarkup(<LineArt drawing="/pictures/files/0a1b-200" width="176px" />);
  expect(html).toContain(
    'srcSet="/pictures/files/0a1b-160 160w, /pictures/files/0a1b-200 200w" sizes="min(176px, 200px)"',
  );
});

test("an image of one width names no others", () => {
  const html = renderToStaticMarkup(<LineArt drawing="/pictures/files/0a1b" />);
  expect(html).toContain('src="/pictures/files/0a1b"');
  expect(html).not.toContain("srcSet");
});
