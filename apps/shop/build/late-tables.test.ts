import { describe, expect, it } from "vitest";
import { withoutTables } from "./late-tables.ts";

const area = `import { code, entity, id, nothing } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { SECONDS } from "./limits.ts";
import { Pack } from "./product.ts";

export const Cart = entity({ id: ["cart_id", id], pack: ["product", Pack] });

/** What lies in the cart. */
export const readCart = endpoint("readCart", "GET /api/cart/list", nothing, Cart, {
  auth: "required",
  codes: [codes.emptyCart],
});

const TIME_LIMIT_MS = SECONDS * 1000;
const Line = { productId: ["product_id", id] } as const;

export const clearCart = endpoint("clearCart", "POST /api/cart/clear", nothing, nothing, {
  timeLimit: TIME_LIMIT_MS,
});
`;

describe("an area of the contract, as screens load it", () => {
  const light = withoutTables(area, "/contract/cart.ts");

  it("declares every call by its name and route, with who may ask", () => {
    expect(light).toContain(
      'export const readCart = endpoint("readCart", "GET /api/cart/list", undefined, undefined, {',
    );
    expect(light).toContain('auth: "required"');
    expect(light).toContain(
      'export const clearCart = endpoint("clearCart", "POST /api/cart/clear"',
    );
  });

  it("says where the whole of it is", () => {
    expect(light).toContain('() => import("/contract/cart.ts?whole")');
  });

  it("keeps the constants that its calls name, with what they name", () => {
    expect(light).toContain("const TIME_LIMIT_MS = SECONDS * 1000;");
    expect(light).toContain('import { SECONDS } from "./limits.ts";');
  });

  it("imports what its calls say of themselves, and no table", () => {
    expect(light).toContain('import { codes } from "./envelope.ts";');
    expect(light).not.toContain("codec");
    expect(light).not.toContain("Pack");
    expect(light).not.toContain("cart_id");
    expect(light).not.toContain("product_id");
  });

  it("is refused where a call is not found by its own name", () => {
    const misnamed = area.replace('endpoint("readCart"', 'endpoint("cart"');
    expect(() => withoutTables(misnamed, "/contract/cart.ts")).toThrow("readCart");
  });
});
