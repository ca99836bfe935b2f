import { readHeader, readHome, readSide, recordBrowse } from "../../contract/home.ts";
import type { AreaMock } from "../area-mock.ts";
import { categories } from "../samples/categories.ts";
import { homeInfo, side } from "../samples/home.ts";
import { answers } from "../verbs.ts";

export const home: AreaMock = ({ viewer }) => [
  answers(readHeader, (_, language) => ({
    categories: categories(language),
    emptySections: [],
  })),
  answers(readHome, (_, language) => homeInfo(language)),
  answers(readSide, (_, language) => side(language, viewer)),
  answers(recordBrowse, {}),
];
