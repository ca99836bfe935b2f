import { shop } from "@reagent/api/contract/shop";
import { integralFor } from "@reagent/domain/points";
import { convertIntegral } from "../../ordering/balance/convert.ts";
import { EMAIL, quantityOf } from "../arguments.ts";
import { customerIdOf } from "../customer.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `convert`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("convert")
    .description(
      "converts a customer's points into grains, at 100 points each, or what shop.yaml says",
    )
    .argument("<EMAIL>", EMAIL)
    .argument("<GRAINS>", "how many grains the customer gets", quantityOf)
    .action((email, grains) =>
      inShop(({ database, now }) =>
        database.transact(async (tx) => {
          const customerId = await customerIdOf(tx, email);
          await convertIntegral(tx, { customerId, grains }, { now, language: "en" });
          return [
            `${integralFor(grains, shop.points.perGrain)} points were converted to ${grains} grains.`,
          ];
        }),
      ),
    );
