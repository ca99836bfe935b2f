import type { Insertable } from "kysely";
import type { Schema } from "../database/schema.ts";

type CustomerRow = Insertable<Schema["customers"]>;

/** An active customer without a password, empty but for the given columns. */
export const customerRow = (row: Pick<CustomerRow, "id"> & Partial<CustomerRow>): CustomerRow => ({
  email: `${row.id}@shop.example`,
  password_hash: "",
  user_name: "",
  mobile: "",
  company: "",
  customer_group: "",
  category_code: 0,
  is_active: 1,
  created_at: 0,
  ...row,
});
