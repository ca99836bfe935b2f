import { useEffect, useState } from "react";
import { vars } from "../../theme/vars.css.ts";
import { themeValue } from "../page/theme-value.ts";

export type Role = keyof typeof vars.color;

const roles = Object.keys(vars.color) as Role[];

/** The value of each colour role in the current theme; empty until it is read from the document. */
export function useRoleValues(): Readonly<Partial<Record<Role, string>>> {
  const [values, setValues] = useState<Readonly<Partial<Record<Role, string>>>>({});
  useEffect(() => {
    const read = () =>
      setValues(Object.fromEntries(roles.map((role) => [role, themeValue(vars.color[role])])));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => observer.disconnect();
  }, []);
  return values;
}
