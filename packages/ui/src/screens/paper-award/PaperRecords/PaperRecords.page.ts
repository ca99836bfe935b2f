import { page } from "../../../page.ts";
import { paperRecords } from "./PaperRecords.screen.ts";

export const paperRecordsPage = page(paperRecords, {
  load: async () => (await import("./PaperRecords.tsx")).PaperRecords,
});
