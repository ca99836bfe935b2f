import type { PointRules } from "@reagent/domain/points";
import { defineCopy } from "../../../language/define-copy.ts";

type Rule = readonly [term: string, value: string];

export const copy = defineCopy({
  zh: {
    orchard: "麦粒果园",
    delisted: "该礼品已下架",
    delistedWords: "您可以看看其他礼品。",
    missing: "没有找到该礼品",
    missingWords: "请检查货号，或看看其他礼品。",
    all: "查看全部礼品",
    description: (name: string, specification: string, price: string) =>
      `${name}${specification && `（${specification}）`}，${price} 麦粒可兑换。`,
    offer: "兑换",
    giftCode: "货号",
    specification: "规格",
    stock: "库存",
    quantity: "数量",
    add: "加入果篮",
    /** For a gift that costs more grains than the customer has. */
    addAnyway: "先放入果篮",
    none: "暂时换完",
    left: (count: string) => `兑换后余 ${count} 麦粒`,
    balance: "所需麦粒",
    missingGrains: (grains: string, missing: string) => `您有 ${grains} 麦粒，还差 ${missing}。`,
    howToEarn: "怎样获得麦粒",
    wish: "加入心愿单",
    unwish: "移出心愿单",
    picture: (name: string) => `${name}的图片`,
    pictures: "图片",
    pictureOf: (index: number, count: number) => `第 ${index} 张，共 ${count} 张`,
    zoom: "放大图片",
    zoomIn: "放大",
    zoomOut: "缩小",
    zoomed: (percent: number) => `${percent}%`,
    note: "礼品说明",
    rules: "兑换说明",
    rulesOf: ({ perYuan, perGrain, grainsExpire }: PointRules): readonly Rule[] => [
      ["麦粒的来源", `已审核订单每 1 元计 ${perYuan} 积分，${perGrain} 积分转换为 1 麦粒。`],
      ...(grainsExpire ? ([["有效期", "未使用的麦粒于当年 12 月 31 日失效。"]] as const) : []),
      ["用途", "麦粒只在果园使用。"],
    ],
  },
  en: {
    orchard: "The orchard",
    delisted: "This gift has been taken off the shelves",
    delistedWords: "There are other gifts in the orchard.",
    missing: "This gift was not found",
    missingWords: "Check the code, or see the other gifts.",
    all: "See all gifts",
    description: (name, specification, price) =>
      `${name}${specification && ` (${specification})`} for ${price} grains.`,
    offer: "Exchange",
    giftCode: "Code",
    specification: "Specification",
    stock: "Availability",
    quantity: "Quantity",
    add: "Add to basket",
    addAnyway: "Keep it in the basket",
    none: "Out of stock",
    left: (count) => `${count} grains left afterwards`,
    balance: "Grains needed",
    missingGrains: (grains, missing) => `You have ${grains} grains; ${missing} more are needed.`,
    howToEarn: "How to earn grains",
    wish: "Add to wish list",
    unwish: "Remove from wish list",
    picture: (name) => `Picture of ${name}`,
    pictures: "Pictures",
    pictureOf: (index, count) => `Picture ${index} of ${count}`,
    zoom: "Enlarge the picture",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    zoomed: (percent) => `${percent}%`,
    note: "About this gift",
    rules: "About grains",
    rulesOf: ({ perYuan, perGrain, grainsExpire }) => [
      [
        "Where they come from",
        `${perYuan === 1 ? "One point" : `${perYuan} points`} for each yuan of a reviewed order; ${perGrain === 1 ? "one point makes" : `${perGrain} points make`} one grain.`,
      ],
      ...(grainsExpire
        ? ([
            [
              "How long they last",
              "Grains that are not spent expire on 31 December of the same year.",
            ],
          ] as const)
        : []),
      ["What they are for", "Grains are spent in the orchard only."],
    ],
  },
});
