import type {
  PrecursorFiling,
  PrecursorFilingKind,
  UniversityFiling,
} from "@reagent/domain/filing";
import { idCheckDigit } from "@reagent/domain/id-number";
import type { FilingDecision } from "@reagent/server/areas/filing/decide";
import { writeInvoice } from "@reagent/server/customers/invoices";
import { writePrecursor } from "@reagent/server/customers/precursor";
import type { Tx } from "@reagent/server/database/database";
import type { Vault } from "@reagent/server/sessions/vault";

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

const university: UniversityFiling = {
  university: "示例大学",
  department: "化学学院",
  teacher: "王老师",
  mobile: "13800000002",
  phone: "021-55500002",
};

const applicant = {
  university: { ...university, teacher: "何示例", mobile: "13800000005", phone: "021-55500005" },
  precursor: {
    ...filing,
    company: "示例大学",
    address: "湖北省武汉市洪山区示例大学化学楼",
    handlerName: "何示例",
    handlerIdNumber: unassigned("99000119950505005"),
    handlerPhone: "13800000005",
  },
} as const;

const REFUSED = "使用说明未写明用途和用量，请补充后重新提交。";

/** A filing of precursors of a demo customer and what the operator has decided. */
interface DemoPrecursor {
  readonly customerId: string;
  readonly kind: PrecursorFilingKind;
  readonly filing: PrecursorFiling;
  readonly decision?: FilingDecision;
}

/**
 * Adds the filings of a demo customer: the ordinary one has upgradable invoice information and both filings of precursors accepted,
 * the university's its research group, and the applicant a filing in each other state.
 */
export async function addDemoFilings(
  tx: Tx,
  { id, now }: { id: string; now: number },
  vault: Vault,
): Promise<void> {
  const precursor = (written: DemoPrecursor) => addPrecursor(tx, written, now, vault);
  const accepted = { state: "accepted" } as const;
  switch (id) {
    case "demo-ordinary":
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
      await precursor({ customerId: id, kind: "explosive", filing, decision: accepted });
      await precursor({ customerId: id, kind: "drug", filing, decision: accepted });
      return;
    case "demo-university":
      await addUniversity(tx, { customerId: id, filing: university, state: "accepted", now });
      return;
    case "demo-applicant":
      await addUniversity(tx, {
        customerId: id,
        filing: applicant.university,
        state: "pending",
        now,
      });
      await precursor({ customerId: id, kind: "drug", filing: applicant.precursor });
      await precursor({
        customerId: id,
        kind: "explosive",
        filing: applicant.precursor,
        decision: { state: "refused", reason: REFUSED },
      });
  }
}

/** Without a mail: demo customers have no mailbox. */
async function addPrecursor(
  tx: Tx,
  { decision, ...written }: DemoPrecursor,
  now: number,
  vault: Vault,
): Promise<void> {
  await writePrecursor(tx, { ...written, language: "zh", now }, vault);
  if (!decision) return;
  await tx
    .updateTable("precursor_filings")
    .set({
      state: decision.state,
      refusal: decision.state === "refused" ? decision.reason : "",
      decided_at: now,
    })
    .where("customer_id", "=", written.customerId)
    .where("precursor", "=", written.kind)
    .execute();
}

async function addUniversity(
  tx: Tx,
  {
    customerId,
    filing: group,
    state,
    now,
  }: {
    customerId: string;
    filing: UniversityFiling;
    state: "accepted" | "pending";
    now: number;
  },
): Promise<void> {
  await tx
    .insertInto("university_filings")
    .values({
      ...group,
      customer_id: customerId,
      filed_at: now,
      language: "zh",
      state,
      refusal: "",
      decided_at: state === "accepted" ? now : null,
    })
    .execute();
}
