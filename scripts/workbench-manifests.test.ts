import { expect, it } from "vitest";
import { problemsOf } from "./workbench-manifests.ts";

const index = {
  "components-button--primary": { type: "story", tags: ["manifest"] },
  "components-icon--sizes": { type: "story", tags: ["manifest"] },
  "components-fly--docs": { type: "docs", tags: ["manifest"] },
  "screens-cart--default": { type: "story", tags: ["dev"] },
} as const;

it("finds nothing wrong with a manifest of all components", () => {
  const components = {
    "components-button": {},
    "components-icon": {},
  };
  expect(problemsOf({ components }, index)).toEqual([]);
});

it("names a component that the manifest lacks", () => {
  expect(problemsOf({ components: { "components-button": {} } }, index)).toEqual([
    "components-icon: not in the manifest",
  ]);
});

it("names components and pages that could not be read", () => {
  const error = { name: "No component found", message: "Specify meta.component." };
  const text = `${error.name}: ${error.message}`;
  expect(
    problemsOf(
      {
        components: {
          "components-button": { error },
          "components-icon": {
            docs: { "components-icon--docs": { error } },
          },
        },
      },
      index,
    ),
  ).toEqual([`components-button: ${text}`, `components-icon: ${text}`]);
});
