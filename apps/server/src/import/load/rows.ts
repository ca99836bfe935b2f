import type { LocalizedText } from "../../basics/language.ts";
import type {
  Instrument,
  InstrumentSku,
  Item,
  Pack,
  Sale,
  Substance,
} from "../../catalogue/catalogue.ts";
import type { StoredFlag } from "../../database/stored-flag.ts";
import type { RowOf } from "./write.ts";

/** The row of an item, without the drawing of its structure. */
export function itemRow(
  item: Item,
  substance: Substance,
  place: { readonly id: number; readonly position: number },
) {
  return {
    id: place.id,
    position: place.position,
    code: item.code,
    ...both("name", item.name),
    ...both("aliases", aliasesOf(item, substance)),
    ...both("specification", item.grade),
    cas: substance.cas,
    formula: substance.formula,
    molecular_weight: substance.molecularWeight,
    einecs: substance.ecNumber,
    mdl: substance.mdlNumber,
    smiles: substance.smiles,
    ...both("properties", substance.properties),
    melting_point: substance.meltingPoint,
    boiling_point: substance.boilingPoint,
    density: substance.density,
    refractive_index: substance.refractiveIndex,
    optical_rotation: substance.opticalRotation,
    flash_point: substance.flashPoint,
    explosion_limits: substance.explosionLimits,
    ...both("exposure_limits", substance.exposureLimits),
    ...both("acute_toxicity", substance.acuteToxicity),
    ...both("appearance", substance.appearance),
    particle_size: item.particleSize,
    surface_area: item.surfaceArea,
    ...both("storage", substance.storage),
    ...both("application", substance.application),
    ...both("description", item.description),
    ghs_pictograms: JSON.stringify(substance.hazards.pictograms),
    hazard_codes: JSON.stringify(substance.hazards.statements),
    hazard_basis: substance.hazards.basis,
    signal: substance.hazards.signal,
    un_number: substance.hazards.unNumber,
    hazardous_number: substance.hazards.hazardousNumber,
    is_drug_precursor: flag(substance.hazards.isDrugPrecursor),
    is_explosive_precursor: flag(substance.hazards.isExplosivePrecursor),
    is_bio: flag(item.isBio),
    is_rare: flag(item.isRare),
    safe_level: item.safeLevel,
    kind: item.kind,
    has_msds: flag(item.hasSafetyDataSheet),
    brand_msds_url: item.brandDataSheetUrl,
    has_instruction: flag(item.hasInstruction),
    has_spectrum: flag(item.spectra.length > 0),
    has_nmr: flag(item.hasNmr),
    retest_months: item.retestMonths,
    activity_id: item.activity,
  } satisfies RowOf<"items">;
}

/** The substance's aliases, with its name where the item's name is a different one. */
function aliasesOf({ name }: Item, { name: own, aliases }: Substance): LocalizedText {
  const all = (language: keyof LocalizedText) =>
    JSON.stringify(
      own[language] === name[language] || aliases[language].includes(own[language])
        ? aliases[language]
        : [own[language], ...aliases[language]],
    );
  return { zh: all("zh"), en: all("en") };
}

/** The row of a pack. */
export function packRow(
  pack: Pack,
  place: { readonly id: number; readonly itemId: number; readonly position: number },
) {
  return {
    id: place.id,
    item_id: place.itemId,
    position: place.position,
    code: pack.code,
    pack: pack.size,
    unit: pack.unit,
    specification: pack.isPriceOnRequest ? "POA" : "",
    ...saleColumns(pack),
    is_enquiry_only: flag(pack.isEnquiryOnly),
    has_triangle: flag(pack.hasTriangle),
    is_rare: flag(pack.isRare),
    is_bulk: flag(pack.isBulk),
  } satisfies RowOf<"packs">;
}

/** The row of an instrument. */
export function instrumentRow(
  instrument: Instrument,
  place: { readonly id: number; readonly position: number },
): RowOf<"instruments"> {
  const attributes = (language: keyof LocalizedText) =>
    JSON.stringify(
      instrument.attributes.map(({ name, values }) => ({
        name: name[language],
        values: values.map((value) => value[language]),
      })),
    );
  return {
    ...place,
    code: instrument.code,
    ...both("name", instrument.name),
    ...both("summary", instrument.summary),
    ...both("description", instrument.description),
    ...both("return_terms", instrument.returnTerms),
    attributes_zh: attributes("zh"),
    attributes_en: attributes("en"),
    kind: instrument.kind,
    category: "",
    ...both("category", instrument.category),
    ...both("brand", instrument.brand),
    picture: instrument.picture,
  };
}

/** The row of a variant of an instrument. */
export function skuRow(
  sku: InstrumentSku,
  instrument: Instrument,
  place: { readonly id: number; readonly instrumentId: number; readonly position: number },
): RowOf<"instrument_skus"> {
  const attributes = (language: keyof LocalizedText) =>
    JSON.stringify(
      Object.fromEntries(
        instrument.attributes.map(({ name }, at) => [name[language], sku.values[at]?.[language]]),
      ),
    );
  return {
    id: place.id,
    instrument_id: place.instrumentId,
    position: place.position,
    code: sku.code,
    attributes_zh: attributes("zh"),
    attributes_en: attributes("en"),
    ...saleColumns(sku),
    picture: instrument.picture,
  };
}

/** A flag in the database. */
export function flag(isSet: boolean): StoredFlag {
  return isSet ? 1 : 0;
}

type Both<Name extends string, Value> = Record<`${Name}_zh` | `${Name}_en`, Value>;

/** The two columns of a text in both languages. */
export function both<Name extends string>(name: Name, words: LocalizedText): Both<Name, string>;
export function both<Name extends string>(
  name: Name,
  words: LocalizedText | null,
): Both<Name, string | null>;
export function both<Name extends string>(
  name: Name,
  words: LocalizedText | null,
): Both<Name, string | null> {
  return { [`${name}_zh`]: words?.zh ?? null, [`${name}_en`]: words?.en ?? null } as Both<
    Name,
    string | null
  >;
}

function saleColumns(sale: Sale) {
  return {
    list_price: sale.listPrice,
    sales_price: sale.salesPrice,
    promotion: sale.promotion,
    has_futures_discount: flag(sale.hasFuturesDiscount),
    stock: sale.stock,
    ...both("delivery", sale.delivery),
    ...both("expected_delivery", sale.expectedDelivery),
  };
}
