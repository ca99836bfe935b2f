import { groupProblem } from "@reagent/domain/customer-category";
import { groupsIn } from "../../customers/groups.ts";
import { universityStateOf } from "../../customers/university-state.ts";
import { CommandError } from "../../settings/command-line.ts";
import { EMAIL, filledText } from "../arguments.ts";
import { changeCustomer } from "../customer.ts";
import type { AddCommand } from "../operator-shop.ts";

/** The word for no group. */
const NONE = "none";

/** Adds `group`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("group")
    .description("gives a customer the prices of a group")
    .argument("<EMAIL>", EMAIL)
    .argument("<GROUP>", "the group that discounts have, or none", filledText)
    .action((email, name) =>
      inShop(
        changeCustomer(email, async (tx, customerId) => {
          const group = name === NONE ? "" : name;
          const known = await groupsIn(tx);
          const isUniversityAccepted = (await universityStateOf(tx, customerId)) === "accepted";
          const problem = groupProblem(group, { known, isUniversityAccepted });
          if (problem === "unknown")
            throw new CommandError(
              `There is no group ${name}, only ${known.join(", ")} and ${NONE}.`,
            );
          if (problem === "not-accepted")
            throw new CommandError(`The university info of ${email} is not accepted.`);
          await tx
            .updateTable("customers")
            .set({ customer_group: group })
            .where("id", "=", customerId)
            .execute();
          return group === ""
            ? "The customer has no group."
            : `The customer has the group ${group}.`;
        }),
      ),
    );
