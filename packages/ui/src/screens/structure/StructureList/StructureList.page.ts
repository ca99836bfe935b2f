import { noFirstCalls, page } from "../../../page.ts";
import { structureList } from "./StructureList.screen.ts";

export const structureListPage = page(structureList, {
  firstCalls: noFirstCalls,
  load: async () => (await import("./StructureList.tsx")).StructureList,
});
