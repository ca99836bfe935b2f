/** The fields of the two people, in the form's order. */
export const handler = ["handlerName", "handlerIdNumber", "handlerPhone"] as const;
export const responsible = ["responsibleName", "responsibleIdNumber", "responsiblePhone"] as const;

/** Keyboard and autofill of each field. */
export const typing = {
  company: { autoComplete: "organization" },
  address: { autoComplete: "address-line1" },
  handlerName: { autoComplete: "off" },
  handlerIdNumber: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
  handlerPhone: { type: "tel", autoComplete: "off" },
  responsibleName: { autoComplete: "off" },
  responsibleIdNumber: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
  responsiblePhone: { type: "tel", autoComplete: "off" },
} as const;
