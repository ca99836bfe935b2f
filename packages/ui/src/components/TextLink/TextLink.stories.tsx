import FileText from "@lucide/icons/icons/file-text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { InEnglish, sayIn } from "../../foundations/stage/english.tsx";
import { inPseudoStates } from "../../foundations/stage/pseudo-states.tsx";
import { words } from "../../foundations/stage/words.ts";
import { linesOf } from "../../testing/lines-of.ts";
import { row, stack } from "../../theme/layout.css.ts";
import { text } from "../../theme/text.css.ts";
import { copy } from "./TextLink.copy.ts";
import { TextLink } from "./TextLink.tsx";

const english = {
  免费注册: "Register",
  我的收藏: "My favourites",
  帮助中心: "Help",
  "安全技术说明书 MSDS": "Safety data sheet",
  "查找同一物质的全部规格，可直接输入 CAS 号":
    "To find all grades of a substance, enter its CAS number:",
  "。": ".",
  在线客服: "Customer service",
};
const say = sayIn(english);

const meta: Meta<typeof TextLink> = {
  title: "Components/TextLink",
  tags: ["plays-on-phones"],
  component: TextLink,
  parameters: { layout: "padded", english },
};
export default meta;

type Story = StoryObj<typeof TextLink>;

export const AllKinds: Story = {
  render: () => (
    <InEnglish english={english}>
      <div className={stack[4]}>
        <div className={row[6]}>
          <TextLink to="/reg">免费注册</TextLink>
          <TextLink to="/fav" kind="plain">
            我的收藏
          </TextLink>
          <TextLink to="/html/howorder" kind="muted">
            帮助中心
          </TextLink>
          <TextLink to="/msds" icon={FileText} kind="plain">
            安全技术说明书 MSDS
          </TextLink>
        </div>
        <p className={text.body}>
          查找同一物质的全部规格，可直接输入 CAS 号{" "}
          <TextLink to="/search/100-52-7" kind="inline">
            100-52-7
          </TextLink>
          。
        </p>
      </div>
    </InEnglish>
  ),
};

/** A link within a sentence goes to the next line as a whole, unless it is wider than a line. */
export const KeptWhole: Story = {
  tags: ["no-picture"],
  render: () => (
    <p className={text.body} style={{ width: "9.5em" }}>
      更早的订单请查看
      <TextLink to="/oldorder_history" kind="inline">
        历史订单
      </TextLink>
      。
    </p>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "历史订单" });
    await expect(linesOf(link, "历史订单")).toBe(1);
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(
      (link.parentElement?.getBoundingClientRect().top ?? 0) + 14,
    );
  },
};

export const NewWindow: Story = {
  args: { href: "https://example.org/", isExternal: true, children: "在线客服" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", {
      name: (name) => name.startsWith(say("在线客服")) && name.endsWith(words(copy).opensNewWindow),
    });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

export const PseudoStates: Story = inPseudoStates(() => (
  <InEnglish english={english}>
    <TextLink to="/reg">免费注册</TextLink>
    <TextLink to="/fav" kind="plain">
      我的收藏
    </TextLink>
    <TextLink to="/html/howorder" kind="muted">
      帮助中心
    </TextLink>
    <TextLink to="/search/100-52-7" kind="inline">
      100-52-7
    </TextLink>
  </InEnglish>
));
