const DOCUMENT = /^(?:storefront|customer centre|decisions)\b/u;
const CITATION = /\(((?:(?:storefront|customer centre) §|decisions, )[^()]*)\)/gu;
const REMAINS = /\b(?:storefront|customer centre)\s+§|§\s*\d|\(decisions\b/iu;

/** The names under which docs/rules.md can be cited, in order: each section, and each of its rules. */
export function rulesIn(markdown: string): string[] {
  let section = "";
  return markdown.split("\n").flatMap((line) => {
    const heading = /^## ((?:Storefront|Customer centre) §\d|Decisions)\b/u.exec(line)?.[1];
    if (heading) {
      section = heading.toLowerCase();
      return [section];
    }
    const rule = /^- \*\*(.+?)\*\*:/u.exec(line)?.[1];
    return rule ? [`${section}, ${rule}`] : [];
  });
}

/** The cited names: "storefront §4, search; §5, search box" cites two rules of one document. */
function namesIn(citation: string): string[] {
  let document = "";
  return citation.split("; ").map((part) => {
    document = DOCUMENT.exec(part)?.[0] ?? document;
    return part.startsWith("§") ? `${document} ${part}` : part;
  });
}

/** The problems of the citations in a comment or a text: a wrong form, or an unknown rule. */
export function citationProblems(text: string, rules: ReadonlySet<string>): string[] {
  const flat = text.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/gu, " ");
  const problems = [...flat.matchAll(CITATION)]
    .flatMap(([, citation = ""]) => namesIn(citation))
    .filter((name) => !rules.has(name))
    .map(
      (name) =>
        `docs/rules.md has no rule "${name}". Cite an existing rule, or add this one there in plain words.`,
    );
  if (REMAINS.test(flat.replaceAll(CITATION, ""))) {
    problems.push(
      "A citation has the form (storefront §4, stock display), (customer centre §2) or (decisions, coupon effect); " +
        'several are separated by "; ".',
    );
  }
  return problems;
}
