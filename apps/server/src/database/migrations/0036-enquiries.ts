import type { Kysely } from "kysely";
import {
  createIndex,
  createTable,
  namedBy,
  optionalTexts,
  optionalWholes,
  texts,
  wholes,
} from "./columns.ts";

interface Before {
  spectrum_applications: {
    id: string;
    customer_id: string;
    email: string;
    contact: string;
    phone: string;
    company: string;
    product_code: string;
    created_at: number;
  };
  enquiries: Record<string, string | number | null>;
}

const AT_ONCE = 500;

/** Applications for spectra become enquiries, of which there are more kinds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "enquiries",
    namedBy("id"),
    texts("kind"),
    optionalTexts("customer_id"),
    texts("email", "language", "content"),
    wholes("created_at"),
    texts("answer"),
    optionalWholes("answered_at"),
  );
  await createIndex(database, "enquiries", "answered_at", "created_at");
  await createIndex(database, "enquiries", "customer_id");

  const before = database as Kysely<Before>;
  const applications = await before.selectFrom("spectrum_applications").selectAll().execute();
  const enquiries = applications.map(
    ({ id, customer_id, email, contact, phone, company, product_code, created_at }) => ({
      id,
      kind: "spectrum",
      customer_id,
      email,
      language: "zh",
      content: JSON.stringify({ contact, phone, company, productCode: product_code }),
      created_at,
      answer: "",
      answered_at: null,
    }),
  );
  for (let at = 0; at < enquiries.length; at += AT_ONCE) {
    await before
      .insertInto("enquiries")
      .values(enquiries.slice(at, at + AT_ONCE))
      .execute();
  }
  await database.schema.dropTable("spectrum_applications").execute();
}
