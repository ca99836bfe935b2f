import { expect, it } from "vitest";
import { icons } from "./icons.ts";

const sources = import.meta.glob<string>(
  ["../../**/*.{ts,tsx}", "!../../**/*.{stories,test,css}.{ts,tsx}", "!../../foundations/**"],
  { query: "?raw", import: "default", eager: true },
);

it("shows every icon that the shop uses, and no other", () => {
  const used = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/from "@lucide\/icons\/icons\/([\w-]+)"/g)].map(([, file = ""]) =>
      file.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    ),
  );
  expect(Object.keys(icons).toSorted()).toEqual([...new Set(used)].toSorted());
});
