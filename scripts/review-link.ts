import { text } from "node:stream/consumers";
import { printHelp } from "./help.ts";

const HELP = `Adds the link to what has changed to the text of a pull request, or replaces it.

  node scripts/review-link.ts ADDRESS < TEXT > TEXT    ADDRESS is that of its workbench, with a slash at its end
`;

const MARK = "<!-- workbench -->";
const PLACE = new RegExp(`\\n*${MARK}[^]*${MARK}\\n*`, "u");

/** The text with one link to what has changed, at its end, or where it was. */
export function withReviewLink(body: string, address: string): string {
  const links = ["zh", "en"].map((language) => {
    const query = `path=/story/guide-what-changed--default&globals=language:${language}`;
    return `[${language === "zh" ? "中文" : "English"}](${new URL(`?${query}`, address).href})`;
  });
  const place = `\n\n${MARK}\nWhat changed in the workbench: ${links.join(", ")}\n${MARK}\n`;
  return PLACE.test(body) ? body.replace(PLACE, () => place) : `${body.trimEnd()}${place}`;
}

if (import.meta.main && !printHelp(HELP)) {
  const [address] = process.argv.slice(2);
  if (!address) throw new Error(HELP);
  process.stdout.write(withReviewLink(await text(process.stdin), address));
}
