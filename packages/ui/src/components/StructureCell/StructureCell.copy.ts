import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    structure: (name: string) => `${name}的结构式`,
    picture: (name: string) => `${name}的图片`,
    enlarge: (name: string) => `放大${name}的结构式`,
    enlargePicture: (name: string) => `放大${name}的图片`,
    none: { reagent: "暂无结构式", instrument: "暂无图片" },
  },
  en: {
    structure: (name) => `Structure of ${name}`,
    picture: (name) => `Picture of ${name}`,
    enlarge: (name) => `Enlarge the structure of ${name}`,
    enlargePicture: (name) => `Enlarge the picture of ${name}`,
    none: { reagent: "No structure", instrument: "No picture" },
  },
});
