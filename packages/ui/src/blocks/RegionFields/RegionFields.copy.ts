import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    group: "所在地区",
    province: "省份",
    city: "城市",
    district: "区/县",
    chooseProvince: "请选择省份",
    chooseCity: "请选择城市",
    chooseDistrict: "请选择区/县",
    loading: "加载中...",
    failed: "地区未能加载。",
  },
  en: {
    group: "Region",
    province: "Province",
    city: "City",
    district: "District",
    chooseProvince: "Choose a province",
    chooseCity: "Choose a city",
    chooseDistrict: "Choose a district",
    loading: "Loading…",
    failed: "The regions could not be loaded.",
  },
});

/** The form messages for the message keys of the domain's region fields. */
export const regionMessages = defineCopy({
  zh: {
    "province-required": "请选择省份",
    "city-required": "请选择城市",
    "district-required": "请选择区/县",
  },
  en: {
    "province-required": "Choose a province",
    "city-required": "Choose a city",
    "district-required": "Choose a district",
  },
});
