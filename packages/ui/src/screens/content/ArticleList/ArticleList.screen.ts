import { screen } from "../../../screen.ts";

export const news = screen("news", { visitors: "anyone", isListed: true });
export const articles = screen("articles", { visitors: "anyone", isListed: true });
export const chemlife = screen("chemlife", { visitors: "anyone", isListed: true });
