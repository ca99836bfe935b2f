interface PropName {
  readonly name: string;
  readonly zh: string;
  readonly en: string;
  /** Names that mean the same, which lint refuses. */
  readonly refused?: readonly string[];
}

/** The names of props that components share, for the guide and for the lint rule `house/vocabulary`. */
export const PROP_NAMES: readonly PropName[] = [
  {
    name: "value",
    zh: "所选、所填或所显示的值；未选时为空文本，未填数量时为 null。",
    en: "What is chosen, entered or shown; an empty text where nothing is chosen.",
    refused: ["checked", "selected", "isOn", "isChecked", "isSelected", "shown"],
  },
  {
    name: "defaultValue",
    zh: "初始值；此后由组件自己保存。",
    en: "The value at first, where the component then keeps it itself.",
    refused: ["initial", "initialValue", "first"],
  },
  {
    name: "onChange",
    zh: "值改变时调用，参数为新值，不是事件。",
    en: "Called with the next value, not with the event.",
    refused: ["onChoose", "onSelect", "onPick", "onValueChange", "onDraw"],
  },
  {
    name: "options",
    zh: "可选项：{ value, label }，可另有 description、end、actions、isDisabled。",
    en: "What can be chosen: { value, label }, where needed with description, end, actions, isDisabled.",
    refused: ["items", "choices", "chips", "tabs"],
  },
  {
    name: "entries",
    zh: "仅供阅读或跳转的列表数据；有更确切的名称时用该名称（slides、steps、columns）。",
    en: "The data of a list that is read or followed. A more exact name is better: slides, steps, columns.",
  },
  {
    name: "current",
    zh: "导航或步骤中的当前项：id 或序号。",
    en: "The current entry of a navigation, by its id, or of steps, by its index.",
    refused: ["activeId", "currentId"],
  },
  {
    name: "label",
    zh: "无障碍名称，总是文本；显示与否由组件决定。",
    en: "The accessible name, always a text. Where it is also shown, the component shows it.",
    refused: ["alt", "ariaLabel", "accessibleName"],
  },
  {
    name: "title",
    zh: "可见的标题；对话框以它为名称。",
    en: "The visible heading. A dialog is called by it.",
    refused: ["heading", "headline", "summary", "caption"],
  },
  {
    name: "description",
    zh: "说明文字，在名称之下或之旁，颜色较浅。",
    en: "Muted text under or beside the name: help, a condition, a reason.",
    refused: ["help", "hint", "note", "reason", "message", "subtitle", "detail"],
  },
  {
    name: "start, end",
    zh: "内容之前、之后的插槽。",
    en: "Slots before and after the content, in the direction of reading.",
    refused: ["prefix", "suffix", "before", "after", "left", "right", "aside", "headEnd"],
  },
  {
    name: "actions",
    zh: "按钮和链接的插槽，主要操作在最后。",
    en: "The slot for buttons and links about the content, the main one last.",
    refused: ["footer", "buttons"],
  },
  {
    name: "icon",
    zh: "Lucide 图标的数据，显示在文字之前；大小由组件决定，因此不是插槽。",
    en: "The data of a Lucide icon, drawn before the words. The component sets its size, so it is no slot.",
    refused: ["startIcon", "iconBefore"],
  },
  {
    name: "tone",
    zh: "消息的语气：提示、成功、警示、错误。",
    en: "How a message is meant: information, success, warning, error.",
    refused: ["variant", "color", "colour", "intent", "severity"],
  },
  {
    name: "kind",
    zh: "它是哪一种：按钮的主次、价格的类别、商品的标记。语气用 tone。",
    en: "Which sort it is: the rank of a button among others, whose price, which mark. No tone: a primary button is neither good nor bad.",
  },
  {
    name: "size",
    zh: "只表示大小：small、medium、large 或像素；每页条数是 pageSize。",
    en: "How large it is drawn: small, medium, large, or px. The number of entries on a page is pageSize.",
  },
  {
    name: "layout",
    zh: "内容如何排列。",
    en: "How the content is arranged.",
    refused: ["place", "direction", "orientation"],
  },
  {
    name: "isOpen, defaultOpen, onOpenChange",
    zh: "是否打开、初始是否打开、开合时调用。只在打开时存在的组件只有 onClose。",
    en: "Whether it is open, whether it is at first, and the call when it changes. What exists only while it is open has onClose alone.",
    refused: ["open", "opened", "isVisible", "visible", "isOpenAtFirst", "onToggle"],
  },
  {
    name: "isDisabled, isBusy, isRequired",
    zh: "布尔值以 is、has 或 can 开头。",
    en: "Booleans begin with is, has or can.",
    refused: ["disabled", "busy", "loading", "isLoading", "required", "pressed"],
  },
  {
    name: "of",
    zh: "组件所关于的对象：表单、图标。",
    en: "The thing that the component is about: a form, an icon.",
  },
  {
    name: "onFollow",
    zh: "其中的链接被打开时调用。",
    en: "Called when a link in it is followed, to close what is around it.",
    refused: ["onLeave", "onNavigate"],
  },
];

/** Layout is the parent's: what would style a component from outside. */
export const REFUSED_STYLES = ["className", "classNames", "rowClassName", "style"];
