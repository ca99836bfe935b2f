import { listBranches } from "@reagent/api/contract/branch";
import { inLanguage } from "../../basics/language.ts";
import { answers } from "../../calls/call.ts";

export const branchRoutes = [
  answers(listBranches, async ({ language }, { database, mapStyle }) => {
    const rows = await database.read.selectFrom("branches").selectAll().orderBy("id").execute();
    return {
      branches: rows.map((row) => ({
        id: String(row.id),
        title: inLanguage(row, "title", language),
        address: inLanguage(row, "address", language),
        phone: row.phone,
        email: row.email,
        longitude: Number(row.longitude),
        latitude: Number(row.latitude),
      })),
      mapStyle,
    };
  }),
];
