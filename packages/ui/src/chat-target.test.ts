import { describe, expect, it } from "vitest";
import { chatTarget } from "./chat-target.ts";

describe("the link to the chat", () => {
  it("leads to the chat", () => {
    expect(chatTarget("https://chat.shop.example/")).toEqual({
      href: "https://chat.shop.example/",
    });
  });

  it("leads to the contact page of a shop without a chat", () => {
    expect(chatTarget("")).toEqual({ to: "/info/contactus" });
    expect(chatTarget()).toEqual({ to: "/info/contactus" });
  });
});
