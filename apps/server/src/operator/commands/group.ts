import { groupProblem, UNIVERSITY_GROUP } from "@reagent/domain/customer-category";
import type { Reader } from "../../database/database.ts";
import { CommandError } from "../../settings/command-line.ts";
import { EMAIL, filledText } from "../arguments.ts";
import { changeCustomer } from "../customer.ts";
import type { AddCommand } from "../operator-shop.ts";
import { universityStateOf } from "../university.ts";

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

/** The groups that customers can have, in alphabetical order. */
async function groupsIn(reader: Reader): Promise<string[]> {
  const rows = await reader.selectFrom("discounts").select("customer_group").distinct().execute();
  const groups = new Set([UNIVERSITY_GROUP, ...rows.map((row) => row.customer_group)]);
  return [...groups].toSorted();
}
