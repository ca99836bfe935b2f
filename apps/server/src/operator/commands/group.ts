import { groupProblem } from "@reagent/domain/customer-category";
import { groupsIn, setGroups } from "../../customers/groups.ts";
import { universityStateOf } from "../../customers/university-state.ts";
import { CommandError } from "../../settings/command-line.ts";
import { EMAIL } from "../arguments.ts";
import { changeCustomer } from "../customer.ts";
import type { AddCommand } from "../operator-shop.ts";

/** The word for no group. */
const NONE = "none";

/** Adds `group`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("group")
    .description("gives a customer the prices of exactly these groups")
    .argument("<EMAIL>", EMAIL)
    .argument("<GROUP...>", "groups that discounts have, or none")
    .action((email, names) =>
      inShop(
        changeCustomer(email, async (tx, customerId) => {
          const groups = [...new Set(names)].filter((name) => name !== NONE).toSorted();
          if (groups.length > 0 && names.includes(NONE))
            throw new CommandError(`Name either groups, or ${NONE}.`);
          const known = await groupsIn(tx);
          const isUniversityAccepted = (await universityStateOf(tx, customerId)) === "accepted";
          for (const group of groups) {
            const problem = groupProblem(group, { known, isUniversityAccepted });
            if (problem === "unknown")
              throw new CommandError(
                `There is no group ${group}, only ${known.join(", ")} and ${NONE}.`,
              );
            if (problem === "not-accepted")
              throw new CommandError(`The university info of ${email} is not accepted.`);
          }
          await setGroups(tx, customerId, groups);
          if (groups.length === 0) return "The customer has no group.";
          const noun = groups.length === 1 ? "group" : "groups";
          return `The customer has the ${noun} ${groups.join(", ")}.`;
        }),
      ),
    );
