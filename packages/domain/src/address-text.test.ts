import { describe, expect, test } from "vitest";
import type { KnownRegion } from "./address-place.ts";
import { resolveAddressText, type ResolvedAddress } from "./address-text.ts";

/** Each region of the table has one, and a text names few of them. */
const MOST_LISTS = 100;

/** Regions as they are, enough of them that names meet: 鼓楼区 in three cities, 朝阳 as district and as city. */
const regions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "": {
    "110000": "北京市",
    "150000": "内蒙古自治区",
    "210000": "辽宁省",
    "220000": "吉林省",
    "310000": "上海市",
    "320000": "江苏省",
    "350000": "福建省",
    "420000": "湖北省",
    "450000": "广西壮族自治区",
    "460000": "海南省",
    "530000": "云南省",
    "620000": "甘肃省",
    "630000": "青海省",
    "650000": "新疆维吾尔自治区",
    "810000": "香港特别行政区",
  },
  "460000": { "460100": "海口市", "469000": "省直辖县" },
  "469000": { "469028": "陵水黎族自治县" },
  "530000": { "532900": "大理白族自治州", "533300": "怒江傈僳族自治州" },
  "532900": { "532901": "大理市", "532922": "漾濞彝族自治县" },
  "533300": { "533324": "贡山独龙族怒族自治县" },
  "620000": { "622900": "临夏回族自治州" },
  "622900": { "622901": "临夏市", "622921": "临夏县", "622926": "东乡族自治县" },
  "650000": {
    "652800": "巴音郭楞蒙古自治州",
    "653100": "喀什地区",
    "653200": "和田地区",
  },
  "652800": { "652801": "库尔勒市" },
  "653100": { "653101": "喀什市" },
  "653200": { "653201": "和田市", "653221": "和田县" },
  "630000": { "632500": "海南藏族自治州" },
  "110000": { "110100": "北京市" },
  "110100": { "110105": "朝阳区", "110108": "海淀区", "110101": "东城区" },
  "150000": { "150100": "呼和浩特市", "152500": "锡林郭勒盟" },
  "150100": { "150105": "赛罕区" },
  "152500": { "152502": "锡林浩特市" },
  "210000": { "211300": "朝阳市" },
  "211300": { "211302": "双塔区" },
  "220000": { "220200": "吉林市" },
  "220200": { "220204": "船营区" },
  "310000": { "310100": "上海市" },
  "310100": { "310104": "徐汇区", "310115": "浦东新区", "310112": "闵行区" },
  "320000": { "320100": "南京市", "320300": "徐州市", "320500": "苏州市" },
  "320100": { "320106": "鼓楼区", "320115": "江宁区" },
  "320300": { "320302": "鼓楼区" },
  "320500": { "320571": "苏州工业园区", "320583": "昆山市" },
  "350000": { "350100": "福州市" },
  "350100": { "350102": "鼓楼区" },
  "420000": { "420100": "武汉市", "422800": "恩施土家族苗族自治州", "429000": "省直辖县" },
  "420100": { "420111": "洪山区" },
  "422800": { "422801": "恩施市" },
  "429000": { "429004": "仙桃市" },
  "450000": { "450100": "南宁市" },
  "450100": { "450103": "青秀区" },
  "810000": { "810100": "香港特别行政区" },
  "810100": { "810101": "中西区" },
};
const regionsIn = (parentId: string): readonly KnownRegion[] =>
  Object.entries(regions[parentId] ?? {}).map(([id, name]) => ({ id, name }));

const nothing: ResolvedAddress = {
  province: "",
  city: "",
  district: "",
  street: "",
  receiver: "",
  mobile: "",
  area: "",
  phone: "",
  extension: "",
  postcode: "",
};
const pudong = { province: "310000", city: "310100", district: "310115" };
const zhou = { receiver: "周以宁", mobile: "13900000120" };

const table: readonly (readonly [text: string, found: Partial<ResolvedAddress>])[] = [
  // Separators, and none.
  [
    "周以宁 13900000120 上海市浦东新区科苑路1278号3号楼205室",
    { ...zhou, ...pudong, street: "科苑路1278号3号楼205室" },
  ],
  [
    "周以宁，13900000120，上海市，上海市，浦东新区，科苑路1278号",
    { ...zhou, ...pudong, street: "科苑路1278号" },
  ],
  [
    "上海市 上海市 浦东新区 科苑路 1278 号, 周以宁, 139 0000 0120",
    { ...zhou, ...pudong, street: "科苑路 1278 号" },
  ],
  [
    "周以宁\n139-0000-0120\n上海市/浦东新区\n科苑路1278号",
    { ...zhou, ...pudong, street: "科苑路1278号" },
  ],
  ["上海市浦东新区科苑路1278号周以宁收13900000120", { ...zhou, ...pudong, street: "科苑路1278号" }],
  [
    "13900000120上海市浦东新区科苑路1278号 周以宁(收)",
    { ...zhou, ...pudong, street: "科苑路1278号" },
  ],
  ["周以宁上海市浦东新区科苑路1278号13900000120", { ...zhou, ...pudong, street: "科苑路1278号" }],
  // Labels, as shops copy them.
  [
    "收货人：周以宁\n手机号码：13900000120\n所在地区：上海市浦东新区\n详细地址：科苑路1278号",
    { ...zhou, ...pudong, street: "科苑路1278号" },
  ],
  [
    "收件人:John Smith 电话:13900000120 地址:上海市浦东新区科苑路1278号",
    { ...pudong, receiver: "John Smith", mobile: "13900000120", street: "科苑路1278号" },
  ],
  // Full-width signs, a country's code, an extension of the mobile.
  [
    "周以宁　１３９００００１２００　上海市浦东新区科苑路１２７８号",
    { ...pudong, receiver: "周以宁", street: "科苑路1278号", mobile: "13900001200" },
  ],
  [
    "周以宁 +86 13900000120 上海市浦东新区科苑路1278号",
    { ...zhou, ...pudong, street: "科苑路1278号" },
  ],
  [
    "周以宁 13900000120转8012 上海市浦东新区科苑路1278号",
    { ...pudong, receiver: "周以宁", mobile: "13900000120-8012", street: "科苑路1278号" },
  ],
  // Municipalities.
  ["上海浦东新区科苑路1278号", { ...pudong, street: "科苑路1278号" }],
  ["上海浦东科苑路1278号", { ...pudong, street: "科苑路1278号" }],
  ["上海市市辖区浦东新区科苑路1278号", { ...pudong, street: "科苑路1278号" }],
  [
    "北京市海淀区朝阳路1号",
    { province: "110000", city: "110100", district: "110108", street: "朝阳路1号" },
  ],
  ["北京朝阳大街1号", { province: "110000", street: "朝阳大街1号" }],
  [
    "北京朝阳建国路1号",
    { province: "110000", city: "110100", district: "110105", street: "建国路1号" },
  ],
  // The city, or the province, left out.
  [
    "江苏省昆山市花桥镇1号",
    { province: "320000", city: "320500", district: "320583", street: "花桥镇1号" },
  ],
  [
    "苏州工业园区星湖街218号",
    { province: "320000", city: "320500", district: "320571", street: "星湖街218号" },
  ],
  [
    "江苏省苏州工业园区星湖街218号",
    { province: "320000", city: "320500", district: "320571", street: "星湖街218号" },
  ],
  [
    "南京市鼓楼区汉口路22号",
    { province: "320000", city: "320100", district: "320106", street: "汉口路22号" },
  ],
  [
    "南京鼓楼汉口路22号",
    { province: "320000", city: "320100", district: "320106", street: "汉口路22号" },
  ],
  ["鼓楼区汉口路22号", { street: "鼓楼区汉口路22号" }],
  ["浦东新区科苑路1278号", { ...pudong, street: "科苑路1278号" }],
  ["江苏南京", { province: "320000", city: "320100" }],
  // Where the city has the province's name, and where a province holds towns itself.
  [
    "吉林市船营区北京路3号",
    { province: "220000", city: "220200", district: "220204", street: "北京路3号" },
  ],
  [
    "吉林省吉林市船营区北京路3号",
    { province: "220000", city: "220200", district: "220204", street: "北京路3号" },
  ],
  [
    "湖北省仙桃市龙华山办事处",
    { province: "420000", city: "429000", district: "429004", street: "龙华山办事处" },
  ],
  [
    "湖北省省直辖县仙桃市龙华山办事处",
    { province: "420000", city: "429000", district: "429004", street: "龙华山办事处" },
  ],
  // Autonomous regions and prefectures, by their long and their usual names.
  [
    "内蒙古呼和浩特赛罕区大学西街235号",
    { province: "150000", city: "150100", district: "150105", street: "大学西街235号" },
  ],
  [
    "内蒙古自治区锡林郭勒盟锡林浩特市团结大街",
    { province: "150000", city: "152500", district: "152502", street: "团结大街" },
  ],
  [
    "广西南宁市青秀区民族大道1号",
    { province: "450000", city: "450100", district: "450103", street: "民族大道1号" },
  ],
  [
    "湖北恩施州恩施市学院路39号",
    { province: "420000", city: "422800", district: "422801", street: "学院路39号" },
  ],
  [
    "香港中西区皇后大道",
    { province: "810000", city: "810100", district: "810101", street: "皇后大道" },
  ],
  ["海南海口", { province: "460000", city: "460100" }],
  // Prefectures whose city or county has the same name, and counties named after their people.
  ["甘肃临夏州折桥镇1号", { province: "620000", city: "622900", street: "折桥镇1号" }],
  [
    "甘肃省临夏州临夏县韩集镇1号",
    { province: "620000", city: "622900", district: "622921", street: "韩集镇1号" },
  ],
  [
    "甘肃临夏市城南街道1号",
    { province: "620000", city: "622900", district: "622901", street: "城南街道1号" },
  ],
  [
    "临夏州东乡县达板镇1号",
    { province: "620000", city: "622900", district: "622926", street: "达板镇1号" },
  ],
  ["云南省大理州海东开发区1号", { province: "530000", city: "532900", street: "海东开发区1号" }],
  [
    "云南省大理白族自治州漾濞县苍山西镇1号",
    { province: "530000", city: "532900", district: "532922", street: "苍山西镇1号" },
  ],
  ["云南大理才村1号", { province: "530000", city: "532900", street: "才村1号" }],
  [
    "云南怒江州贡山县茨开镇1号",
    { province: "530000", city: "533300", district: "533324", street: "茨开镇1号" },
  ],
  [
    "海南陵水县英州镇1号",
    { province: "460000", city: "469000", district: "469028", street: "英州镇1号" },
  ],
  [
    "新疆和田地区兵团二二四团1号",
    { province: "650000", city: "653200", street: "兵团二二四团1号" },
  ],
  [
    "新疆和田地区和田县巴格其镇1号",
    { province: "650000", city: "653200", district: "653221", street: "巴格其镇1号" },
  ],
  [
    "新疆巴州库尔勒市石化大道1号",
    { province: "650000", city: "652800", district: "652801", street: "石化大道1号" },
  ],
  ["辽宁朝阳市凤凰大街1号", { province: "210000", city: "211300", street: "凤凰大街1号" }],
  [
    "江苏苏州昆山县前进路1号",
    { province: "320000", city: "320500", district: "320583", street: "前进路1号" },
  ],
  // Universities and institutes that are named after their place.
  [
    "苏州科技大学 周以宁 13900000120 江苏省南京市江宁区",
    { ...zhou, province: "320000", city: "320100", district: "320115", street: "苏州科技大学" },
  ],
  [
    "福州大学 福建省福州市鼓楼区杨桥路1号 周以宁",
    {
      province: "350000",
      city: "350100",
      district: "350102",
      receiver: "周以宁",
      street: "杨桥路1号 福州大学",
    },
  ],
  [
    "东南大学 江苏省南京市江宁区东南大学路2号 周以宁",
    {
      province: "320000",
      city: "320100",
      district: "320115",
      receiver: "周以宁",
      street: "东南大学路2号 东南大学",
    },
  ],
  [
    "江苏省南京市鼓楼区汉口路22号 周以宁 南京大学",
    {
      province: "320000",
      city: "320100",
      district: "320106",
      receiver: "周以宁",
      street: "汉口路22号 南京大学",
    },
  ],
  [
    "武汉理工大学马房山校区西院 周以宁",
    { receiver: "周以宁", street: "武汉理工大学马房山校区西院" },
  ],
  ["周以宁 上海有机化学研究所3号楼", { receiver: "周以宁", street: "上海有机化学研究所3号楼" }],
  ["上海市第六人民医院药剂科 周以宁", { receiver: "周以宁", street: "上海市第六人民医院药剂科" }],
  [
    "北京清华大学何添楼 周以宁",
    { province: "110000", receiver: "周以宁", street: "清华大学何添楼" },
  ],
  ["武汉大学路1号", { province: "420000", city: "420100", street: "大学路1号" }],
  // Names with points of any kind, and with the code of a hidden number.
  [
    "热娜‧玉素甫 13900000120 上海市浦东新区科苑路1278号",
    { ...zhou, ...pudong, receiver: "热娜‧玉素甫", street: "科苑路1278号" },
  ],
  [
    "上海市浦东新区科苑路1278号 热娜・玉素甫",
    { ...pudong, receiver: "热娜・玉素甫", street: "科苑路1278号" },
  ],
  [
    "上海市浦东新区科苑路１．５号 扎西．多吉．才让 13900000120",
    { ...zhou, ...pudong, receiver: "扎西．多吉．才让", street: "科苑路1.5号" },
  ],
  [
    "上海市浦东新区科苑路1278号热娜•玉素甫收",
    { ...pudong, receiver: "热娜•玉素甫", street: "科苑路1278号" },
  ],
  [
    "周以宁【1234】 13900000120-1234 上海市浦东新区科苑路1278号",
    { ...pudong, receiver: "周以宁", mobile: "13900000120-1234", street: "科苑路1278号" },
  ],
  [
    "收货人：周以宁 [123456] 手机：13900000120 上海市浦东新区科苑路1278号3号楼[1502]",
    { ...zhou, ...pudong, street: "科苑路1278号3号楼[1502]" },
  ],
  [
    "乐小鱼[1234] 上海市浦东新区科苑路1278号",
    { ...pudong, receiver: "乐小鱼", street: "科苑路1278号" },
  ],
  // The code of the country in other ways.
  ["周以宁 008613900000120 上海市浦东新区", { ...zhou, ...pudong }],
  ["周以宁，(0086) 139 0000 0120，上海市浦东新区", { ...zhou, ...pudong }],
  ["周以宁 +86–139–0000–0120 上海市浦东新区", { ...zhou, ...pudong }],
  [
    "周以宁 0086-21-50800000 上海市浦东新区",
    { ...pudong, receiver: "周以宁", area: "021", phone: "50800000" },
  ],
  [
    "周以宁 +86 (0)512 6288 0000 转 8 江苏省昆山市",
    {
      province: "320000",
      city: "320500",
      district: "320583",
      receiver: "周以宁",
      area: "0512",
      phone: "62880000",
      extension: "8",
    },
  ],
  // Landlines and postcodes.
  [
    "周以宁 021-50800000 上海市浦东新区科苑路1278号 201203",
    {
      ...pudong,
      receiver: "周以宁",
      area: "021",
      phone: "50800000",
      postcode: "201203",
      street: "科苑路1278号",
    },
  ],
  [
    "周以宁 (021)50800000转12 上海市浦东新区科苑路1278号 邮编：201203",
    {
      ...pudong,
      receiver: "周以宁",
      area: "021",
      phone: "50800000",
      extension: "12",
      postcode: "201203",
      street: "科苑路1278号",
    },
  ],
  [
    "欧阳文静 13900000120 0512-6288 0000 苏州市昆山市前进路1号",
    {
      province: "320000",
      city: "320500",
      district: "320583",
      receiver: "欧阳文静",
      mobile: "13900000120",
      area: "0512",
      phone: "62880000",
      street: "前进路1号",
    },
  ],
  [
    "南京市鼓楼区汉口路22号 邱老师 025-55500000",
    {
      province: "320000",
      city: "320100",
      district: "320106",
      street: "汉口路22号",
      receiver: "邱老师",
      area: "025",
      phone: "55500000",
    },
  ],
  // A unit stays in the street; a road named after a place is a road.
  [
    "华东应用化学研究所 周以宁 13900000120 上海市徐汇区凌云路130号",
    {
      ...zhou,
      province: "310000",
      city: "310100",
      district: "310104",
      street: "凌云路130号 华东应用化学研究所",
    },
  ],
  [
    "上海市闵行区江川路街道沪闵路1号 李想",
    {
      province: "310000",
      city: "310100",
      district: "310112",
      receiver: "李想",
      street: "江川路街道沪闵路1号",
    },
  ],
  ["上海市浦东新区 张江科学城 科苑路1278号", { ...pudong, street: "张江科学城 科苑路1278号" }],
  // English addresses.
  [
    "Room 5, 12 Zhongguancun South Street, Haidian District, Beijing 100081, Zhang San 13800138000",
    {
      province: "110000",
      city: "110100",
      district: "110108",
      street: "Room 5, 12 Zhongguancun South Street",
      receiver: "Zhang San",
      mobile: "13800138000",
      postcode: "100081",
    },
  ],
  [
    "Zhou Yining, +86 139 0000 0120, Building 3, 1278 Keyuan Road, Pudong New Area, Shanghai, China",
    {
      ...pudong,
      street: "Building 3, 1278 Keyuan Road",
      receiver: "Zhou Yining",
      mobile: "13900000120",
    },
  ],
  [
    "Attn: John Smith\n22 Hankou Road\nGulou District, Nanjing, Jiangsu Province 210093\nP.R. China\nTel: 025-55500000",
    {
      province: "320000",
      city: "320100",
      district: "320106",
      street: "22 Hankou Road",
      receiver: "John Smith",
      area: "025",
      phone: "55500000",
      postcode: "210093",
    },
  ],
  [
    "218 Xinghu Street, Suzhou Industrial Park, Suzhou, Jiangsu",
    { province: "320000", city: "320500", district: "320571", street: "218 Xinghu Street" },
  ],
  [
    "1 Jianguo Road Chaoyang District Beijing",
    { province: "110000", street: "1 Jianguo Road Chaoyang District" },
  ],
  [
    "1 Jianguo Road, Chaoyang District Beijing",
    { province: "110000", city: "110100", district: "110105", street: "1 Jianguo Road" },
  ],
  [
    "9 Example Road, Shuangta District, Chaoyang, Liaoning",
    { province: "210000", city: "211300", district: "211302", street: "9 Example Road" },
  ],
  [
    "235 University West Street, Saihan District, Hohhot, Inner Mongolia",
    {
      province: "150000",
      city: "150100",
      district: "150105",
      street: "235 University West Street",
    },
  ],
  [
    "1 Qianjin Road, Kunshan",
    { province: "320000", city: "320500", district: "320583", street: "1 Qianjin Road" },
  ],
  // A name that several cities have, and an unknown one, stay in the street.
  ["22 Hankou Road, Gulou District", { street: "22 Hankou Road, Gulou District" }],
  ["Room 5, Nowhere District, Atlantis", { street: "Room 5, Nowhere District, Atlantis" }],
  [
    "Room 205, 1278 Keyuan Road, Nowhere District, Zhou Yining 13900000120",
    {
      receiver: "Zhou Yining",
      street: "Room 205, 1278 Keyuan Road, Nowhere District",
      mobile: "13900000120",
    },
  ],
  // An address of another country: its name is no receiver, and digits of its telephone number are no postcode.
  [
    "Jane Doe, +44 7700 900123, 12 Baker Street, London NW1 6XE, United Kingdom",
    {
      receiver: "Jane Doe",
      street: "+44 7700 900123, 12 Baker Street, London NW1 6XE, United Kingdom",
    },
  ],
  [
    "12 Baker Street, London, United Kingdom",
    { street: "12 Baker Street, London, United Kingdom" },
  ],
  // Nothing, and nothing of the kind.
  ["", {}],
  ["科苑路1278号", { street: "科苑路1278号" }],
  ["13900000120", { mobile: "13900000120" }],
];

describe("resolveAddressText (customer centre §7, address resolving)", () => {
  test.each(table)("%s", (text, found) => {
    expect(resolveAddressText(text, regionsIn)).toEqual({ ...nothing, ...found });
  });

  test.each(["1", "上海", " ,", "(0", "a ", "Haidian District "])(
    "looks up few lists of regions for %j, however often it is repeated",
    (part) => {
      let lists = 0;
      const counted = (parentId: string) => {
        lists += 1;
        return regionsIn(parentId);
      };
      resolveAddressText(part.repeat(5000), counted);
      expect(lists).toBeLessThan(MOST_LISTS);
    },
  );
});
