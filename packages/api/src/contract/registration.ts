import {
  code,
  day,
  entity,
  type EntityOf,
  flag,
  id,
  instant,
  line,
  list,
  nothing,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { MailedCode } from "./recovery.ts";

/** The registration form (storefront §3, registration form). */
const Registration = entity({
  email: ["email", line()],
  password: ["password", line()],
  passwordConfirmation: ["password_confirmation", line()],
  name: ["username", line()],
  sex: ["sex", code({ male: "male", female: "female" }, "")],
  mobile: ["mobile", line()],
  company: ["company", line()],
  province: ["province", line()],
  city: ["city", line()],
  district: ["district", line()],
  address: ["address", line()],
  category: ["cate", line()],
  invoiceTitle: ["title", line()],
  invoiceTax: ["tax", line()],
  zip: ["zip", line()],
  area: ["area", line()],
  phone: ["phone", line()],
  extension: ["extension", line()],
  fax: ["fax", line()],
  source: ["source", line()],
  isAgreed: ["agreement", flag],
});
export type Registration = EntityOf<typeof Registration>;

const Choice = entity({ id: ["tree_id", id], name: ["tree_name", text] });

/** The customer categories, and the sources through which a customer found the shop. */
const RegistrationChoices = entity({
  categories: ["category", list(Choice)],
  sources: ["source", list(Choice)],
});
export type RegistrationChoices = EntityOf<typeof RegistrationChoices>;

export const readRegistrationChoices = endpoint(
  "readRegistrationChoices",
  "GET /api/user/registerInfo",
  nothing,
  RegistrationChoices,
);

/** Whether an email address is free. A POST, so that logs of URLs do not hold it. */
export const checkEmail = endpoint(
  "checkEmail",
  "POST /api/user/checkEmail",
  entity({ email: ["email", line()] }),
  nothing,
  { isRead: true, failures: { otherwise: "nothing", [codes.emailTaken]: "in-form" } },
);

export const checkMobile = endpoint(
  "checkMobile",
  "POST /api/user/checkMobile",
  entity({ mobile: ["mobile", line()] }),
  nothing,
  { isRead: true, failures: { otherwise: "nothing", [codes.mobileTaken]: "in-form" } },
);

export const register = endpoint("register", "POST /api/user/register", Registration, nothing, {
  failures: {
    [codes.badRequest]: "warning-alert",
    [codes.emailTaken]: "in-form",
    [codes.mobileTaken]: "in-form",
    [codes.passwordCommon]: "in-form",
  },
});

/** Sends the activation mail again; the answer is the same whether the address has an inactive account or not. */
export const mailActivation = endpoint(
  "mailActivation",
  "POST /api/user/active/again",
  entity({ email: ["email", line()] }),
  nothing,
  { failures: { otherwise: "in-form", [codes.badRequest]: "in-form" } },
);

/** How an account was registered that waits to be activated. It has nothing that was typed. */
const PendingAccount = entity({
  registeredAt: ["createtime", instant],
  /** The browser and its system, such as "Firefox · Linux"; empty where they are unknown. */
  browser: ["browser", text],
});
export type PendingAccount = EntityOf<typeof PendingAccount>;

/** Whether an activation link still works, and how its account was registered. */
export const checkActivationCode = endpoint(
  "checkActivationCode",
  "POST /api/user/active/code",
  MailedCode,
  PendingAccount,
  { isRead: true, failures: { otherwise: "quiet", [codes.linkDead]: "warning-block" } },
);

/** Activates an account by the code of its mail, with the password of its registration. It does not log in. */
export const activate = endpoint("activate", "POST /api/user/active", MailedCode, nothing, {
  failures: { [codes.linkDead]: "warning-block" },
});

/** Deletes an account by the code of its activation mail: its receiver did not register. */
export const declineRegistration = endpoint(
  "declineRegistration",
  "POST /api/user/active/decline",
  MailedCode,
  nothing,
  { failures: { [codes.linkDead]: "warning-block" } },
);

/** The terms of use as HTML, the text of their page; the code is the name of that page. */
export const readTerms = endpoint(
  "readTerms",
  "GET /api/terms/info",
  entity({ code: ["code", line()] }),
  entity({ content: ["content", text], changedOn: ["createtime", day] }),
  { failures: { [codes.notFound]: "quiet" } },
);
