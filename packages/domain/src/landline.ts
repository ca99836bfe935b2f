import * as v from "valibot";

/** A landline's number in the three parts that forms have. */
export interface Landline {
  readonly area: string;
  readonly phone: string;
  readonly extension: string;
}

const digits = (pattern: RegExp, key: string) =>
  v.pipe(
    v.string(key),
    v.trim(),
    v.check((text) => text === "" || pattern.test(text), key),
  );

/** The parts of a landline in a form, each checked only when filled (customer centre §5, address form). */
export const landlineFields = {
  area: digits(/^\d{2,4}$/u, "area-invalid"),
  phone: digits(/^\d{5,12}$/u, "phone-invalid"),
  extension: digits(/^\d{1,8}$/u, "extension-invalid"),
};

/** An area code or an extension requires a number. */
export function judgeLandline<
  Input extends Landline & Record<string, unknown>,
>(): v.RawCheckAction<Input> {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const { area, phone, extension } = input;
    if (phone !== "" || (area === "" && extension === "")) return;
    const path = { type: "object", origin: "value", input, key: "phone", value: phone } as const;
    addIssue({ message: "phone-required", path: [path] });
  });
}

/** The parts joined by - (customer centre §3, address). */
export function joinLandline({ area, phone, extension }: Landline): string {
  return [area, phone, extension].filter(Boolean).join("-");
}

const LONGEST_AREA = 4;

/** The parts of a joined text: an area code is shorter than any number. */
export function splitLandline(joined: string): Landline {
  const parts = joined.split("-");
  const [first = "", second = "", third = ""] = parts;
  if (parts.length >= 3) return { area: first, phone: second, extension: third };
  return first.length <= LONGEST_AREA && second !== ""
    ? { area: first, phone: second, extension: "" }
    : { area: "", phone: first, extension: second };
}
