import { code, entity, type EntityOf, flag, id, list, nothing, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

/** The registration form (storefront §3, registration form). */
const Registration = entity({
  email: ["email", text],
  password: ["password", text],
  passwordConfirmation: ["password_confirmation", text],
  name: ["username", text],
  sex: ["sex", code({ male: "male", female: "female" }, "")],
  mobile: ["mobile", text],
  company: ["company", text],
  province: ["province", text],
  city: ["city", text],
  district: ["district", text],
  address: ["address", text],
  category: ["cate", text],
  invoiceTitle: ["title", text],
  invoiceTax: ["tax", text],
  zip: ["zip", text],
  area: ["area", text],
  phone: ["phone", text],
  extension: ["extension", text],
  fax: ["fax", text],
  source: ["source", text],
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
  entity({ email: ["email", text] }),
  nothing,
  { failures: { otherwise: "nothing", [codes.emailTaken]: "in-form" } },
);

export const checkMobile = endpoint(
  "checkMobile",
  "POST /api/user/checkMobile",
  entity({ mobile: ["mobile", text] }),
  nothing,
  { failures: { otherwise: "nothing", [codes.mobileTaken]: "in-form" } },
);

export const register = endpoint("register", "POST /api/user/register", Registration, nothing, {
  failures: {
    [codes.badRequest]: "warning-alert",
    [codes.emailTaken]: "in-form",
    [codes.mobileTaken]: "in-form",
  },
});

/** Activates an account by the code of its mail. */
export const activate = endpoint(
  "activate",
  "POST /api/user/active",
  entity({ code: ["code", text] }),
  nothing,
  { failures: { otherwise: "warning-block", [codes.linkDead]: "warning-block" } },
);

/** Terms as HTML; the code is the name of their page. */
export const readTerms = endpoint(
  "readTerms",
  "GET /api/terms/info",
  entity({ code: ["code", text] }),
  entity({ content: ["content", text] }),
  { failures: { [codes.notFound]: "quiet" } },
);
