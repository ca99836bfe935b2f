import { expect, it } from "vitest";
import { problemsOf } from "./workbench-manifests.ts";

const index = {
  "components-button--primary": { tags: ["manifest"] },
  "components-icon--sizes": { tags: ["manifest"] },
  "screens-cart--default": { tags: ["dev"] },
  "guide--docs": { tags: ["manifest", "unattached-mdx"] },
} as const;

it("finds nothing wrong with a manifest of all components", () => {
  const components = {
    "components-button": {},
    "components-icon": { stories: [{ name: "Sizes" }] },
  };
  expect(problemsOf({ components }, index)).toEqual([]);
});

it("names a component that the manifest lacks", () => {
  expect(problemsOf({ components: { "components-button": {} } }, index)).toEqual([
    "components-icon: not in the manifest",
  ]);
});

it("names components, stories and pages that could not be read", () => {
  const error = { name: "No component found", message: "Specify meta.component." };
  const text = `${error.name}: ${error.message}`;
  expect(
    problemsOf(
      {
        components: {
          "components-button": { error },
          "components-icon": {
            stories: [{ name: "Sizes", error }],
            docs: { "components-icon--docs": { error } },
          },
        },
      },
      index,
    ),
  ).toEqual([`components-button: ${text}`, `components-icon: ${text}`, `components-icon: ${text}`]);
});
