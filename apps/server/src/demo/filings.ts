import type { PrecursorFiling } from "@reagent/domain/filing";
import { idCheckDigit } from "@reagent/domain/id-number";
import { writePrecursor } from "../areas/filing/precursor.ts";
import { writeInvoice } from "../areas/invoice/invoices.ts";
import type { Tx } from "../database/database.ts";
import type { Vault } from "../sessions/vault.ts";

/** A valid ID number of a region that does not exist, so that no person has it. */
const unassigned = (digits: string) => digits + idCheckDigit(digits);

const filing: PrecursorFiling = {
  company: "示例生物科技（上海）有限公司",
  address: "上海市浦东新区示例路 1 号",
  purpose: "experiment",
  handlerName: "林演示",
  handlerIdNumber: unassigned("99000119900101001"),
  handlerPhone: "13800000001",
  responsibleName: "陈示例",
  responsibleIdNumber: unassigned("99000119800202002"),
  responsiblePhone: "13800000004",
};

/**
 * Adds the filings of a demo customer: of the ordinary one upgradable invoice information and explosive-precursor info, of the
 * university's its research group.
 */
export async function addDemoFilings(
  tx: Tx,
  { id, now }: { id: string; now: number },
  vault: Vault,
): Promise<void> {
  if (id === "demo-ordinary") {
    await writeInvoice(tx, id, {
      type: "vat-special",
      title: "示例生物科技（上海）有限公司",
      taxNumber: "91310115DEMO00001X",
      bank: "示例银行上海张江支行",
      bankAccount: "0000000000000001",
      address: "上海市浦东新区示例路 1 号",
      phone: "021-55500001",
      email: "",
    });
    await writePrecursor(tx, { filing, customerId: id, now }, vault);
  }
  if (id === "demo-university") {
    await tx
      .insertInto("university_filings")
      .values({
        customer_id: id,
        university: "示例大学",
        department: "化学学院",
        teacher: "王老师",
        mobile: "13800000002",
        phone: "021-55500002",
        filed_at: now,
      })
      .execute();
  }
}
