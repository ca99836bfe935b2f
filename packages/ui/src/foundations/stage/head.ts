/** The metadata of the page under test. */
export function headIn({ head, body }: Document) {
  const meta = (name: string) =>
    head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return {
    description: meta("description"),
    robots: meta("robots"),
    /** The Open Graph properties, without the prefix: "title". */
    openGraph: Object.fromEntries<string>(
      [...head.querySelectorAll<HTMLMetaElement>('meta[property^="og:"]')].map((each) => [
        each.getAttribute("property")?.slice("og:".length) ?? "",
        each.content,
      ]),
    ),
    canonical: head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    alternates: Object.fromEntries(
      [...head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')].map(
        ({ hreflang, href }) => [hreflang, href],
      ),
    ),
    /** The structured data, by type. */
    data: Object.fromEntries<unknown>(
      [...body.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => {
        const thing = JSON.parse(textContent) as { readonly "@type": string };
        return [thing["@type"], thing] as const;
      }),
    ),
  };
}
