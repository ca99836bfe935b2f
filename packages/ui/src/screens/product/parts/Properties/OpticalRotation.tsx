import { opticalRotationParts } from "@reagent/domain/optical-rotation";
import { ScriptedText } from "../../../../components/Formula/ScriptedText.tsx";
import { measured } from "./measured.tsx";

/** A specific rotation, with its temperature raised and the line of sodium lowered. */
export function OpticalRotation({ value }: { readonly value: string }) {
  const parts = opticalRotationParts(value);
  return parts.length > 1 ? <ScriptedText of={parts} /> : measured(value);
}
