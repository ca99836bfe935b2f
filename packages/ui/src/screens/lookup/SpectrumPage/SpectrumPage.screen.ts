import { screen } from "../../../screen.ts";

export const spectra = screen("spectra", {
  visitors: "anyone",
  title: { zh: "图谱", en: "Spectra" },
});
