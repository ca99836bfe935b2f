/** The fields of a research group, in the form's order. */
export const fields = ["university", "department", "teacher", "mobile", "phone"] as const;
