import { dirname } from "node:path";
import { picturePaths } from "@reagent/api/contract/pictures";
import { GIFT_TABLE } from "@reagent/domain/gift-columns";
import type { GiftColumn } from "@reagent/domain/gift-columns";
import { readGiftRow } from "@reagent/domain/gift-row";
import type { GiftRow } from "@reagent/domain/gift-row";
import type { ImageFile } from "../catalogue/catalogue.ts";
import { type JudgedRows, judgeRows, type WrittenRow } from "./judge-rows.ts";
import { readPicture } from "./pictures.ts";
import { cellProblem, contradiction } from "./problems.ts";
import type { Problem } from "./problems.ts";

/** A valid row of a file of gifts. */
export interface CollectedGift extends GiftRow {
  readonly line: number;
  /** SVGs or the addresses of images, the main one first. */
  readonly drawings: readonly string[];
  readonly images: readonly ImageFile[];
}

/** What a file of gifts holds. */
export interface CollectedGifts extends Omit<JudgedRows<GiftColumn>, "columns"> {
  /** In the order of the file. */
  readonly gifts: readonly CollectedGift[];
}

/** Reads a file of gifts with the pictures in its folder. An invalid row is reported and skipped. Throws `UnreadableFile`. */
export async function collectGifts(path: string): Promise<CollectedGifts> {
  const collection = new GiftCollection(dirname(path));
  const { columns: _, ...judged } = await judgeRows(path, GIFT_TABLE, (line, written) =>
    collection.judge(line, written),
  );
  return { ...judged, gifts: [...collection.gifts.values()] };
}

class GiftCollection {
  /** By their codes. */
  readonly gifts = new Map<string, CollectedGift>();
  readonly #folder: string;
  /** The English names of types by the Chinese ones, with the line of the first. */
  readonly #types = new Map<string, { readonly line: number; readonly english: string }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Takes a row in; returns why it cannot be. */
  async judge(line: number, written: WrittenRow<GiftColumn>): Promise<Problem[]> {
    const read = readGiftRow(written);
    const { pictures } = read.kind === "read" ? read.gift : read;
    const { drawings, images, problems } = await this.#drawingsOf(line, pictures);
    if (read.kind === "bad") {
      const cells = read.problems.map((problem) =>
        cellProblem(line, problem, written[problem.column] ?? ""),
      );
      return [...cells, ...problems];
    }
    const { gift } = read;
    problems.push(...this.#contradictions(line, gift));
    if (problems.length === 0) this.#add({ ...gift, line, drawings, images });
    return problems;
  }

  async #drawingsOf(line: number, pictures: readonly string[]) {
    const drawings: string[] = [];
    const images: ImageFile[] = [];
    const problems: Problem[] = [];
    for (const file of pictures) {
      const picture = await readPicture(this.#folder, file);
      if (picture.kind === "drawing") drawings.push(picture.svg);
      else if (picture.kind === "image") {
        drawings.push(picturePaths.file(picture.image.name));
        images.push(picture.image);
      } else if (picture.kind === "missing")
        problems.push(contradiction(line, "pictures", file, { kind: "no-picture" }));
      else {
        const { fault } = picture;
        problems.push(contradiction(line, "pictures", file, { kind: "picture", fault }));
      }
    }
    return { drawings, images, problems };
  }

  *#contradictions(line: number, { code, type, isTypeTranslated }: GiftRow): Generator<Problem> {
    const known = this.gifts.get(code);
    if (known)
      yield contradiction(line, "gift_code", code, { kind: "code-twice", line: known.line });
    const before = this.#types.get(type.zh);
    if (isTypeTranslated && before && before.english !== type.en) {
      yield contradiction(line, "type_en", type.en, {
        kind: "translated-otherwise",
        line: before.line,
        as: before.english,
      });
    }
  }

  #add(gift: CollectedGift): void {
    const { code, type, isTypeTranslated, line } = gift;
    this.gifts.set(code, gift);
    if (isTypeTranslated && !this.#types.has(type.zh)) {
      this.#types.set(type.zh, { line, english: type.en });
    }
  }
}
