import { amount, count, entity, type EntityOf, id, line, nothing, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

export const Login = entity({ email: ["email", line()], password: ["password", line()] });

export const LoggedIn = entity({ token: ["userToken", id] });

/** The customer who is logged in (storefront §3, user info). */
export const UserInfo = entity({
  name: ["userName", text],
  email: ["email", text],
  mobile: ["mobile", text],
  company: ["company", text],
  favouriteCount: ["fav", count],
  cartCount: ["cart", count],
  balance: ["prepay", amount],
  integral: ["integral", count],
});
export type UserInfo = EntityOf<typeof UserInfo>;

export const logIn = endpoint("logIn", "POST /api/user/login", Login, LoggedIn, {
  failures: { otherwise: "in-form", [codes.loginRefused]: "in-form" },
});

export const logOut = endpoint("logOut", "POST /api/user/logout", nothing, nothing, {
  auth: "optional",
  screenHandlesExpiry: true,
  failures: { otherwise: "nothing" },
});

export const readUserInfo = endpoint("readUserInfo", "GET /api/user/info", nothing, UserInfo, {
  auth: "required",
  screenHandlesExpiry: true,
  failures: { otherwise: "nothing", [codes.notLoggedIn]: "nothing" },
});
