import { TERMS_PAGE } from "@reagent/domain/content-page";
import type { Content, Page } from "../../catalogue/catalogue.ts";
import { chunks } from "../../database/chunks.ts";
import type { Tx } from "../../database/database.ts";
import { both, flag } from "../load/rows.ts";
import { insertAll, upsertAll } from "../load/write.ts";
import { deleteUnshownPictures, writePictures } from "./write-pictures.ts";
import { writeTermsVersion } from "./write-terms.ts";

const TABLES = ["articles", "activities", "pages", "jobs", "notices"] as const;

/** Writes content; an entry with a known id is replaced, and keeps what refers to it. */
export async function writeContentRows(
  tx: Tx,
  { articles, activities, pages, jobs, notices, pictures }: Content,
  { isDemo }: { readonly isDemo: boolean },
): Promise<void> {
  const is_demo = flag(isDemo);
  await upsertAll(
    tx,
    "articles",
    "id",
    articles.map((article) => ({
      ...textsOf(article),
      ...both("summary", article.summary),
      id: article.id,
      kind: article.kind,
      is_top: flag(article.isTop),
      picture: article.picture,
      ...both("alt", article.alt),
      shown_at: article.createdAt,
      is_demo,
    })),
  );
  await writeProductsOf(tx, articles);
  await upsertAll(
    tx,
    "activities",
    "id",
    activities.map((activity, position) => ({
      ...textsOf(activity),
      ...both("note", activity.note),
      id: activity.id,
      link: activity.link,
      picture: activity.picture,
      small_picture: activity.smallPicture,
      ...both("alt", activity.alt),
      position,
      is_demo,
    })),
  );
  await upsertAll(
    tx,
    "pages",
    "code",
    pages.map((page) => ({
      ...textsOf(page),
      ...both("summary", page.summary),
      code: page.code,
      is_demo,
    })),
  );
  await writeTermsVersion(tx, pages);
  await upsertAll(
    tx,
    "jobs",
    "id",
    jobs.map((job) => ({
      ...textsOf(job),
      ...both("summary", job.summary),
      ...both("place", job.place),
      ...both("team", job.team),
      id: job.id,
      until: job.until,
      is_demo,
    })),
  );
  await upsertAll(
    tx,
    "notices",
    "id",
    notices.map((notice, position) => ({ ...textsOf(notice), id: notice.id, position, is_demo })),
  );
  await writePictures(tx, pictures);
}

/** Writes to which items articles belong, of those whose files say it. */
async function writeProductsOf(tx: Tx, articles: Content["articles"]): Promise<void> {
  const telling = articles.filter(({ products }) => products !== undefined);
  for (const part of chunks(telling)) {
    const ids = part.map(({ id }) => id);
    await tx.deleteFrom("item_articles").where("article_id", "in", ids).execute();
  }
  const links = telling.flatMap(({ id, products = [] }) => products.map((code) => ({ id, code })));
  const items = new Map<string, number>();
  for (const codes of chunks([...new Set(links.map(({ code }) => code))])) {
    const rows = await tx
      .selectFrom("items")
      .select(["id", "code"])
      .where("code", "in", codes)
      .execute();
    for (const { id, code } of rows) items.set(code, id);
  }
  await insertAll(
    tx,
    "item_articles",
    links.flatMap(({ id, code }) => {
      const item_id = items.get(code);
      return item_id === undefined ? [] : [{ item_id, article_id: id, position: 0 }];
    }),
  );
}

function textsOf({ subject, content, createdAt }: Pick<Page, "subject" | "content" | "createdAt">) {
  return { ...both("subject", subject), ...both("content", content), created_at: createdAt };
}

/** Deletes the demo's content, and the pictures that nothing shows any more. The terms of use stay until there are others. */
export async function deleteDemoContent(tx: Tx): Promise<void> {
  for (const table of TABLES) {
    const demo = tx.deleteFrom(table).where("is_demo", "=", 1);
    await (table === "pages" ? demo.where("code", "!=", TERMS_PAGE) : demo).execute();
  }
  for (const table of [
    "branches",
    "paper_award",
    "paper_winners",
    "banners",
    "orchard_banners",
  ] as const) {
    await tx.deleteFrom(table).where("is_demo", "=", 1).execute();
  }
  await deleteUnshownPictures(tx);
}

/** Deletes all content that is not among the given, except the terms of use, and the pictures of what is deleted. */
export async function deleteOtherContent(tx: Tx, content: Content): Promise<void> {
  for (const table of TABLES) {
    const kept = new Set(
      content[table].map((each) => String("code" in each ? each.code : each.id)),
    );
    if (table === "pages") {
      const rows = await tx.selectFrom("pages").select("code").execute();
      const gone = rows
        .map(({ code }) => code)
        .filter((code) => code !== TERMS_PAGE && !kept.has(code));
      for (const codes of chunks(gone)) {
        await tx.deleteFrom("pages").where("code", "in", codes).execute();
      }
    } else {
      const rows = await tx.selectFrom(table).select("id").execute();
      const gone = rows.map(({ id }) => id).filter((id) => !kept.has(String(id)));
      for (const ids of chunks(gone)) {
        await tx.deleteFrom(table).where("id", "in", ids).execute();
      }
    }
  }
  await deleteUnshownPictures(tx);
}
