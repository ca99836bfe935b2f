import type { Banner } from "../../catalogue/catalogue.ts";
import type { Tx } from "../../database/database.ts";
import { both, flag } from "../load/rows.ts";
import { insertAll } from "../load/write.ts";
import { deleteUnshownPictures, writePictures } from "./write-pictures.ts";

/** Replaces the banners of the home page by these, in the order given. */
export async function writeBanners(
  tx: Tx,
  banners: readonly Banner[],
  { isDemo }: { readonly isDemo: boolean },
): Promise<void> {
  await tx.deleteFrom("banners").execute();
  await insertAll(
    tx,
    "banners",
    banners.map((banner, position) => ({
      ...rowOf(banner, position),
      picture: banner.picture?.name ?? "",
      is_demo: flag(isDemo),
    })),
  );
  await writePicturesOf(tx, banners);
}

/** Replaces the banners of the orchard by these, in the order given. */
export async function writeOrchardBanners(
  tx: Tx,
  banners: readonly Banner[],
  { isDemo }: { readonly isDemo: boolean },
): Promise<void> {
  await tx.deleteFrom("orchard_banners").execute();
  await insertAll(
    tx,
    "orchard_banners",
    banners.map((banner, position) => ({
      ...rowOf(banner, position),
      drawing: banner.picture?.markup ?? "",
      is_demo: flag(isDemo),
    })),
  );
  await writePicturesOf(tx, banners);
}

function rowOf({ subject, note, action, alt, link }: Banner, position: number) {
  return {
    id: position + 1,
    ...both("subject", subject),
    ...both("note", note),
    ...both("action", action),
    ...both("alt", alt),
    link,
    position,
  };
}

async function writePicturesOf(tx: Tx, banners: readonly Banner[]): Promise<void> {
  await writePictures(
    tx,
    banners.flatMap(({ picture }) => picture ?? []),
  );
  await deleteUnshownPictures(tx);
}
