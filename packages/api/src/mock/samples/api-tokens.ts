import type { ApiToken } from "../../contract/api-token.ts";

const moment = (text: string) => Date.parse(`${text}:00+08:00`);

/** The secret of a new token. */
export const sampleSecret = `rgt_${"Qm4Zk7".repeat(7)}Q`;

/** The customer's tokens, the newest first: two that are good, one of them unused, and one that expired. */
export const apiTokens: readonly ApiToken[] = [
  {
    tokenId: "t3",
    name: "电子实验记录本",
    scopes: ["read"],
    createdAt: moment("2026-11-20T09:30"),
    expiresAt: moment("2026-12-20T09:30"),
    usedAt: null,
  },
  {
    tokenId: "t2",
    name: "ERP 采购同步",
    scopes: ["read", "cart"],
    createdAt: moment("2026-09-01T14:05"),
    expiresAt: moment("2027-09-01T14:05"),
    usedAt: moment("2026-11-21T10:40"),
  },
  {
    tokenId: "t1",
    name: "库存脚本",
    scopes: ["read"],
    createdAt: moment("2026-08-10T08:00"),
    expiresAt: moment("2026-11-08T08:00"),
    usedAt: moment("2026-11-07T23:55"),
  },
];
