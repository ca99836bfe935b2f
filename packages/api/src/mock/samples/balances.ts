import { fen } from "@reagent/domain/money";
import type { BalanceChange, Balances, IntegralChange } from "../../contract/balance.ts";
import type { LocalizedText } from "../../messages/message.ts";
import type { Language } from "./language.ts";

/** The balances of the sample customer. */
export const balances: Balances = {
  prepay: fen(286_000),
  creditLimit: fen(753_600),
  creditUsed: fen(173_600),
  creditLeft: fen(580_000),
  integral: 1260,
  convertibleGrains: 12,
  grains: 1240,
  expiringGrains: 1240,
};

type Entry = readonly [day: string, amount: number, note: LocalizedText];

const about = (zh: string, en: string): LocalizedText => ({ zh, en });
const paid = (code: string) => about(`支付订单 ${code}`, `Payment of order ${code}`);
const refund = (code: string) => about(`订单 ${code} 退款`, `Refund of order ${code}`);
const repaid = (code: string) => about(`信用还款 ${code}`, `Credit repaid, order ${code}`);
const earned = (code: string) => about(`订单 ${code} 获得积分`, `Points for order ${code}`);
const topUp = about("预付款充值：银行汇款", "Top-up: bank transfer");
const exchanged = (code: string) => about(`兑换礼品 ${code}`, `Gifts ordered ${code}`);
const converted = about("积分兑换麦粒", "Points converted to grains");

/** Newest first; the amounts of an account add up to its balance. */
const entries = {
  prepay: [
    ["2026-11-18", -84_200, paid("MK2026111800003")],
    ["2026-11-12", -45_600, repaid("MK2026103000021")],
    ["2026-11-05", 200_000, topUp],
    ["2026-10-28", 15_600, refund("MK2026102100008")],
    ["2026-10-21", -15_600, paid("MK2026102100008")],
    ["2026-10-09", -120_000, paid("MK2026100900014")],
    ["2026-09-17", -38_400, paid("MK2026091700002")],
    ["2026-09-01", 300_000, topUp],
    ["2026-08-20", -62_800, paid("MK2026082000011")],
    ["2026-08-03", -12_600, paid("MK2026080300005")],
    ["2026-07-15", -50_400, paid("MK2026071500030")],
    ["2026-07-01", 200_000, about("期初预付款余额", "Opening balance")],
  ],
  credit: [
    ["2026-11-12", 45_600, repaid("MK2026103000021")],
    ["2026-11-03", -45_600, paid("MK2026110300042")],
    ["2026-10-30", -45_600, paid("MK2026103000021")],
    ["2026-10-19", -128_000, paid("MK2026101900007")],
  ],
  grains: [
    ["2026-11-20", -12_000, exchanged("MG2026112000005")],
    ["2026-11-18", -48_000, exchanged("MG2026111800001")],
    ["2026-10-12", -23_500, exchanged("MG2026101200003")],
    ["2026-10-08", 127_500, converted],
    ["2026-06-30", 80_000, converted],
  ],
  integral: [
    ["2026-11-19", 842, earned("MK2026111800003")],
    [
      "2026-10-28",
      -156,
      about(
        "订单 MK2026102100008 退款，收回积分",
        "Points of refunded order MK2026102100008 taken back",
      ),
    ],
    ["2026-10-22", 156, earned("MK2026102100008")],
    ["2026-10-10", 1200, earned("MK2026100900014")],
    ["2026-10-08", -1600, converted],
    ["2026-09-18", 384, earned("MK2026091700002")],
    ["2026-08-21", 628, earned("MK2026082000011")],
    ["2026-06-30", -2000, converted],
    ["2026-06-01", 1806, about("期初积分", "Opening balance")],
  ],
} as const satisfies Record<string, readonly Entry[]>;

interface Search {
  readonly page: number;
  readonly pageSize: number;
  readonly from: string;
  readonly to: string;
  readonly least?: number | null;
  readonly most?: number | null;
}

function pageOf(rows: readonly Entry[], search: Search) {
  const { page, pageSize, from, to, least = null, most = null } = search;
  const found = rows.filter(
    ([day, amount]) =>
      (from === "" || day >= from) &&
      (to === "" || day <= to) &&
      (least === null || Math.abs(amount) >= least) &&
      (most === null || Math.abs(amount) <= most),
  );
  return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}

const changedAt = (day: string) => Date.parse(`${day}T10:20:00+08:00`);

/** A page of the log of an account. */
export function balanceChanges(
  kind: "prepay" | "credit" | "grains",
  search: Search,
  language: Language = "zh",
): { changes: readonly BalanceChange[]; total: number } {
  const { rows, total } = pageOf(entries[kind], search);
  const changes = rows.map(([day, amount, note]) => ({
    changedAt: changedAt(day),
    amount: fen(amount),
    note: note[language],
  }));
  return { changes, total };
}

/** A page of the log of the integral. */
export function integralChanges(
  search: Search,
  language: Language = "zh",
): { changes: readonly IntegralChange[]; total: number } {
  const { rows, total } = pageOf(entries.integral, search);
  const changes = rows.map(([day, points, note]) => ({
    changedAt: changedAt(day),
    points,
    note: note[language],
  }));
  return { changes, total };
}
