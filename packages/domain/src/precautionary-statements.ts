import { type Statements, statements } from "./statement.ts";

/**
 * The single precautionary statements of the GHS: the 105 of its third revised edition and the 11 that later ones added, up to the
 * tenth (P203, P212, P236, P265, P316 to P319, P354, P364, P503). Worded as the latest edition that has them, in Chinese as GB 30000
 * (storefront §2, safety pages; decisions, editions of statements).
 */
export const PRECAUTIONARY_STATEMENTS: Statements = statements([
  [
    "P101",
    "如需求医：随手携带产品容器或标签",
    "If medical advice is needed, have product container or label at hand",
  ],
  ["P102", "切勿让儿童接触", "Keep out of reach of children"],
  ["P103", "仔细阅读并遵循所有说明", "Read carefully and follow all instructions"],
  ["P201", "使用前取得专用说明", "Obtain special instructions before use"],
  [
    "P202",
    "在读懂所有安全防范措施之前切勿操作",
    "Do not handle until all safety precautions have been read and understood",
  ],
  [
    "P203",
    "使用前获取、阅读并遵循所有安全说明",
    "Obtain, read and follow all safety instructions before use",
  ],
  [
    "P210",
    "远离热源、热表面、火花、明火和其他点火源。禁止吸烟",
    "Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking",
  ],
  [
    "P211",
    "切勿喷洒在明火或其他点火源上",
    "Do not spray on an open flame or other ignition source",
  ],
  [
    "P212",
    "避免在封闭条件下加热，避免退敏剂减少",
    "Avoid heating under confinement or reduction of the desensitizing agent",
  ],
  ["P220", "远离衣物和其他可燃材料", "Keep away from clothing and other combustible materials"],
  [
    "P221",
    "采取一切防范措施，避免与可燃物/…混合",
    "Take any precaution to avoid mixing with combustibles/…",
  ],
  ["P222", "不得与空气接触", "Do not allow contact with air"],
  ["P223", "不得与水接触", "Do not allow contact with water"],
  ["P230", "用…保持湿润", "Keep wetted with …"],
  ["P231", "在惰性气体/…中操作和贮存", "Handle and store contents under inert gas/…"],
  ["P232", "防潮", "Protect from moisture"],
  ["P233", "保持容器密闭", "Keep container tightly closed"],
  ["P234", "只能在原包装中存放", "Keep only in original packaging"],
  ["P235", "保持低温", "Keep cool"],
  [
    "P236",
    "只能在原包装中存放；运输状态下的项别为…",
    "Keep only in original packaging; Division … in the transport configuration",
  ],
  ["P240", "容器和接收设备接地并等势联接", "Ground and bond container and receiving equipment"],
  [
    "P241",
    "使用防爆的[电气/通风/照明/…]设备",
    "Use explosion-proof [electrical/ventilating/lighting/…] equipment",
  ],
  ["P242", "使用不产生火花的工具", "Use non-sparking tools"],
  ["P243", "采取行动防止静电放电", "Take action to prevent static discharges"],
  ["P244", "阀门及紧固装置不得带有油脂或油剂", "Keep valves and fittings free from oil and grease"],
  ["P250", "不得遭受研磨/冲击/摩擦/…", "Do not subject to grinding/shock/friction/…"],
  ["P251", "切勿穿孔或焚烧，即使不再使用", "Do not pierce or burn, even after use"],
  [
    "P260",
    "不要吸入粉尘/烟/气体/烟雾/蒸气/喷雾",
    "Do not breathe dust/fume/gas/mist/vapours/spray",
  ],
  [
    "P261",
    "避免吸入粉尘/烟/气体/烟雾/蒸气/喷雾",
    "Avoid breathing dust/fume/gas/mist/vapours/spray",
  ],
  ["P262", "严防进入眼中、接触皮肤或衣服", "Do not get in eyes, on skin, or on clothing"],
  ["P263", "怀孕期间和哺乳期间避免接触", "Avoid contact during pregnancy and while nursing"],
  ["P264", "作业后彻底清洗…", "Wash … thoroughly after handling"],
  ["P265", "不要触碰眼睛", "Do not touch eyes"],
  [
    "P270",
    "使用本产品时不要进食、饮水或吸烟",
    "Do not eat, drink or smoke when using this product",
  ],
  ["P271", "只能在室外或通风良好处使用", "Use only outdoors or in a well-ventilated area"],
  [
    "P272",
    "受沾染的工作服不得带出工作场地",
    "Contaminated work clothing should not be allowed out of the workplace",
  ],
  ["P273", "避免释放到环境中", "Avoid release to the environment"],
  [
    "P280",
    "戴防护手套/穿防护服/戴防护眼罩/戴防护面具/戴听力保护装置/…",
    "Wear protective gloves/protective clothing/eye protection/face protection/hearing protection/…",
  ],
  ["P281", "使用所需的个人防护装备", "Use personal protective equipment as required"],
  [
    "P282",
    "戴防寒手套，并戴防护面罩或防护眼罩",
    "Wear cold insulating gloves and either face shield or eye protection",
  ],
  ["P283", "穿防火或阻燃服装", "Wear fire resistant or flame retardant clothing"],
  [
    "P284",
    "[在通风不足的情况下]戴呼吸防护装置",
    "[In case of inadequate ventilation] wear respiratory protection",
  ],
  [
    "P285",
    "在通风不足的情况下，戴呼吸防护装置",
    "In case of inadequate ventilation wear respiratory protection",
  ],
  ["P301", "如误吞咽：", "IF SWALLOWED:"],
  ["P302", "如皮肤沾染：", "IF ON SKIN:"],
  ["P303", "如皮肤（或头发）沾染：", "IF ON SKIN (or hair):"],
  ["P304", "如误吸入：", "IF INHALED:"],
  ["P305", "如进入眼睛：", "IF IN EYES:"],
  ["P306", "如沾染衣服：", "IF ON CLOTHING:"],
  ["P307", "如接触到：", "IF exposed:"],
  ["P308", "如接触到或有疑虑：", "IF exposed or concerned:"],
  ["P309", "如接触到或感觉不适：", "IF exposed or if you feel unwell:"],
  ["P310", "立即呼叫解毒中心/医生/…", "Immediately call a POISON CENTER/doctor/…"],
  ["P311", "呼叫解毒中心/医生/…", "Call a POISON CENTER/doctor/…"],
  ["P312", "如感觉不适，呼叫解毒中心/医生/…", "Call a POISON CENTER/doctor/… if you feel unwell"],
  ["P313", "求医/就诊", "Get medical advice/attention"],
  ["P314", "如感觉不适，求医/就诊", "Get medical advice/attention if you feel unwell"],
  ["P315", "立即求医/就诊", "Get immediate medical advice/attention"],
  ["P316", "立即寻求紧急医疗救助", "Get emergency medical help immediately"],
  ["P317", "寻求医疗救助", "Get medical help"],
  ["P318", "如接触到或有疑虑，征求医生意见", "If exposed or concerned, get medical advice"],
  ["P319", "如感觉不适，寻求医疗救助", "Get medical help if you feel unwell"],
  ["P320", "紧急具体治疗（见本标签上的…）", "Specific treatment is urgent (see … on this label)"],
  ["P321", "具体治疗（见本标签上的…）", "Specific treatment (see … on this label)"],
  ["P322", "具体措施（见本标签上的…）", "Specific measures (see … on this label)"],
  ["P330", "漱口", "Rinse mouth"],
  ["P331", "不得诱导呕吐", "Do NOT induce vomiting"],
  ["P332", "如发生皮肤刺激：", "If skin irritation occurs:"],
  ["P333", "如发生皮肤刺激或皮疹：", "If skin irritation or rash occurs:"],
  ["P334", "浸入冷水中[或用湿绷带包扎]", "Immerse in cool water [or wrap in wet bandages]"],
  ["P335", "掸掉皮肤上的细小颗粒", "Brush off loose particles from skin"],
  [
    "P336",
    "用微温水化解冻伤部位。不要搓擦患处",
    "Thaw frosted parts with lukewarm water. Do not rub affected area",
  ],
  ["P337", "如眼刺激持续不退：", "If eye irritation persists:"],
  [
    "P338",
    "如戴隐形眼镜并可方便地取出，取出隐形眼镜。继续冲洗",
    "Remove contact lenses, if present and easy to do. Continue rinsing",
  ],
  [
    "P340",
    "将人转移到空气新鲜处，保持呼吸舒适体位",
    "Remove person to fresh air and keep comfortable for breathing",
  ],
  [
    "P341",
    "如呼吸困难，将受害人转移到空气新鲜处，保持呼吸舒适的休息姿势",
    "If breathing is difficult, remove victim to fresh air and keep at rest in a position comfortable for breathing",
  ],
  ["P342", "如有呼吸系统病症：", "If experiencing respiratory symptoms:"],
  ["P350", "用大量肥皂和水轻轻洗", "Gently wash with plenty of soap and water"],
  ["P351", "用水小心冲洗几分钟", "Rinse cautiously with water for several minutes"],
  ["P352", "用大量水/…清洗", "Wash with plenty of water/…"],
  ["P353", "用水冲洗皮肤[或淋浴]", "Rinse skin with water [or shower]"],
  ["P354", "立即用水冲洗几分钟", "Immediately rinse with water for several minutes"],
  [
    "P360",
    "立即用水充分冲洗沾染的衣服和皮肤，然后脱掉衣服",
    "Rinse immediately contaminated clothing and skin with plenty of water before removing clothes",
  ],
  ["P361", "立即脱掉所有沾染的衣服", "Take off immediately all contaminated clothing"],
  ["P362", "脱掉沾染的衣服", "Take off contaminated clothing"],
  ["P363", "沾染的衣服清洗后方可重新使用", "Wash contaminated clothing before reuse"],
  ["P364", "清洗后方可重新使用", "And wash it before reuse"],
  ["P370", "火灾时：", "In case of fire:"],
  ["P371", "在发生大火和大量泄漏时：", "In case of major fire and large quantities:"],
  ["P372", "有爆炸危险", "Explosion risk"],
  ["P373", "火烧到爆炸物时切勿救火", "DO NOT fight fire when fire reaches explosives"],
  [
    "P374",
    "采取正常防范措施，从适当距离救火",
    "Fight fire with normal precautions from a reasonable distance",
  ],
  ["P375", "因有爆炸危险，须远距离救火", "Fight fire remotely due to the risk of explosion"],
  ["P376", "如能保证安全，可设法堵塞泄漏", "Stop leak if safe to do so"],
  [
    "P377",
    "漏气着火：切勿灭火，除非漏气能够安全地制止",
    "Leaking gas fire: do not extinguish, unless leak can be stopped safely",
  ],
  ["P378", "使用…灭火", "Use … to extinguish"],
  ["P380", "撤离现场", "Evacuate area"],
  ["P381", "在发生泄漏时，除去所有点火源", "In case of leakage, eliminate all ignition sources"],
  ["P390", "吸收溢出物，防止材料损坏", "Absorb spillage to prevent material damage"],
  ["P391", "收集溢出物", "Collect spillage"],
  ["P401", "按…贮存", "Store in accordance with …"],
  ["P402", "存放于干燥处", "Store in a dry place"],
  ["P403", "存放于通风良好处", "Store in a well-ventilated place"],
  ["P404", "存放于密闭的容器中", "Store in a closed container"],
  ["P405", "存放处须加锁", "Store locked up"],
  [
    "P406",
    "存放于耐腐蚀/…、带耐腐蚀衬里的容器中",
    "Store in a corrosion resistant/… container with a resistant inner liner",
  ],
  ["P407", "堆垛或托盘之间应留有空隙", "Maintain air gap between stacks or pallets"],
  ["P410", "防日晒", "Protect from sunlight"],
  ["P411", "贮存温度不超过…℃/…℉", "Store at temperatures not exceeding … °C/… °F"],
  [
    "P412",
    "不可暴露在超过 50 ℃/122 ℉ 的温度下",
    "Do not expose to temperatures exceeding 50 °C/122 °F",
  ],
  [
    "P413",
    "贮存重量大于…千克/…磅的散货，温度不得超过…℃/…℉",
    "Store bulk masses greater than … kg/… lbs at temperatures not exceeding … °C/… °F",
  ],
  ["P420", "单独存放", "Store separately"],
  ["P422", "内装物存放于…之下", "Store contents under …"],
  ["P501", "处置内装物/容器…", "Dispose of contents/container to …"],
  [
    "P502",
    "有关回收或循环使用情况，请咨询制造商或供应商",
    "Refer to manufacturer or supplier for information on recovery or recycling",
  ],
  [
    "P503",
    "有关处置/回收/循环使用情况，请咨询制造商/供应商/…",
    "Refer to manufacturer/supplier/… for information on disposal/recovery/recycling",
  ],
]);

/** The 33 combined precautionary statements of the third revised edition (storefront §2, safety pages). */
export const COMBINED_PRECAUTIONARY_STATEMENTS: Statements = combined([
  "P231+P232",
  "P235+P410",
  "P301+P310",
  "P301+P312",
  "P301+P330+P331",
  "P302+P334",
  "P302+P350",
  "P302+P352",
  "P303+P361+P353",
  "P304+P312",
  "P304+P340",
  "P304+P341",
  "P305+P351+P338",
  "P306+P360",
  "P307+P311",
  "P308+P313",
  "P309+P311",
  "P332+P313",
  "P333+P313",
  "P335+P334",
  "P337+P313",
  "P342+P311",
  "P370+P376",
  "P370+P378",
  "P370+P380",
  "P370+P380+P375",
  "P371+P380+P375",
  "P402+P404",
  "P403+P233",
  "P403+P235",
  "P410+P403",
  "P410+P412",
  "P411+P235",
]);

/** The combined precautionary statements that later editions of the GHS added, up to the tenth. */
export const LATER_PRECAUTIONARY_STATEMENTS: Statements = combined([
  "P264+P265",
  "P301+P316",
  "P301+P317",
  "P302+P317",
  "P302+P335+P334",
  "P302+P361+P354",
  "P304+P317",
  "P305+P354+P338",
  "P308+P311",
  "P308+P316",
  "P332+P317",
  "P333+P317",
  "P336+P315",
  "P336+P317",
  "P337+P317",
  "P342+P316",
  "P361+P364",
  "P362+P364",
  "P370+P372+P380+P373",
  "P370+P380+P375+P378",
]);

/** Combined statements, whose wording is that of their parts one after the other. */
function combined(codes: readonly string[]): Statements {
  return statements(
    codes.map((code) => {
      const parts = code.split("+").map((part) => {
        const wording = PRECAUTIONARY_STATEMENTS.get(part);
        if (!wording) throw new Error(`${code} has a part without wording.`);
        return wording;
      });
      return [
        code,
        parts
          .map(({ zh }) => zh)
          .reduce((all, part) => `${all}${all.endsWith("：") ? "" : "。"}${part}`),
        parts.map(({ en }) => en).reduce(joined),
      ];
    }),
  );
}

/** The English parts as sentences; a part that begins with "And" continues the sentence before it. */
function joined(before: string, part: string): string {
  if (part.startsWith("And ")) return `${before} and ${part.slice("And ".length)}`;
  return `${before}${before.endsWith(":") ? "" : "."} ${part}`;
}
