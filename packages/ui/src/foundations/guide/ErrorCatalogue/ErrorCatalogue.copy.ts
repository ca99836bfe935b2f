import type { Look } from "@reagent/api/contract/look";
import type { NoSessionReaction } from "@reagent/domain/session";
import type { Copy } from "../../../language/language.tsx";

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly call: string;
  readonly code: string;
  readonly anyOther: string;
  readonly seen: string;
  readonly stories: string;
  readonly looks: Readonly<Record<Look, string>>;
  readonly login: string;
  readonly anyCall: string;
  readonly reactions: Readonly<Record<NoSessionReaction, string>>;
}

export const copy: Copy<Words> = {
  zh: {
    title: "错误目录",
    lead: "每个调用可能失败的每种方式、顾客读到的原话、哪个故事展示它。由合约、失败表、各屏幕的文案和各故事的情景生成；“—”是什么也不说。规格点名的，注有章节。",
    call: "调用",
    code: "代码",
    anyOther: "其他",
    seen: "顾客看到",
    stories: "故事",
    looks: {
      "warning-alert": "警告提示框",
      "error-alert": "错误提示框",
      "product-not-found-alert": "“未找到该产品”提示框",
      "alert-then-reload": "警告提示框，读后重新加载",
      "error-toast": "错误轻提示",
      "warning-block": "代替页面的警告",
      "in-form": "表单内的红字",
      quiet: "原处说明未能加载，可重试",
      "quiet-message": "原处显示服务器的话，可重试",
      empty: "空的样子",
      orders: "订单列表",
      login: "登录",
      nothing: "看不到",
    },
    login: "未登录或登录失效",
    anyCall: "顾客的任何调用",
    reactions: {
      "login-page": "打开页面时：转到登录页",
      "login-dialog": "访客操作时：登录对话框",
      "expired-prompt": "顾客操作时：提示登录已失效",
    },
  },
  en: {
    title: "Error catalogue",
    lead: "Each way in which a call fails, the very words a customer reads, and the story that shows it. Drawn from the contract, the table of failures, the words of the screens and the scenarios of the stories. “—” stands where nothing is said. What the specification names has its section.",
    call: "Call",
    code: "Code",
    anyOther: "any other",
    seen: "What is seen",
    stories: "Stories",
    looks: {
      "warning-alert": "A warning",
      "error-alert": "An error alert",
      "product-not-found-alert": "An alert: no such product",
      "alert-then-reload": "A warning, then the page anew",
      "error-toast": "A toast",
      "warning-block": "A warning in place of the page",
      "in-form": "In the form, in red",
      quiet: "In its place: not loaded, try again",
      "quiet-message": "In its place: the server's message, try again",
      empty: "As if there were nothing",
      orders: "The list of orders",
      login: "Logging in",
      nothing: "Nothing",
    },
    login: "Not logged in, or no longer",
    anyCall: "Any call of customers",
    reactions: {
      "login-page": "A page opens: the page for logging in instead",
      "login-dialog": "A guest acts: the login dialog",
      "expired-prompt": "A customer acts: the session has ended",
    },
  },
};
