import {
  LONGEST_STRUCTURE,
  MOST_ATOMS,
  MOST_COUNTED,
  MOST_QUERY_ATOMS,
  SIMILARITY,
} from "@reagent/domain/structure-search";
import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lead: "用化学结构查找产品：在编辑器中绘制，或输入 SMILES、名称、CAS 号等，再选择匹配方式。",
    toSearch: "打开结构搜索",
    contents: "本页内容",
    sections: {
      steps: "三步完成搜索",
      buttons: "编辑器上方的按钮",
      tools: "绘图工具",
      text: "不绘制，直接输入",
      matches: "三种匹配方式",
      rules: "盐、立体构型与同位素",
      limits: "限制",
    },
    steps: [
      "在“高级搜索”中打开结构搜索。",
      "在编辑器中绘制结构，绘制的内容会自动填入“结构”栏；也可以直接在该栏输入。",
      "选择匹配方式，点击“搜索结构”。搜索的结构保存在结果页的网址中，可以收藏或转发。",
    ],
    buttonsLead: "这些按钮可以用键盘操作。",
    buttons: {
      start: "从列表中选择一个环，加入绘图区。",
      arrange: "重新排列所有原子，使键长和键角整齐。",
      query:
        "打开后可以给原子或键设定条件：先选择“选择与移动”，再双击一个原子或键，在对话框（英文）中选择，例如任意原子（Any atomic number）。这样的结构只能用于子结构搜索。",
      clear: "清空绘图区。",
    },
    toolsLead:
      "先点击一个工具，再在绘图区点击或拖动；鼠标和触摸都可以使用。指向一个工具，会显示它的名称和按键。",
    tools: [
      {
        term: "选择与移动",
        value: "圈选原子，选中的部分显示为红色。拖动可以移动，按 Delete 键可以删除。",
      },
      { term: "橡皮擦", value: "点击原子或键，将其删除。" },
      { term: "撤销", value: "撤销最近的一步，只能撤销一步。" },
      { term: "旋转与缩放", value: "左右拖动旋转结构，上下拖动缩放。" },
      {
        term: "单键",
        value:
          "点击原子，增加一个键；点击键，在单键、双键和三键之间切换；从原子拖动，沿该方向画键。",
      },
      {
        term: "实楔形键、虚楔形键",
        value: "点击单键，使其朝前或朝后，以表示立体构型；点击原子，增加一个这样的键。",
      },
      { term: "碳链", value: "从原子拖动，画一条碳链。" },
      { term: "三元环至七元环、苯环", value: "点击空白处放置一个环；点击键，与该键稠合。" },
      { term: "正电荷、负电荷", value: "点击原子，电荷增加或减少 1。" },
      { term: "元素符号", value: "点击原子，换成该元素；点击空白处放置一个原子。" },
      {
        term: "其他元素（…）",
        value:
          "在对话框（英文）中填写其他元素（Atom Label）、同位素的质量数（Atom Mass）、价态或自由基，然后点击原子。",
      },
    ],
    textLead: "以下内容可以直接输入或粘贴到“结构”栏。点击例子可以查看结果。",
    text: {
      smiles: { term: "SMILES", value: "一行文字表示的结构。", example: "c1ccncc1" },
      inchi: {
        term: "InChI",
        value: "以 InChI= 开头。",
        example: "InChI=1S/C7H6O/c8-6-7-4-2-1-3-5-7/h1-6H",
      },
      inchiKey: {
        term: "InChIKey",
        value: "只能找到目录中已有的结构。",
        example: "HUMNYLRZRPPJDN-UHFFFAOYSA-N",
      },
      molfile: {
        term: "molfile",
        value: "从其他绘图软件复制或导出的 V2000 或 V3000 文件，粘贴全部内容。",
      },
      name: { term: "名称", value: "目录中产品的中文或英文名称。", example: "水杨醛" },
      cas: { term: "CAS 号", value: "目录中产品的 CAS 号。", example: "90-02-8" },
    },
    showInEditor: "“显示在编辑器中”把输入的内容画在编辑器里，以便修改。",
    matches: {
      exact: "只找与所绘结构相同的产品。",
      substructure: "找包含所绘结构的产品，匹配的原子在结果中突出显示。",
      similarity: `找相似的产品，最相似的在前。相似度按 Tanimoto 系数计算，默认不低于 ${SIMILARITY.usual}%，可在结果页改为 ${SIMILARITY.least}% 至 ${SIMILARITY.greatest}%。`,
    },
    examples: {
      exact: "例：与苯甲醛相同",
      substructure: "例：含有苯甲醛",
      similarity: "例：与苯甲醛的相似度不低于 40%",
    },
    rules: [
      {
        term: "盐与混合物",
        value:
          "“相同结构”比较全部组成部分，不计比例，重复绘制的部分只算一次：搜索吡哆醇，不会找到它的盐酸盐。“相似结构”只比较最大的部分，“子结构”可以在任何部分中。",
        code: "Cc1ncc(CO)c(CO)c1O.Cl",
        example: "例：盐酸吡哆醇",
      },
      {
        term: "立体构型",
        value: "只有画出的构型才会比较：不画构型的丙氨酸可以找到 L-丙氨酸，画出相反构型的则不能。",
        code: "CC(N)C(=O)O",
        example: "例：不画构型的丙氨酸",
      },
      {
        term: "电荷与同位素",
        value: "画出的电荷和同位素会比较：搜索氘代物不会找到普通的化合物。",
      },
    ],
    limits: [
      `搜索的结构最多 ${MOST_QUERY_ATOMS} 个原子，不计氢；文本最多 ${LONGEST_STRUCTURE} 个字符。`,
      `超过 ${MOST_ATOMS} 个原子的产品不能按结构找到。`,
      "一次搜索最多 2 秒。结构过于笼统而未能完成时，请绘制更具体的结构。",
      `结果最多计数到 ${MOST_COUNTED} 个。`,
      "不能搜索 R 基团（R1、R2 等）。请删除，或改为任意原子。",
      "含有查询原子或查询键的结构只能用于子结构搜索。",
    ],
  },
  en: {
    lead: "Find products by their chemical structure: draw it in the editor, or enter a SMILES, a name or a CAS number, then choose the kind of match.",
    toSearch: "Open the structure search",
    contents: "On this page",
    sections: {
      steps: "Three steps to a search",
      buttons: "The buttons above the drawing area",
      tools: "The drawing tools",
      text: "Text in place of a drawing",
      matches: "Three kinds of match",
      rules: "Salts, stereochemistry and isotopes",
      limits: "Limits",
    },
    steps: [
      "Open the structure search in the advanced search.",
      "Draw a structure in the editor: it is written into the field “Structure”. You can also type into that field.",
      "Choose the kind of match and press “Search structures”. The structure is part of the address of the results, so you can bookmark them or send them to others.",
    ],
    buttonsLead: "These buttons work with the keyboard.",
    buttons: {
      start: "Adds the ring that you choose from the list to the drawing.",
      arrange: "Redraws the structure with even bond lengths and angles.",
      query:
        "When it is on, atoms and bonds can have conditions: choose “Select and move”, double-click an atom or a bond, and choose in the dialog, such as “Any atomic number”. Such a structure can only be searched for as a substructure.",
      clear: "Clears the drawing area.",
    },
    toolsLead:
      "Choose a tool, then click or drag in the drawing area, with a mouse or by touch. Point at a tool to read its name and its key.",
    tools: [
      {
        term: "Select and move",
        value:
          "Draw around atoms to select them; the selection is red. Drag it to move it, press Delete to remove it.",
      },
      { term: "Eraser", value: "Click an atom or a bond to remove it." },
      { term: "Undo", value: "Undoes the last step, and only that one." },
      {
        term: "Turn and resize",
        value: "Drag sideways to turn the structure, up or down to change its size.",
      },
      {
        term: "Bond",
        value:
          "Click an atom to add a bond; click a bond to change between single, double and triple; drag from an atom to draw a bond in that direction.",
      },
      {
        term: "Solid and hashed wedge",
        value:
          "Click a single bond to turn it to the front or to the back, which states the configuration; click an atom to add such a bond.",
      },
      { term: "Carbon chain", value: "Drag from an atom to draw a chain of carbon atoms." },
      {
        term: "Rings of 3 to 7, benzene",
        value: "Click an empty place to put a ring there; click a bond to fuse the ring to it.",
      },
      {
        term: "Positive and negative charge",
        value: "Click an atom to raise or lower its charge by one.",
      },
      {
        term: "Element symbols",
        value:
          "Click an atom to change it to this element; click an empty place to put an atom there.",
      },
      {
        term: "Other element (…)",
        value:
          "Opens a dialog for any other element (Atom Label), the mass of an isotope (Atom Mass), a valence or a radical. Then click an atom.",
      },
    ],
    textLead:
      "You can type or paste these into the field “Structure”. The examples lead to their results.",
    text: {
      smiles: { term: "SMILES", value: "A structure as one line of text.", example: "c1ccncc1" },
      inchi: {
        term: "InChI",
        value: "Starts with InChI=.",
        example: "InChI=1S/C7H6O/c8-6-7-4-2-1-3-5-7/h1-6H",
      },
      inchiKey: {
        term: "InChIKey",
        value: "Finds only structures that are in the catalogue.",
        example: "HUMNYLRZRPPJDN-UHFFFAOYSA-N",
      },
      molfile: {
        term: "molfile",
        value:
          "A V2000 or V3000 file, copied or exported from another drawing program. Paste all of it.",
      },
      name: {
        term: "Name",
        value: "The English or Chinese name of a product in the catalogue.",
        example: "Salicylaldehyde",
      },
      cas: {
        term: "CAS number",
        value: "The CAS number of a product in the catalogue.",
        example: "90-02-8",
      },
    },
    showInEditor: "“Show in the editor” draws what was entered, so that you can change it.",
    matches: {
      exact: "Finds only products of exactly the structure that is drawn.",
      substructure:
        "Finds products that contain the structure; the matched atoms are highlighted in the results.",
      similarity: `Finds similar products, the most similar first. Similarity is the Tanimoto coefficient, at least ${SIMILARITY.usual} % unless you choose another from ${SIMILARITY.least} % to ${SIMILARITY.greatest} % on the page of results.`,
    },
    examples: {
      exact: "Example: the same as benzaldehyde",
      substructure: "Example: contains benzaldehyde",
      similarity: "Example: at least 40 % similar to benzaldehyde",
    },
    rules: [
      {
        term: "Salts and mixtures",
        value:
          "“Same structure” compares all parts, in whatever ratio, and a part that is drawn twice counts once: pyridoxine does not find its hydrochloride. “Similar” compares the largest part only. A substructure may be in any part.",
        code: "Cc1ncc(CO)c(CO)c1O.Cl",
        example: "Example: pyridoxine hydrochloride",
      },
      {
        term: "Stereochemistry",
        value:
          "Only the configuration that is drawn counts: alanine without one finds L-alanine, the opposite configuration does not.",
        code: "CC(N)C(=O)O",
        example: "Example: alanine without a configuration",
      },
      {
        term: "Charges and isotopes",
        value:
          "They count where they are drawn: a deuterated structure does not find the ordinary one.",
      },
    ],
    limits: [
      `A structure has at most ${MOST_QUERY_ATOMS} atoms, not counting hydrogen, and its text at most ${LONGEST_STRUCTURE} characters.`,
      `Products of more than ${MOST_ATOMS} atoms are not found by structure.`,
      "A search may take 2 seconds. If it was not finished by then, draw a more specific structure.",
      `Results are counted up to ${MOST_COUNTED}.`,
      "R groups (R1, R2, …) cannot be searched for. Remove them, or draw any atom in their place.",
      "A structure with query atoms or bonds can only be searched for as a substructure.",
    ],
  },
});
