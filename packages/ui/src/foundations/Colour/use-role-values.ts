import { useEffect, useState } from "react";
import { vars } from "../../theme/vars.css.ts";

export type Role = keyof typeof vars.color;

const roles = Object.keys(vars.color) as Role[];

/** The value of each colour role in the current theme; empty until it is read from the document. */
export function useRoleValues(): Readonly<Partial<Record<Role, string>>> {
  const [values, setValues] = useState<Readonly<Partial<Record<Role, string>>>>({});
  useEffect(() => {
    const read = () => {
      const style = getComputedStyle(document.documentElement);
      const valueOf = (role: Role) =>
        style.getPropertyValue(vars.color[role].replace(/^var\((.*)\)$/, "$1")).trim();
      setValues(Object.fromEntries(roles.map((role) => [role, valueOf(role)])));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => observer.disconnect();
  }, []);
  return values;
}
