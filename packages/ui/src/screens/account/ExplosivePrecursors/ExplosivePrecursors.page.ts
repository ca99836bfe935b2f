import { page } from "../../../page.ts";
import { explosivePrecursors } from "./ExplosivePrecursors.screen.ts";

export const explosivePrecursorsPage = page(explosivePrecursors, {
  load: async () => (await import("./ExplosivePrecursors.tsx")).ExplosivePrecursors,
  props: ({ kind }) => ({ kind: kind === "drug" ? kind : ("explosive" as const) }),
});
