import type { Copy } from "../../../../language/language.tsx";

interface Words {
  formula: string;
  molecularWeight: string;
  appearance: string;
  meltingPoint: string;
  boilingPoint: string;
  density: string;
  flashPoint: string;
  explosionLimits: string;
  refractiveIndex: string;
  opticalRotation: string;
  particleSize: string;
  surfaceArea: string;
  storage: string;
  properties: string;
  application: string;
  nothing: string;
}

export const copy: Copy<Words> = {
  zh: {
    formula: "分子式",
    molecularWeight: "分子量",
    appearance: "外观",
    meltingPoint: "熔点",
    boilingPoint: "沸点",
    density: "密度",
    flashPoint: "闪点",
    explosionLimits: "爆炸极限",
    refractiveIndex: "折光率",
    opticalRotation: "旋光度",
    particleSize: "粒径",
    surfaceArea: "比表面积",
    storage: "贮存",
    properties: "性质",
    application: "用途",
    nothing: "暂无性质资料。",
  },
  en: {
    formula: "Formula",
    molecularWeight: "Molecular weight",
    appearance: "Appearance",
    meltingPoint: "Melting point",
    boilingPoint: "Boiling point",
    density: "Density",
    flashPoint: "Flash point",
    explosionLimits: "Explosion limits",
    refractiveIndex: "Refractive index",
    opticalRotation: "Optical rotation",
    particleSize: "Particle size",
    surfaceArea: "Surface area",
    storage: "Storage",
    properties: "Properties",
    application: "Use",
    nothing: "Nothing is recorded about its properties.",
  },
};
