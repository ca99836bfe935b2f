import { type Statements, statements } from "./statement.ts";

/** The safety phrases of Annex IV of Directive 67/548/EEC as it was last; numbers that are missing had been withdrawn (storefront §2, safety pages). */
export const SAFETY_PHRASES: Statements = statements([
  ["S1", "上锁保管", "Keep locked up"],
  ["S2", "避免儿童触及", "Keep out of the reach of children"],
  ["S3", "存放于阴凉处", "Keep in a cool place"],
  ["S4", "远离生活区", "Keep away from living quarters"],
  [
    "S5",
    "将内装物保存在…中（适当的液体由制造商指定）",
    "Keep contents under … (appropriate liquid to be specified by the manufacturer)",
  ],
  [
    "S6",
    "保存在…中（惰性气体由制造商指定）",
    "Keep under … (inert gas to be specified by the manufacturer)",
  ],
  ["S7", "保持容器密闭", "Keep container tightly closed"],
  ["S8", "保持容器干燥", "Keep container dry"],
  ["S9", "将容器存放于通风良好处", "Keep container in a well-ventilated place"],
  ["S12", "不要将容器密封", "Do not keep the container sealed"],
  ["S13", "远离食品、饮料和动物饲料", "Keep away from food, drink and animal feedingstuffs"],
  [
    "S14",
    "远离…（不相容的材料由制造商指明）",
    "Keep away from … (incompatible materials to be indicated by the manufacturer)",
  ],
  ["S15", "远离热源", "Keep away from heat"],
  ["S16", "远离点火源——禁止吸烟", "Keep away from sources of ignition – No smoking"],
  ["S17", "远离可燃物", "Keep away from combustible material"],
  ["S18", "小心操作和开启容器", "Handle and open container with care"],
  ["S20", "使用时不要进食或饮水", "When using do not eat or drink"],
  ["S21", "使用时不要吸烟", "When using do not smoke"],
  ["S22", "不要吸入粉尘", "Do not breathe dust"],
  [
    "S23",
    "不要吸入气体/烟/蒸气/喷雾（适当的用词由制造商指定）",
    "Do not breathe gas/fumes/vapour/spray (appropriate wording to be specified by the manufacturer)",
  ],
  ["S24", "避免皮肤接触", "Avoid contact with skin"],
  ["S25", "避免眼睛接触", "Avoid contact with eyes"],
  [
    "S26",
    "不慎与眼睛接触后，立即用大量水冲洗并就医",
    "In case of contact with eyes, rinse immediately with plenty of water and seek medical advice",
  ],
  ["S27", "立即脱掉所有受沾染的衣服", "Take off immediately all contaminated clothing"],
  [
    "S28",
    "皮肤接触后，立即用大量…清洗（由制造商指定）",
    "After contact with skin, wash immediately with plenty of … (to be specified by the manufacturer)",
  ],
  ["S29", "不要排入下水道", "Do not empty into drains"],
  ["S30", "切勿向本产品中加水", "Never add water to this product"],
  ["S33", "采取防静电放电的防范措施", "Take precautionary measures against static discharges"],
  [
    "S35",
    "本物质及其容器须以安全的方式处置",
    "This material and its container must be disposed of in a safe way",
  ],
  ["S36", "穿适当的防护服", "Wear suitable protective clothing"],
  ["S37", "戴适当的手套", "Wear suitable gloves"],
  [
    "S38",
    "通风不足时，戴适当的呼吸器",
    "In case of insufficient ventilation wear suitable respiratory equipment",
  ],
  ["S39", "戴眼睛/面部防护用具", "Wear eye/face protection"],
  [
    "S40",
    "用…清洁地面和所有受本物质污染的物体（由制造商指定）",
    "To clean the floor and all objects contaminated by this material use … (to be specified by the manufacturer)",
  ],
  [
    "S41",
    "发生火灾和/或爆炸时，不要吸入烟气",
    "In case of fire and/or explosion do not breathe fumes",
  ],
  [
    "S42",
    "熏蒸/喷洒时，戴适当的呼吸器（适当的用词由制造商指定）",
    "During fumigation/spraying wear suitable respiratory equipment (appropriate wording to be specified by the manufacturer)",
  ],
  [
    "S43",
    "着火时使用…（在空白处写明消防器材的确切类型。如水会增加危险，加注：切勿用水）",
    "In case of fire use … (indicate in the space the precise type of fire-fighting equipment. If water increases the risk add – Never use water)",
  ],
  [
    "S45",
    "发生事故或感觉不适时，立即就医（可能时出示标签）",
    "In case of accident or if you feel unwell seek medical advice immediately (show the label where possible)",
  ],
  [
    "S46",
    "如吞食，立即就医并出示此容器或标签",
    "If swallowed, seek medical advice immediately and show this container or label",
  ],
  [
    "S47",
    "保存温度不超过… ℃（由制造商指定）",
    "Keep at temperature not exceeding … °C (to be specified by the manufacturer)",
  ],
  [
    "S48",
    "用…保持湿润（适当的材料由制造商指定）",
    "Keep wet with … (appropriate material to be specified by the manufacturer)",
  ],
  ["S49", "仅可保存在原容器中", "Keep only in the original container"],
  ["S50", "不要与…混合（由制造商指定）", "Do not mix with … (to be specified by the manufacturer)"],
  ["S51", "仅在通风良好处使用", "Use only in well-ventilated areas"],
  ["S52", "不宜在室内大面积使用", "Not recommended for interior use on large surface areas"],
  [
    "S53",
    "避免接触——使用前获取专用说明",
    "Avoid exposure – obtain special instructions before use",
  ],
  [
    "S56",
    "将本物质及其容器送至危险废物或特殊废物收集点处置",
    "Dispose of this material and its container to hazardous or special waste collection point",
  ],
  [
    "S57",
    "使用适当的容器，以避免环境污染",
    "Use appropriate containment to avoid environmental contamination",
  ],
  [
    "S59",
    "有关回收/循环使用的信息，请咨询制造商/供应商",
    "Refer to manufacturer/supplier for information on recovery/recycling",
  ],
  [
    "S60",
    "本物质及其容器须作为危险废物处置",
    "This material and its container must be disposed of as hazardous waste",
  ],
  [
    "S61",
    "避免释放到环境中。参考专用说明/安全技术说明书",
    "Avoid release to the environment. Refer to special instructions/safety data sheets",
  ],
  [
    "S62",
    "如吞食，不要催吐：立即就医并出示此容器或标签",
    "If swallowed, do not induce vomiting: seek medical advice immediately and show this container or label",
  ],
  [
    "S63",
    "如不慎吸入：将伤者转移到空气新鲜处并保持静卧",
    "In case of accident by inhalation: remove casualty to fresh air and keep at rest",
  ],
  [
    "S64",
    "如吞食，用水漱口（仅限伤者神志清醒时）",
    "If swallowed, rinse mouth with water (only if the person is conscious)",
  ],
]);

/** The combined safety phrases of the annex (storefront §2, safety pages). */
export const COMBINED_SAFETY_PHRASES: Statements = statements([
  ["S1/2", "上锁保管，避免儿童触及", "Keep locked up and out of the reach of children"],
  ["S3/7", "保持容器密闭，存放于阴凉处", "Keep container tightly closed in a cool place"],
  [
    "S3/9/14",
    "存放于阴凉、通风良好处，远离…（不相容的材料由制造商指明）",
    "Keep in a cool, well-ventilated place away from … (incompatible materials to be indicated by the manufacturer)",
  ],
  [
    "S3/9/14/49",
    "仅可保存在原容器中，存放于阴凉、通风良好处，远离…（不相容的材料由制造商指明）",
    "Keep only in the original container in a cool, well-ventilated place away from … (incompatible materials to be indicated by the manufacturer)",
  ],
  [
    "S3/9/49",
    "仅可保存在原容器中，存放于阴凉、通风良好处",
    "Keep only in the original container in a cool, well-ventilated place",
  ],
  [
    "S3/14",
    "存放于阴凉处，远离…（不相容的材料由制造商指明）",
    "Keep in a cool place away from … (incompatible materials to be indicated by the manufacturer)",
  ],
  ["S7/8", "保持容器密闭和干燥", "Keep container tightly closed and dry"],
  [
    "S7/9",
    "保持容器密闭，存放于通风良好处",
    "Keep container tightly closed and in a well-ventilated place",
  ],
  [
    "S7/47",
    "保持容器密闭，保存温度不超过… ℃（由制造商指定）",
    "Keep container tightly closed and at temperature not exceeding … °C (to be specified by the manufacturer)",
  ],
  ["S20/21", "使用时不要进食、饮水或吸烟", "When using do not eat, drink or smoke"],
  ["S24/25", "避免皮肤和眼睛接触", "Avoid contact with skin and eyes"],
  [
    "S27/28",
    "皮肤接触后，立即脱掉所有受沾染的衣服，并立即用大量…清洗（由制造商指定）",
    "After contact with skin, take off immediately all contaminated clothing, and wash immediately with plenty of … (to be specified by the manufacturer)",
  ],
  [
    "S29/35",
    "不要排入下水道；本物质及其容器须以安全的方式处置",
    "Do not empty into drains; dispose of this material and its container in a safe way",
  ],
  [
    "S29/56",
    "不要排入下水道；将本物质及其容器送至危险废物或特殊废物收集点处置",
    "Do not empty into drains, dispose of this material and its container to hazardous or special waste collection point",
  ],
  ["S36/37", "穿适当的防护服，戴适当的手套", "Wear suitable protective clothing and gloves"],
  [
    "S36/37/39",
    "穿适当的防护服，戴适当的手套和眼睛/面部防护用具",
    "Wear suitable protective clothing, gloves and eye/face protection",
  ],
  [
    "S36/39",
    "穿适当的防护服，戴眼睛/面部防护用具",
    "Wear suitable protective clothing and eye/face protection",
  ],
  ["S37/39", "戴适当的手套和眼睛/面部防护用具", "Wear suitable gloves and eye/face protection"],
  [
    "S47/49",
    "仅可保存在原容器中，保存温度不超过… ℃（由制造商指定）",
    "Keep only in the original container at temperature not exceeding … °C (to be specified by the manufacturer)",
  ],
]);
