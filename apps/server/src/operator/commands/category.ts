import { categoryProblem } from "@reagent/domain/customer-category";
import { choicesIn } from "../../areas/registration/choices.ts";
import { universityStateOf } from "../../customers/university-state.ts";
import { CommandError } from "../../settings/command-line.ts";
import { EMAIL, filledText } from "../arguments.ts";
import { changeCustomer } from "../customer.ts";
import type { AddCommand } from "../operator-shop.ts";
import { categoryOf } from "../show-customer.ts";

/** Adds `category`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("category")
    .description("changes a customer's category")
    .argument("<EMAIL>", EMAIL)
    .argument("<CODE>", "the category's code, such as 572 for a university", filledText)
    .action((email, code) =>
      inShop(
        changeCustomer(email, async (tx, customerId) => {
          const { categories } = choicesIn("en");
          const known = categories.map(({ id }) => id);
          const university = await universityStateOf(tx, customerId);
          const problem = categoryProblem(code, { known, university });
          if (problem === "unknown") {
            const named = categories.map(({ id, name }) => `${id} ${name}`).join(", ");
            throw new CommandError(`There is no category ${code}, only ${named}.`);
          }
          if (problem === "filed")
            throw new CommandError(
              `The university info of ${email} waits or is accepted: refuse it first.`,
            );
          await tx
            .updateTable("customers")
            .set({ category_code: Number(code) })
            .where("id", "=", customerId)
            .execute();
          return `The category is ${categoryOf(Number(code))}.`;
        }),
      ),
    );
