import { afterEach, describe, expect, test, vi } from "vitest";
import type { LayerRequest } from "./layers.ts";
import { showNatively } from "./show-natively.ts";

const words = { notLoaded: "网络连接失败，请检查网络后重试。" };

afterEach(() => vi.unstubAllGlobals());

describe("showNatively", () => {
  test("shows the message of an alert and of a toast", () => {
    const alert = vi.fn<(message: string) => void>();
    vi.stubGlobal("alert", alert);
    showNatively({ kind: "alert", request: { message: "库存不足", tone: "warning" } }, words);
    showNatively({ kind: "toast", request: { message: "已收藏", tone: "success" } }, words);
    expect(alert.mock.calls).toEqual([["库存不足"], ["已收藏"]]);
  });

  test.each([true, false])("passes the answer to a question on: %s", (isConfirmed) => {
    vi.stubGlobal("confirm", () => isConfirmed);
    const onAnswer = vi.fn<(isConfirmed: boolean) => void>();
    const layer: LayerRequest = {
      kind: "confirm",
      onAnswer,
      request: { message: "您确定清空购物车吗?" },
    };
    showNatively(layer, words);
    expect(onAnswer).toHaveBeenCalledWith(isConfirmed);
  });

  test("explains why a dialog does not open", () => {
    const alert = vi.fn<(message: string) => void>();
    vi.stubGlobal("alert", alert);
    showNatively(
      {
        kind: "dialog",
        returnFocus: () => {},
        request: { title: "登录", content: null },
      },
      words,
    );
    expect(alert).toHaveBeenCalledWith(`登录\n${words.notLoaded}`);
  });
});
