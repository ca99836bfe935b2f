import { adoptShop, DEMO_SHOP, type Shop } from "@reagent/api/contract/shop";

/** A `beforeEach` of stories in the shop of an owner with some other data. */
export const withShop = (change: Partial<Shop>) => () => {
  adoptShop({ ...DEMO_SHOP, ...change });
  return () => adoptShop(DEMO_SHOP);
};

/** Menus of an owner, with a link that leads out of the shop. */
export const ownMenus: Shop["menus"] = {
  header: [
    { zh: "新品", en: "New goods", to: "/category/1" },
    { zh: "仪器", en: "Devices", to: "/instrument" },
    { zh: "论坛", en: "Forum", to: "https://forum.example/" },
  ],
  footer: [
    {
      zh: "帮助",
      en: "Help",
      links: [
        { zh: "付款", en: "Paying", to: "/html/pay" },
        { zh: "招聘", en: "Work with us", to: "/job" },
        { zh: "质量体系", en: "Quality", to: "https://quality.example/" },
      ],
    },
  ],
};
