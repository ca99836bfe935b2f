/**
 * What an item has instead of its serial number in the national catalogue of hazardous chemicals where it is listed and the number
 * is not known (decisions, hazard number).
 */
export const LISTED = "listed";

/** The last serial number of the catalogue (2015 edition). */
const LAST_SERIAL = 2828;

/** Whether the hazard number of an item marks it as a listed hazardous chemical; an empty one and "0" do not. */
export function isListed(hazardNumber: string): boolean {
  const text = hazardNumber.trim();
  return text !== "" && text !== "0";
}

/** The serial number of an item in the catalogue, from 1 to 2828; undefined where it is not known. */
export function serialNumberOf(hazardNumber: string): string | undefined {
  const text = hazardNumber.trim();
  const serial = /^\d{1,4}$/u.test(text) ? Number(text) : 0;
  return serial >= 1 && serial <= LAST_SERIAL ? String(serial) : undefined;
}
