import type { Address, InvoiceAddress } from "../../contract/address.ts";
import type { Language } from "./language.ts";

export const pudong = {
  province: "310000",
  city: "310100",
  district: "310115",
  zh: { provinceName: "上海市", cityName: "上海市", districtName: "浦东新区" },
  en: { provinceName: "Shanghai", cityName: "Shanghai", districtName: "Pudong New Area" },
};
const xuhui = {
  ...pudong,
  district: "310104",
  zh: { ...pudong.zh, districtName: "徐汇区" },
  en: { ...pudong.en, districtName: "Xuhui District" },
};
const suzhou = {
  province: "320000",
  city: "320500",
  district: "320571",
  zh: { provinceName: "江苏省", cityName: "苏州市", districtName: "苏州工业园区" },
  en: { provinceName: "Jiangsu", cityName: "Suzhou", districtName: "Suzhou Industrial Park" },
};

const samples = [
  {
    addressId: "71",
    place: pudong,
    mobile: "13900000120",
    phone: "021-55500120-8012",
    postcode: "201203",
    zh: { receiver: "周以宁", street: "科苑路 1278 号 3 号楼 205 实验室" },
    en: { receiver: "Zhou Yining", street: "Lab 205, Building 3, 1278 Keyuan Road" },
  },
  {
    addressId: "72",
    place: xuhui,
    mobile: "13900000120",
    phone: "",
    postcode: "",
    zh: { receiver: "周以宁", street: "凌云路 130 号化学楼 B 座收发室" },
    en: {
      receiver: "Zhou Yining",
      street: "Mail room, Block B, Chemistry Building, 130 Lingyun Road",
    },
  },
  {
    addressId: "73",
    place: suzhou,
    mobile: "13900000850",
    phone: "0512-55500218",
    postcode: "215123",
    zh: { receiver: "梁启文", street: "星湖街 218 号 C12 栋" },
    en: { receiver: "Liang Qiwen", street: "Building C12, 218 Xinghu Street" },
  },
] as const;

/** A customer's addresses, the default one first. */
export function addresses(language: Language = "zh"): readonly Address[] {
  return samples.map(({ addressId, place, mobile, phone, postcode, ...words }, index) => ({
    addressId,
    ...words[language],
    mobile,
    phone,
    postcode,
    province: place.province,
    city: place.city,
    district: place.district,
    ...place[language],
    isDefault: index === 0,
  }));
}

/** A customer's invoice address. */
export function invoiceAddress(language: Language = "zh"): InvoiceAddress {
  const [{ place, zh, en, ...sample }] = samples;
  return {
    addressId: "91",
    ...(language === "en" ? en : zh),
    mobile: sample.mobile,
    phone: sample.phone,
    postcode: sample.postcode,
    province: place.province,
    city: place.city,
    district: place.district,
  };
}

/** The invoice address of a customer who has saved none. */
export const noInvoiceAddress: InvoiceAddress = {
  addressId: "",
  receiver: "",
  mobile: "",
  phone: "",
  postcode: "",
  province: "",
  city: "",
  district: "",
  street: "",
};
