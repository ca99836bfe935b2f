import { BANNER_TABLE, judgeBannerRow } from "@reagent/domain/banner-file";
import type { Banner } from "../../catalogue/catalogue.ts";
import { pictureIn } from "./pictures.ts";
import { type ContentTable, readContentTable } from "./read-table.ts";

type BannerFile = "banners.csv" | "orchard-banners.csv";

/** Reads and checks a file of banners of a content folder, with their pictures. */
export async function readBanners(root: string, file: BannerFile): Promise<ContentTable<Banner>> {
  return readContentTable(root, file, BANNER_TABLE, (written) => {
    const judged = judgeBannerRow(written);
    if (judged.kind === "invalid") return judged;
    const { link, picture: name, ...row } = judged.row;
    const picture = name === "" ? null : pictureIn(root, file, name);
    if (picture && "problem" in picture)
      return { kind: "invalid", problems: [`picture: ${picture.problem}`] };
    return {
      kind: "valid",
      row: {
        note: { zh: row.note_zh, en: row.note_en },
        subject: { zh: row.subject_zh, en: row.subject_en },
        action: { zh: row.action_zh, en: row.action_en },
        alt: { zh: row.alt_zh, en: row.alt_en },
        link: link.startsWith("/") ? encodeURI(link) : link,
        picture,
      },
      paths: link.startsWith("/") ? [link.replace(/[?#].*$/u, "")] : [],
    };
  });
}
