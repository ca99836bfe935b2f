import { randomUUID } from "node:crypto";
import { areDaysInOrder } from "@reagent/domain/day-range";
import { regionsNamed } from "../../catalogue/regions.ts";
import type { Reader } from "../../database/database.ts";
import { CommandError } from "../../settings/command-line.ts";
import { capitals, dayOf, messageOf, SHOWN_ID } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `limit-add`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("limit-add")
    .description(
      "prevents orders of goods, of deliveries to a region, or of both; with --notice, says something before them",
    )
    .argument("[ITEM...]", "codes of items or instruments; all goods where none is named")
    .requiredOption("--message <TEXT>", "what customers read, in Chinese", messageOf)
    .option("--message-en <TEXT>", "the same in English; otherwise the Chinese one", messageOf)
    .option(
      "--region <REGION>",
      "a province, city or district, by its name or code such as 北京市 or 110000",
    )
    .option("--from <DAY>", "the first day, such as 2026-11-21", dayOf, "")
    .option("--until <DAY>", "the last day", dayOf, "")
    .option("--notice", "orders can be placed all the same")
    .action((codes, { message, messageEn, region, from, until, notice }) => {
      if (!areDaysInOrder({ from, to: until }))
        throw new CommandError("The first day is after the last.");
      if (codes.length === 0 && region === undefined && !notice)
        throw new CommandError("This would prevent all orders. Name goods, or --region.");
      const values = {
        effect: notice ? ("notice" as const) : ("hold" as const),
        region: region === undefined ? "" : regionOf(region.trim()),
        from_day: from,
        until_day: until,
        message_zh: message,
        message_en: messageEn ?? message,
      };
      return inShop(({ database }) =>
        database.transact(async (tx) => {
          const id = randomUUID().slice(0, SHOWN_ID);
          const item_codes = (await knownCodes(tx, codes.map(capitals))).join(" ");
          await tx
            .insertInto("shop_limits")
            .values({ id, item_codes, ...values })
            .execute();
          return [`The limit ${id} is set; limit-end ${id} ends it.`];
        }),
      );
    });

/** The code of a region. Throws `CommandError` for none, and where several have the name. */
function regionOf(text: string): string {
  const [region, ...others] = regionsNamed(text);
  if (region === undefined) throw new CommandError(`There is no region ${text}.`);
  if (others.length > 0)
    throw new CommandError(
      `Several regions are called ${text}; name one by its code: ${[region, ...others].join(", ")}.`,
    );
  return region;
}

/** The codes, each once. Throws `CommandError` where an item or an instrument has none of them. */
async function knownCodes(reader: Reader, codes: readonly string[]): Promise<string[]> {
  const unique = [...new Set(codes)];
  if (unique.length === 0) return [];
  const items = await reader
    .selectFrom("items")
    .select("code")
    .where("code", "in", unique)
    .execute();
  const instruments = await reader
    .selectFrom("instruments")
    .select("code")
    .where("code", "in", unique)
    .execute();
  const known = new Set([...items, ...instruments].map(({ code }) => code));
  const unknown = unique.filter((code) => !known.has(code));
  if (unknown.length > 0)
    throw new CommandError(`There is no item or instrument ${unknown.join(", ")}.`);
  return unique;
}
