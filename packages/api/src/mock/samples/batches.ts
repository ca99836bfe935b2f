import type { ItemBatch } from "../../contract/product.ts";
import type { LocalizedText } from "../../messages/message.ts";
import { documentAddress, wireLanguages } from "../document-address.ts";
import type { ItemCode } from "./items.ts";
import type { Language, SampleViewer } from "./language.ts";
import { packs } from "./packs.ts";

interface Batch extends Pick<ItemBatch, "batchCode" | "producedOn" | "retestOn" | "verdict"> {
  readonly isMakers?: boolean;
  /** What can be ordered of it, by pack; of items whose stock is kept by batch. */
  readonly stocks?: Readonly<Record<string, number>>;
  readonly isOrdered?: boolean;
  readonly results: readonly {
    readonly test: LocalizedText;
    readonly requirement: LocalizedText;
    readonly result: LocalizedText;
    readonly meets: ItemBatch["results"][number]["meets"];
  }[];
}

const alike = (text: string): LocalizedText => ({ zh: text, en: text });

const assay = (result: string) => ({
  test: { zh: "含量（GC）", en: "Assay (GC)" },
  requirement: alike("≥98%"),
  result: alike(result),
  meets: "yes" as const,
});

/** The batches by item, newest first; an item without an entry has none. */
const batches: Partial<Record<ItemCode, readonly Batch[]>> = {
  E809056: [
    {
      batchCode: "C15482130",
      producedOn: "2026-05-18",
      retestOn: "2028-05-17",
      verdict: "conforms",
      results: [
        {
          test: { zh: "含量（GC）", en: "Assay (GC)" },
          requirement: alike("≥99.7%"),
          result: alike("99.9%"),
          meets: "yes",
        },
      ],
    },
  ],
  S812046: [
    {
      batchCode: "C15482131",
      producedOn: "2026-06-08",
      retestOn: "2028-06-07",
      verdict: "conforms",
      stocks: { "100g": 4, "500g": 2 },
      results: [
        assay("98.6%"),
        {
          test: { zh: "折光率（20 ℃）", en: "Refractive index (20 °C)" },
          requirement: alike("1.572–1.575"),
          result: alike("1.573"),
          meets: "yes",
        },
      ],
    },
    {
      batchCode: "C15482130",
      producedOn: "2025-11-20",
      retestOn: "2027-11-19",
      verdict: "undecided",
      stocks: { "100g": 2, "500g": 0 },
      isOrdered: true,
      results: [
        assay("98.9%"),
        {
          test: { zh: "外观", en: "Appearance" },
          requirement: { zh: "无色至淡黄色液体", en: "Colourless to pale yellow liquid" },
          result: { zh: "淡黄色液体", en: "Pale yellow liquid" },
          meets: "unknown",
        },
      ],
    },
    {
      batchCode: "C14877105",
      producedOn: "2024-12-02",
      retestOn: "2026-12-01",
      verdict: "undecided",
      isMakers: true,
      results: [],
    },
  ],
};

/** The batches of an item, newest first; a guest has no order. */
export function batchesOf(
  itemCode: ItemCode,
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): readonly ItemBatch[] {
  const sold = packs(itemCode, language);
  return (batches[itemCode] ?? []).map(
    ({ isMakers = false, isOrdered, results, stocks, ...batch }) => ({
      ...batch,
      isMakers,
      stocks: sold.flatMap(({ productId, pack }) => {
        const stock = stocks?.[pack];
        return stock === undefined ? [] : [{ productId, pack, stock }];
      }),
      orderCode: isOrdered && viewer !== "guest" ? "MK2026111800003" : "",
      results: results.map(({ meets, ...texts }) => ({
        test: texts.test[language],
        requirement: texts.requirement[language],
        result: texts.result[language],
        meets,
      })),
      url: documentAddress("certificate", itemCode, wireLanguages[language], batch.batchCode),
    }),
  );
}
