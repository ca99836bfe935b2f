import { isCasNumber } from "@reagent/domain/cas";
import { isEcNumber } from "@reagent/domain/ec-number";
import { precursorMarks } from "@reagent/domain/precursor";
import type { FactTables } from "./fact-tables.ts";
import { listed } from "./tables.ts";

const STORAGE = new Set(["", "room", "cool", "dark", "refrigerated", "frozen", "inert-gas"]);
const NUMBER = /^-?\d+(?:\.\d+)?$/u;
/** Possible ranges of constants, in g/mL and ℃. */
const RANGES = {
  density: [0.3, 23],
  melting_point: [-260, 4000],
  boiling_point: [-260, 6000],
  flash_point: [-120, 600],
  refractive_index: [1, 3],
} as const;

type Names = Pick<
  FactTables["preparations"][number],
  "name_zh" | "name_en" | "aliases_zh" | "aliases_en"
>;

/** Problems of identities: numbers, names, duplicates. One line each, beginning with the key. */
export function* identityFaults({ substances, preparations }: FactTables): Generator<string> {
  yield* repeated(
    "CAS number",
    substances.map(({ cas }) => [cas, cas]),
  );
  yield* repeated(
    "structure's SMILES",
    substances.map(({ cas, smiles }) => [cas, smiles]),
  );
  yield* repeated(
    "EC number",
    substances.map(({ cas, ec_number }) => [cas, ec_number]),
  );
  yield* repeated(
    "MDL number",
    substances.map(({ cas, mdl_number }) => [cas, mdl_number]),
  );
  for (const { cas, ec_number, mdl_number } of substances) {
    if (!isCasNumber(cas)) yield `${cas}: not a CAS number`;
    if (ec_number !== "" && !isEcNumber(ec_number)) yield `${cas}: not an EC number: ${ec_number}`;
    if (mdl_number !== "" && !/^MFCD\d{8}$/u.test(mdl_number))
      yield `${cas}: not an MDL number: ${mdl_number}`;
  }
  const named: (readonly [string, Names])[] = [
    ...substances.map((row) => [row.cas, row] as const),
    ...preparations.map((row) => [row.key, row] as const),
  ];
  yield* nameFaults(named);
}

function* nameFaults(named: readonly (readonly [key: string, names: Names])[]): Generator<string> {
  yield* repeated(
    "Chinese name",
    named.map(([key, { name_zh }]) => [key, name_zh]),
  );
  yield* repeated(
    "English name",
    named.map(([key, { name_en }]) => [key, name_en.toLowerCase()]),
  );
  const owners = new Map(
    named.flatMap(([key, { name_zh, name_en }]) => [
      [name_zh.toLowerCase(), key],
      [name_en.toLowerCase(), key],
    ]),
  );
  for (const [key, { name_zh, name_en, aliases_zh, aliases_en }] of named) {
    if (name_zh === "" || name_en === "") yield `${key}: no name`;
    if (/\p{Script=Han}/u.test(name_en + aliases_en)) yield `${key}: Chinese in an English name`;
    for (const alias of [...listed(aliases_zh), ...listed(aliases_en)]) {
      const owner = owners.get(alias.toLowerCase());
      if (owner !== undefined && owner !== key)
        yield `${key}: the alias ${alias} is the name of ${owner}`;
    }
  }
}

/** Problems of appearance, storage and constants. */
export function* propertyFaults({ properties }: Pick<FactTables, "properties">): Generator<string> {
  for (const row of properties) {
    if (!STORAGE.has(row.storage)) yield `${row.cas}: unknown storage ${row.storage}`;
    if ((row.appearance_zh === "") !== (row.appearance_en === ""))
      yield `${row.cas}: appearance in one language`;
    if (/\p{Script=Han}/u.test(row.appearance_en))
      yield `${row.cas}: Chinese in the English appearance`;
    for (const [name, [least, most]] of Object.entries(RANGES)) {
      const value = row[name as keyof typeof RANGES];
      const isPossible = NUMBER.test(value) && Number(value) >= least && Number(value) <= most;
      if (value !== "" && !isPossible) yield `${row.cas}: impossible ${name} ${value}`;
    }
    const { boiling_point: boils } = row;
    if (isBelow(boils, row.melting_point)) yield `${row.cas}: boils below its melting point`;
    if (isBelow(boils, row.flash_point)) yield `${row.cas}: boils below its flash point`;
  }
}

/** Substances whose classes of precursor are not those of the national lists. */
export function* precursorFaults({
  substances,
  hazards,
}: Pick<FactTables, "substances" | "hazards">): Generator<string> {
  const classes = new Map(hazards.map(({ cas, precursor }) => [cas, precursor]));
  for (const { cas, name_en } of substances) {
    const { isDrugPrecursor, isExplosivePrecursor } = precursorMarks(cas);
    const expected = [
      ...(isDrugPrecursor ? ["drug"] : []),
      ...(isExplosivePrecursor ? ["explosive"] : []),
    ].join(";");
    const found = classes.get(cas) ?? "";
    if (found !== expected)
      yield `${cas}: precursor "${found}", but ${name_en} is listed as "${expected}"`;
  }
}

/** Dangling references, and blanks or control characters in cells. */
export function* linkFaults(tables: FactTables): Generator<string> {
  const substances = new Set(tables.substances.map(({ cas }) => cas));
  const families = new Set(tables.families.map(({ family }) => family));
  const categories = new Set(tables.categories.map(({ id }) => id));
  const pointing = [
    ...tables.properties,
    ...tables.hazards,
    ...tables.supplement,
    ...tables.placements,
    ...tables.grades,
  ];
  for (const { cas } of pointing) if (!substances.has(cas)) yield `${cas}: no such substance`;
  const described = new Set(tables.properties.map(({ cas }) => cas));
  for (const cas of substances) if (!described.has(cas)) yield `${cas}: no properties`;
  for (const { family } of [...tables.substances, ...tables.preparations]) {
    if (!families.has(family)) yield `${family}: no such family`;
  }
  for (const { category } of [...tables.families, ...tables.placements]) {
    if (!categories.has(category)) yield `${category}: no such category`;
  }
  for (const { id, parent } of tables.categories) {
    if (parent !== "" && !categories.has(parent)) yield `${id}: no such parent ${parent}`;
  }
  for (const line of tables["product-lines"]) {
    if (!substances.has(line.drawing)) yield `${line.id}: drawn by no substance`;
    for (const family of listed(line.families))
      if (!families.has(family)) yield `${line.id}: no such family ${family}`;
  }
  for (const [name, rows] of Object.entries(tables)) {
    for (const cell of rows.flatMap((row) => Object.values(row))) {
      if (cell !== cell.trim() || /[\p{Cc}\uFFFD]/u.test(cell))
        yield `${name}: stray blank or control character in "${cell}"`;
    }
  }
}

function* repeated(
  what: string,
  values: readonly (readonly [key: string, value: string])[],
): Generator<string> {
  const owners = new Map<string, string>();
  for (const [key, value] of values) {
    if (value === "") continue;
    const owner = owners.get(value);
    if (owner !== undefined) yield `${key}: the ${what} ${value} is ${owner}'s`;
    owners.set(value, key);
  }
}

function isBelow(boils: string, other: string): boolean {
  return boils !== "" && other !== "" && Number(boils) <= Number(other);
}
