import type { Job } from "@reagent/api/contract/job";
import { shop } from "@reagent/api/contract/shop";
import type { Thing } from "../../../components/StructuredData/thing.ts";
import type { Language } from "../../../language/language.tsx";

/** A job for search engines. */
export function jobData(job: Job, language: Language): Thing {
  return {
    "@type": "JobPosting",
    title: job.title,
    description: job.content,
    datePosted: job.postedOn,
    validThrough: job.until || undefined,
    hiringOrganization: { "@type": "Organization", name: shop.company.name[language] },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: job.place, addressCountry: "CN" },
    },
  };
}
