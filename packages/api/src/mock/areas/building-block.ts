import { readBuildingBlocks } from "../../contract/building-block.ts";
import type { AreaMock } from "../area-mock.ts";
import { contentRows } from "../samples/articles.ts";
import { buildingBlockGroups } from "../samples/item-groups.ts";
import { answers } from "../verbs.ts";

const ARTICLES = 12;

export const buildingBlock: AreaMock = ({ viewer }) => [
  answers(readBuildingBlocks, (_, language) => ({
    groups: buildingBlockGroups(language, viewer),
    news: contentRows("article", language).slice(0, ARTICLES),
  })),
];
