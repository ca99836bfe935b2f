import { chemicalNameParts } from "@reagent/domain/chemical-name";
import { NameParts } from "./NameParts.tsx";

export type ChemicalNameProps = {
  /** The name of a substance in plain text: "N,N-Dimethylformamide". */
  value: string;
};

/** The name of a substance with its locants and structural prefixes in italics. */
export function ChemicalName({ value }: ChemicalNameProps) {
  return <NameParts of={chemicalNameParts(value)} />;
}
