import { passwordRoutes } from "./password.ts";
import { profileDetailsRoutes } from "./profile.ts";

export const profileRoutes = [...profileDetailsRoutes, ...passwordRoutes];
