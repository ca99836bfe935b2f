import type { LocalizedText } from "../../basics/language.ts";
import type { Tx } from "../../database/database.ts";
import { both, flag } from "./rows.ts";
import { insertAll } from "./write.ts";

/** A branch or office; longitude and latitude are in degrees, WGS 84. */
export interface NewBranch {
  readonly title: LocalizedText;
  readonly address: LocalizedText;
  readonly phone: string;
  readonly email: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** Replaces the branches by these, in the order given. */
export async function loadBranches(
  tx: Tx,
  branches: readonly NewBranch[],
  { isDemo }: { readonly isDemo: boolean },
): Promise<void> {
  await tx.deleteFrom("branches").execute();
  await insertAll(
    tx,
    "branches",
    branches.map(({ title, address, phone, email, longitude, latitude }, index) => ({
      id: index + 1,
      ...both("title", title),
      ...both("address", address),
      phone,
      email,
      longitude: String(longitude),
      latitude: String(latitude),
      is_demo: flag(isDemo),
    })),
  );
}
