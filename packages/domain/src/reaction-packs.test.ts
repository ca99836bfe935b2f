import { describe, expect, it } from "vitest";
import { fen } from "./money.ts";
import { parsePack } from "./pack.ts";
import { UNKNOWN_AMOUNTS } from "./reaction-amount.ts";
import { packsToBuy, type StockedOffer } from "./reaction-packs.ts";

const offer = (text: string, yuan: number, stock = 10): StockedOffer => {
  const pack = parsePack(text);
  if (!pack) throw new Error(`no pack: ${text}`);
  return { id: text, pack, price: fen(yuan * 100), stock };
};
const grams = (number: number) => ({ ...UNKNOWN_AMOUNTS, grams: number });
const bought = (...given: Parameters<typeof packsToBuy>) => {
  const found = packsToBuy(...given);
  if (found.kind !== "packs") return found.kind;
  const lines = found.mix.lines.map(({ offer: { id }, count }) => `${count} × ${id}`).join(" + ");
  return found.isInStock ? lines : `${lines}, not in stock`;
};

describe("packsToBuy", () => {
  it("takes the cheapest packs that hold the amount", () => {
    expect(bought([offer("1g", 10), offer("5g", 30), offer("25g", 100)], grams(6))).toBe(
      "1 × 5g + 1 × 1g",
    );
    expect(bought([offer("1g", 10), offer("5g", 30), offer("25g", 100)], grams(20))).toBe(
      "1 × 25g",
    );
  });

  it("leaves out a pack of which there is too little in stock", () => {
    expect(bought([offer("1g", 10), offer("5g", 30, 0)], grams(5))).toBe("5 × 1g");
    expect(bought([offer("1g", 1, 2), offer("5g", 30)], grams(4))).toBe("1 × 5g");
  });

  it("takes packs that are not in stock where those in stock do not suffice", () => {
    expect(bought([offer("1g", 10, 1), offer("5g", 30, 0)], grams(4))).toBe("1 × 5g, not in stock");
  });

  it("buys by the volume where a product is sold by volume", () => {
    const amounts = { mmol: 1, grams: 80, millilitres: 100 };
    expect(bought([offer("100mL", 20)], amounts)).toBe("1 × 100mL");
    expect(bought([offer("100mL", 20), offer("100g", 10)], amounts)).toBe("1 × 100g");
  });

  it("rounds an amount that was calculated up, never down", () => {
    expect(bought([offer("1g", 10)], grams(1.00001))).toBe("2 × 1g");
    expect(bought([offer("1g", 10)], grams(0.1 + 0.2 + 0.7))).toBe("1 × 1g");
  });

  it("says why there are no packs to buy", () => {
    expect(bought([offer("100mL", 20)], grams(80))).toBe("unknown");
    expect(bought([offer("1EA", 20)], grams(80))).toBe("not-sold");
    expect(bought([], grams(80))).toBe("not-sold");
    expect(bought([offer("1mg", 20)], grams(1e6))).toBe("too-large");
  });
});
