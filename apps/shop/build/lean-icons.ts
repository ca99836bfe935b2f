import type { Plugin } from "vite";

const icons = /\/node_modules\/@lucide\/icons\/dist\/esm\/icons\//;

/** Of an icon's file leaves what is drawn: names, sizes and keys for lists are a third of what a page loads for its icons. */
export function leanIcons(): Plugin {
  return {
    name: "lean-icons",
    apply: "build",
    transform: {
      filter: { id: icons },
      handler: (code) => ({
        code: code
          .replace(/name: "[\w-]+",\s*size: \d+,\s*(?=node:)/, "")
          .replaceAll(/, key: "\w+"(?= \})/g, ""),
        map: null,
      }),
    },
  };
}
