import { page } from "../../../page.ts";
import { spectra } from "./SpectrumPage.screen.ts";

export const spectraPage = page(spectra, {
  firstCalls: async () => {
    const { spectraCalls } = await import("./first-calls.ts");
    return (_, query) => spectraCalls(query);
  },
  load: async () => (await import("./SpectrumPage.tsx")).SpectrumPage,
});
