import { count, entity, list, text } from "../contract/codec.ts";
import { DataSheet } from "../contract/data-sheet.ts";
import { OrderSheet, SheetLine, SheetPack } from "../contract/order-sheet.ts";
import { BulkPack, Item, ItemBatch, ItemRow, Pack, ProductPage } from "../contract/product.ts";
import { BatchResults, ReagentResults } from "../contract/search.ts";
import { StructureHit, StructureReading, StructureResults } from "../contract/structure.ts";
import { choose, named } from "./choose.ts";

/*
 * What the public API shows of the contract's entities. Of what differs by viewer it has
 * the own price alone, null without a token; it leaves out ids of rows, drawings, and texts with
 * markup.
 */

const ROW_FIELDS = [
  "itemCode",
  "chineseName",
  "englishName",
  "chineseAlias",
  "englishAlias",
  "specification",
  "casNumber",
  "mdlNumber",
  "formula",
  "molecularWeight",
  "smiles",
  "storage",
  "hazardNumber",
  "isDrugPrecursor",
  "isExplosivePrecursor",
  "isBiological",
  "isRare",
  "category",
  "safetyLevel",
  "fromPrice",
  "fromPack",
  "hasPromotion",
] as const;

const ListedItem = named("ListedItem", choose(ItemRow, ROW_FIELDS));

const ListPack = named(
  "Pack",
  choose(Pack, [
    "productId",
    "productCode",
    "pack",
    "unit",
    "specification",
    "listPrice",
    "salesPrice",
    "stock",
    "isEnquiryOnly",
    "isRare",
    "category",
    "isPromoted",
    "expectedDelivery",
    "deliveryDescription",
  ]),
);

/** A page of a search. */
export const SearchPage = named(
  "SearchPage",
  choose(ReagentResults, ["total", "isMore", "corrected", "kept", "missing"], {
    items: list(ListedItem),
  }),
);

/** The items of a substance. */
export const Substance = named(
  "Substance",
  choose(BatchResults, ["total", "isMore"], { casNumber: text, items: list(ListedItem) }),
);

const ItemFacts = named(
  "ItemFacts",
  choose(Item, [
    "itemCode",
    "chineseName",
    "englishName",
    "chineseAlias",
    "englishAlias",
    "specification",
    "casNumber",
    "formula",
    "molecularWeight",
    "einecsNumber",
    "mdlNumber",
    "smiles",
    "meltingPoint",
    "boilingPoint",
    "density",
    "storage",
    "refractiveIndex",
    "opticalRotation",
    "flashPoint",
    "explosionLimits",
    "appearance",
    "particleSize",
    "surfaceArea",
    "hazardNumber",
    "isDrugPrecursor",
    "isExplosivePrecursor",
    "isBiological",
    "isRare",
    "category",
    "safetyLevel",
    "pictograms",
    "hazardStatements",
    "hazardBasis",
    "signalWord",
    "unNumber",
    "exposureLimits",
    "acuteToxicity",
  ]),
);

/** An item with its packs. */
export const PublicItem = named(
  "Item",
  choose(ProductPage, [], {
    item: ItemFacts,
    packs: list(ListPack),
    bulkPacks: list(named("BulkPack", choose(BulkPack, ["productCode", "pack", "unit"]))),
  }),
);

/** A hazard or precautionary statement with its words; empty for one that no regulation has. */
const Statement = named("Statement", entity({ code: ["code", text], words: ["words", text] }));

/** What the label and the transport document of an item say. */
export const SafetyData = named(
  "SafetyData",
  choose(
    DataSheet,
    [
      "itemCode",
      "isOnSale",
      "chineseName",
      "englishName",
      "specification",
      "casNumber",
      "signalWord",
      "pictograms",
      "hazardBasis",
      "unNumber",
      "shippingName",
      "hazardClass",
      "packingGroup",
      "transportNote",
      "storage",
      "revision",
    ],
    { hazardStatements: list(Statement), precautionaryStatements: list(Statement) },
  ),
);

/** A batch with the results of its analysis. */
export const Batch = named(
  "Batch",
  choose(ItemBatch, [
    "batchCode",
    "producedOn",
    "retestOn",
    "verdict",
    "isMakers",
    "results",
    "stocks",
    "url",
  ]),
);

export const BatchPage = named(
  "BatchPage",
  entity({ batches: ["list", list(Batch)], total: ["total", count] }),
);

const FoundStructure = named(
  "FoundStructure",
  choose(StructureHit, [...ROW_FIELDS, "similarity", "matchedAtoms"]),
);

/** A page of a structure search. */
export const StructurePage = named(
  "StructurePage",
  choose(StructureResults, ["total", "isMore"], {
    items: list(FoundStructure),
    otherForms: list(ListedItem),
    query: named("StructureQuery", choose(StructureReading, ["kind", "code", "smiles", "atoms"])),
  }),
);

/** What the lines of a list mean, and the packs that they name. */
export const ResolvedList = named(
  "ResolvedList",
  choose(OrderSheet, [], {
    lines: list(
      named(
        "ResolvedLine",
        choose(SheetLine, ["productId", "suggestions", "isExact", "isNearCode"]),
      ),
    ),
    packs: list(
      named(
        "ResolvedPack",
        choose(
          SheetPack,
          [
            "itemCode",
            "chineseName",
            "englishName",
            "casNumber",
            "smiles",
            "safetyLevel",
            "hazardNumber",
            "isDrugPrecursor",
            "isExplosivePrecursor",
            "hazardStatements",
          ],
          { pack: ListPack },
        ),
      ),
    ),
  }),
);
