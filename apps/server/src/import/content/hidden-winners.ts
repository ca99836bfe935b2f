import type { OwnAward } from "@reagent/domain/award";
import type { Reader } from "../../database/database.ts";

/** How many winners of the shop no tab of an award shows: `2 of pilot 2025`, in the order of the winners. */
export async function hiddenWinners(reader: Reader, { editions }: OwnAward): Promise<string[]> {
  const winners = await reader
    .selectFrom("paper_winners")
    .select(["year", "award"])
    .orderBy("id")
    .execute();
  const hidden = winners.filter(
    ({ year, award }) =>
      !editions.some((edition) => edition.year === year && edition.awards.includes(award)),
  );
  const groups = Map.groupBy(hidden, ({ year, award }) => `${award} ${year}`);
  return [...groups].map(([name, { length }]) => `${length} of ${name}`);
}
