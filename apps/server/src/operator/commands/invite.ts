import { pathIn } from "@reagent/api/pages/language-path";
import { paths } from "@reagent/api/pages/paths";
import type { Reader, Tx } from "../../database/database.ts";
import { mailCode } from "../../ports/mail/code-mail.ts";
import { issueCode } from "../../sessions/one-time-code.ts";
import { NO_PASSWORD } from "../../sessions/password.ts";
import { CommandError } from "../../settings/command-line.ts";
import { EMAIL, quantityOf } from "../arguments.ts";
import { customerOf, notActivated } from "../customer.ts";
import type { AddCommand } from "../operator-shop.ts";

const USUAL_INVITATIONS = 100;

/** Adds `invite`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("invite")
    .description("mails customers the link by which they set their password")
    .argument("[EMAIL]", EMAIL)
    .option("--all", "all imported customers without a password who have no link yet")
    .option(
      "--limit <N>",
      "with --all, at most so many, oldest first",
      quantityOf,
      USUAL_INVITATIONS,
    )
    .option("--print", "prints the links instead of mailing them")
    .action((email, { all, limit, print }) =>
      inShop(({ database, publicUrl, now }) =>
        database.transact(async (tx) => {
          if ((email !== undefined) === (all === true))
            throw new CommandError("Name either a customer, or --all.");
          const customers =
            email === undefined
              ? await uninvitedIn(tx, limit)
              : [await customerToInvite(tx, email)];
          if (print) {
            const rows: string[][] = [];
            for (const customer of customers)
              rows.push([customer.email, await linkFor(tx, customer, { publicUrl, now })]);
            return { columns: ["Customer", "Link"], empty: NOBODY, rows };
          }
          for (const { email: address, language } of customers)
            await mailCode(tx, { purpose: "reset", email: address, language, now });
          if (customers.length === 0) return [NOBODY];
          const who =
            customers.length === 1 ? "1 customer gets" : `${customers.length} customers get`;
          const left = all ? (await uninvitedIn(tx, undefined)).length : 0;
          const done = `${who} a mail with the link, which is valid for 24 hours after it was sent.`;
          return left === 0 ? [done] : [done, `${left} more wait: repeat the command.`];
        }),
      ),
    );

const NOBODY = "No customer waits for a link.";

interface Invited {
  readonly id: string;
  readonly email: string;
  readonly language: "zh" | "en";
}

async function customerToInvite(reader: Reader, email: string): Promise<Invited> {
  const { id, state } = await customerOf(reader, email);
  if (state === "waiting") throw notActivated(email);
  if (state === "locked") throw new CommandError(`The account ${email} is locked.`);
  return reader
    .selectFrom("customers")
    .select(["id", "email", "language"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** The customers without a password who have got no link lately, oldest first. */
async function uninvitedIn(reader: Reader, limit: number | undefined): Promise<Invited[]> {
  const customers = reader
    .selectFrom("customers")
    .select(["id", "email", "language"])
    .where("password_hash", "=", NO_PASSWORD)
    .where("is_active", "=", 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("one_time_codes")
            .select("code_hash")
            .whereRef("customer_id", "=", "customers.id"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outgoing_mails")
            .select("id")
            .whereRef("recipient", "=", "customers.email")
            .where("kind", "=", "reset"),
        ),
      ),
    )
    .orderBy("created_at")
    .orderBy("email");
  return (limit === undefined ? customers : customers.limit(limit)).execute();
}

/** The address of the page on which a customer sets the password. */
async function linkFor(
  tx: Tx,
  { id, language }: Invited,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: number },
): Promise<string> {
  const code = await issueCode(tx, { customerId: id, purpose: "reset", now });
  return `${publicUrl}${pathIn(language, paths.forgotPassword(code))}`;
}
