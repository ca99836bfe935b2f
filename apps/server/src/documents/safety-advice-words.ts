import type { AdviceOf, AdviceSection } from "@reagent/domain/safety-advice";
import type { LocalizedText } from "../basics/language.ts";

const words = (zh: string, en: string): LocalizedText => ({ zh, en });

/** The sentences of the safety data sheet for each piece of advice (`adviceFor`). */
export const ADVICE_WORDS: {
  readonly [Section in AdviceSection]: Readonly<Record<AdviceOf<Section>, LocalizedText>>;
} = {
  "first-aid": {
    "brush-off-then-rinse-skin": words(
      "皮肤接触：先掸去或用干布擦去残留物，再用大量清水冲洗至少 15 分钟，脱去污染的衣物。",
      "Skin: brush off particles or wipe off liquid with a dry cloth first, then rinse with plenty of water for at least 15 minutes; take off soiled clothing.",
    ),
    "rinse-skin-at-once": words(
      "皮肤接触：立即脱去污染的衣物，用大量清水冲洗至少 15 分钟。",
      "Skin: take off soiled clothing at once and rinse with plenty of water for at least 15 minutes.",
    ),
    "wash-skin-at-once": words(
      "皮肤接触：立即脱去污染的衣物，用大量肥皂水和清水冲洗。",
      "Skin: take off soiled clothing at once and wash with plenty of soap and water.",
    ),
    "wash-skin": words(
      "皮肤接触：脱去污染的衣物，用肥皂和清水洗净；如有刺激感，就医。",
      "Skin: take off soiled clothing and wash with soap and water; see a doctor if irritation persists.",
    ),
    "skin-doctor-at-once": words(
      "皮肤接触后立即就医。",
      "See a doctor at once after skin contact.",
    ),
    "eyes-doctor-at-once": words(
      "眼睛接触：取下隐形眼镜，用流动清水冲洗至少 15 分钟，立即就医。",
      "Eyes: remove contact lenses, rinse under running water for at least 15 minutes and see a doctor at once.",
    ),
    "rinse-eyes": words(
      "眼睛接触：取下隐形眼镜，用流动清水冲洗；如刺激持续，就医。",
      "Eyes: remove contact lenses and rinse under running water; see a doctor if irritation persists.",
    ),
    "fresh-air": words(
      "吸入：移至空气新鲜处，保持呼吸畅通；如感不适，就医。",
      "Inhaled: move into fresh air and keep at rest; see a doctor if unwell.",
    ),
    "fresh-air-doctor-at-once": words(
      "吸入：移至空气新鲜处，保持呼吸畅通，立即就医。",
      "Inhaled: move into fresh air, keep at rest and see a doctor at once.",
    ),
    "breathing-doctor-at-once": words(
      "吸入后呼吸困难或有不适，立即就医。",
      "If breathing is difficult after inhalation, see a doctor at once.",
    ),
    "never-vomit": words(
      "食入：漱口，不得催吐。",
      "Swallowed: rinse the mouth; never induce vomiting.",
    ),
    "swallowed-doctor-at-once": words(
      "食入后立即就医。",
      "See a doctor at once if the substance was swallowed.",
    ),
    "rinse-mouth": words(
      "食入：漱口；如感不适，就医。",
      "Swallowed: rinse the mouth; see a doctor if unwell.",
    ),
    "show-sheet": words("就医时出示本说明书。", "Show this sheet to the doctor."),
  },
  fire: {
    "evacuate-explosion": words(
      "火场中可能爆炸：疏散现场，从远处灭火。",
      "May explode in a fire: evacuate the area and fight the fire from a distance.",
    ),
    "dry-sand-or-metal-powder": words(
      "用干砂或 D 类干粉灭火。严禁用水、泡沫、二氧化碳和卤代烷灭火。",
      "Use dry sand or class D dry powder. Never use water, foam, carbon dioxide or halons.",
    ),
    "dry-powder-or-carbon-dioxide": words(
      "用干粉、二氧化碳或干砂灭火。严禁用水和泡沫灭火。",
      "Use dry powder, carbon dioxide or dry sand. Never use water or foam.",
    ),
    "dry-sand-or-powder": words(
      "用干砂或干粉覆盖灭火；物料内部可能复燃，应继续监视。",
      "Smother with dry sand or dry powder; the material may ignite again from within and must be watched.",
    ),
    "water-from-afar": words(
      "用雾状水从远处灭火。",
      "Fight the fire with water spray from a distance.",
    ),
    "much-water": words(
      "用大量水灭火；干粉、二氧化碳和泡沫对氧化剂无效。",
      "Use plenty of water; powder, carbon dioxide and foam do not stop an oxidiser.",
    ),
    "gas-leak-first": words(
      "先切断气源；不能切断时，不要扑灭泄漏处的火焰。",
      "Stop the leak first; do not extinguish burning gas while it leaks.",
    ),
    "powder-foam-for-liquids": words(
      "用干粉、二氧化碳或抗溶性泡沫灭火；直流水会使火势蔓延。蒸气比空气重，可能回燃。",
      "Use dry powder, carbon dioxide or alcohol-resistant foam; a jet of water spreads the fire. Vapours are heavier than air and may flash back.",
    ),
    "powder-foam-for-solids": words(
      "用干粉、二氧化碳、泡沫或雾状水灭火；避免扬起粉尘。",
      "Use dry powder, carbon dioxide, foam or water spray; do not raise dust.",
    ),
    "by-surroundings": words(
      "根据周围火情选择灭火剂。",
      "Choose the extinguishing agent by what burns nearby.",
    ),
    "move-containers-dry": words(
      "在安全的情况下将容器移离火场；不得用水冷却容器。",
      "Move containers out of the fire if that is safe; never cool them with water.",
    ),
    "cool-with-water": words(
      "用雾状水从远处冷却容器。",
      "Cool containers with water spray from a distance.",
    ),
    "feeds-fire": words(
      "助燃：能使可燃物起火或加剧燃烧。",
      "Feeds fire: may set combustible material alight or make it burn harder.",
    ),
    "toxic-smoke": words(
      "燃烧或受热可能产生有毒或腐蚀性烟气，应在上风处灭火。",
      "Fire or heat may give off toxic or corrosive fumes; stay upwind.",
    ),
    "breathing-apparatus": words(
      "消防人员须佩戴自给式呼吸器，穿全身防护服。",
      "Wear self-contained breathing apparatus and full protective clothing.",
    ),
  },
  release: {
    "keep-people-away": words(
      "疏散无关人员，佩戴第 8 部分所列的防护用品，保持通风。",
      "Keep people away, wear the protection of section 8 and ventilate.",
    ),
    "no-ignition": words(
      "切断一切火源，使用不产生火花的工具。",
      "Remove all sources of ignition; use tools that make no sparks.",
    ),
    "cover-dry": words(
      "用干砂或其他干燥的惰性材料覆盖，收集于干燥的密闭容器中。不得用水冲洗，不得使泄漏物受潮。",
      "Cover with dry sand or other dry inert material and collect in a dry, closed container. Never rinse with water and never let the spill get wet.",
    ),
    "inert-not-combustible": words(
      "用干砂等惰性材料收集于洁净的容器中。不得用锯末、纸、布等可燃物吸附。",
      "Take up with sand or other inert material into a clean container. Never take up with sawdust, paper, cloth or other combustible material.",
    ),
    "take-up-inert": words(
      "用惰性材料吸附或收集，置于密闭容器中，避免扬尘和飞溅。",
      "Take up with inert material into a closed container; avoid dust and splashes.",
    ),
    "protect-metals": words("及时清除，防止腐蚀金属。", "Take up soon, before it corrodes metals."),
    "out-of-drains": words("不得进入下水道和水体。", "Keep out of drains and waters."),
    "collect-spillage": words(
      "收集全部泄漏物，防止污染环境。",
      "Collect all of the spill to protect the environment.",
    ),
  },
  handling: {
    "avoid-contact": words(
      "在通风良好处操作，避免接触皮肤和眼睛，避免吸入。",
      "Work in a well-ventilated place; avoid contact with skin and eyes and do not breathe it in.",
    ),
    "no-ignition-static": words(
      "远离火源和热源，禁止吸烟；设备接地，防止静电。",
      "Keep from flames and heat, do not smoke; ground equipment and guard against static discharge.",
    ),
    "under-inert-gas": words(
      "在干燥的惰性气体下操作，使用干燥的器具。",
      "Handle under dry inert gas with dry equipment.",
    ),
    "keep-from-moisture": words(
      "不得接触水和湿气；不得加水。",
      "Never let it touch water or moisture; never add water to it.",
    ),
    "no-shock": words("避免撞击、摩擦和加热。", "Avoid shock, friction and heat."),
    "clothing-free-of-oxidiser": words(
      "远离衣物和可燃物；沾染的衣物立即更换清洗。",
      "Keep from clothing and combustible material; change and wash soiled clothing at once.",
    ),
    "in-fume-hood": words("在通风橱内操作。", "Work in a fume hood."),
    "special-instructions": words(
      "使用前了解并遵守专门的安全说明；孕妇不得接触。",
      "Obtain and follow special instructions before use; pregnant women must not be exposed.",
    ),
    "test-for-peroxides": words(
      "蒸馏或浓缩前检验过氧化物，不得蒸干。",
      "Test for peroxides before distilling or concentrating; never distil to dryness.",
    ),
    "never-add-acid": words("不得与酸混合。", "Never mix with acids."),
  },
  storage: {
    "closed-cool-dry": words(
      "密闭，储存于阴凉、干燥、通风处。",
      "Keep tightly closed in a cool, dry and ventilated place.",
    ),
    "dry-under-inert-gas": words(
      "充干燥的惰性气体密封，远离水和湿气，库房不得漏水。",
      "Seal under dry inert gas, away from water and moisture, where no water can leak in.",
    ),
    "away-from-water": words("远离水和湿气。", "Keep away from water and moisture."),
    "away-from-combustibles": words(
      "与可燃物、还原剂和金属粉末分开存放，不得放在木质货架上。",
      "Store apart from combustible material, reducing agents and metal powders, never on wooden shelves.",
    ),
    "away-from-ignition": words(
      "远离火源、热源和氧化剂，使用防爆设备。",
      "Store away from flames, heat and oxidisers, with explosion-proof equipment.",
    ),
    "air-between-stacks": words(
      "不得大量堆积，堆垛之间留出空隙。",
      "Never pile up large amounts; leave air between stacks.",
    ),
    "below-stated-temperature": words(
      "在标示的温度以下存放于原容器中，与其他物质分开。",
      "Store below the stated temperature in the original container, apart from other materials.",
    ),
    "out-of-the-sun": words("避免日晒。", "Keep out of the sun."),
    "resistant-container": words("使用耐腐蚀的容器。", "Use a container that resists corrosion."),
    locked: words("上锁保管。", "Store locked up."),
    "away-from-acids": words("远离酸类存放。", "Store away from acids."),
  },
  protection: {
    "goggles-gloves-coat": words(
      "佩戴防护眼镜和适用的防化手套，穿实验服。",
      "Wear safety goggles, suitable chemical-resistant gloves and a laboratory coat.",
    ),
    "face-shield": words("佩戴防护面罩。", "Wear a face shield."),
    "flame-resistant-coat": words("穿阻燃实验服。", "Wear a flame-resistant coat."),
    respirator: words(
      "通风不足时佩戴适用的呼吸防护用品。",
      "Wear suitable respiratory protection where ventilation is not sufficient.",
    ),
    suit: words("大量操作时穿防化服。", "Wear a chemical-resistant suit for larger amounts."),
  },
  stability: {
    "ignites-in-air": words("在空气中自燃。", "Catches fire by itself in air."),
    "heats-in-air": words(
      "大量存放时在空气中自热，可能起火。",
      "Heats up by itself in air in larger amounts and may catch fire.",
    ),
    "gas-with-water": words(
      "遇水和湿气放出易燃气体，可能自燃。",
      "Gives off flammable gas with water and moisture, which may catch fire by itself.",
    ),
    "violent-reaction-with-water": words(
      "遇水剧烈反应并放热。",
      "Reacts violently with water and gives off heat.",
    ),
    "decomposes-when-heated": words(
      "受热可能分解、起火或爆炸。",
      "May decompose, catch fire or explode when heated.",
    ),
    "peroxides-in-air": words(
      "久置并接触空气可能生成爆炸性过氧化物。",
      "May form explosive peroxides when stored in contact with air.",
    ),
    "gas-with-acids": words("遇酸放出有毒气体。", "Gives off toxic gas with acids."),
    stable: words("在规定的储存条件下稳定。", "Stable when stored as stated."),
  },
  incompatible: {
    "water-acids-alcohols": words("水、酸类和醇类。", "Water, acids and alcohols."),
    air: words("空气。", "Air."),
    "combustibles-reducers": words(
      "可燃物、有机物、还原剂和金属粉末。",
      "Combustible and organic material, reducing agents and metal powders.",
    ),
    "reducers-acids-bases-metals": words(
      "还原剂、酸、碱、金属及其盐，可燃物。",
      "Reducing agents, acids, bases, metals and their salts, combustible material.",
    ),
    oxidisers: words("氧化剂。", "Oxidising agents."),
    "heat-and-sparks": words("热、火焰和火花。", "Heat, flames and sparks."),
    heat: words("热。", "Heat."),
    metals: words("金属。", "Metals."),
    acids: words("酸类。", "Acids."),
  },
  disposal: {
    "never-into-water": words(
      "不得与水混合，不得倒入水槽。",
      "Never mix with water and never pour into a sink.",
    ),
    "never-with-combustible-waste": words(
      "不得与可燃废物混放。",
      "Never put together with combustible waste.",
    ),
    "licensed-contractor": words(
      "按当地法规交由有资质的单位处置，不得倒入下水道。",
      "Dispose of through a licensed contractor under local rules. Do not pour into drains.",
    ),
  },
};
