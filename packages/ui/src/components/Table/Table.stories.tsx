import FileText from "@lucide/icons/icons/file-text";
import Heart from "@lucide/icons/icons/heart";
import { fen } from "@reagent/domain/money";
import { parsePack, pricePerUnit } from "@reagent/domain/pack";
import type { StockDisplay, StockMark } from "@reagent/domain/stock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { InEnglish } from "../../foundations/stage/english.tsx";
import { Badge, Badges } from "../Badge/Badge.tsx";
import { Code } from "../Code/Code.tsx";
import { Expander } from "../Expander/Expander.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Measure } from "../Measure/Measure.tsx";
import { Price } from "../Price/Price.tsx";
import { PricePerUnit } from "../PricePerUnit/PricePerUnit.tsx";
import { Stock } from "../Stock/Stock.tsx";
import {
  Cell,
  ExpansionRow,
  HeadCell,
  Row,
  RowActions,
  Table,
  TableBody,
  TableHead,
} from "./Table.tsx";

const english = {
  "包装、价格与库存": "Packs, prices and stock",
  货号: "Product code",
  包装: "Pack",
  折合单价: "Unit price",
  库存与货期: "Stock and delivery",
  目录价: "List price",
  您的折扣价: "Your price",
  "现货 >10": ">10 in stock",
  上海仓: "Shanghai warehouse",
  "现货 6": "6 in stock",
  "现货 2": "2 in stock",
  "武汉仓，3 天送达": "Wuhan, 3 days",
  操作: "Actions",
  规格: "Grade",
  项目号: "Item code",
  价格与库存: "Prices and stock",
  "分析标准品，≥99%（GC）": "Analytical standard, ≥99% (GC)",
  "≥98%，AR": "≥98%, AR",
  "收藏 S812047": "Favourite S812047",
  "S812047 的 MSDS": "MSDS of S812047",
};

const meta: Meta<typeof Table> = {
  title: "Components/Table",
  component: Table,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { layout: "padded", english },
};
export default meta;

type Story = StoryObj<typeof Table>;

type PackRow = {
  code: string;
  amount: string;
  unit: string;
  list: number;
  own: number;
  mark: StockMark;
  stock: StockDisplay;
  isSelected?: boolean;
  isPromoted?: boolean;
};

const stockLines = (...lines: string[]): StockDisplay => ({ kind: "message", lines });

const packs: readonly PackRow[] = [
  {
    code: "S812046-25g",
    amount: "25",
    unit: "g",
    list: 5800,
    own: 5220,
    mark: "in-stock",
    stock: stockLines("现货 >10", "上海仓"),
  },
  {
    code: "S812046-100g",
    amount: "100",
    unit: "g",
    list: 14_800,
    own: 13_320,
    mark: "in-stock",
    stock: stockLines("现货 6", "上海仓"),
    isSelected: true,
  },
  {
    code: "S812046-500g",
    amount: "500",
    unit: "g",
    list: 45_600,
    own: 36_480,
    mark: "few",
    stock: stockLines("现货 2", "武汉仓，3 天送达"),
    isSelected: true,
    isPromoted: true,
  },
];

function Packs({ fold = "labels" }: { fold?: "labels" | "none" }) {
  return (
    <InEnglish english={english}>
      <Table label="包装、价格与库存" fold={fold}>
        <TableHead>
          <HeadCell>货号</HeadCell>
          <HeadCell>包装</HeadCell>
          <HeadCell isNumber>折合单价</HeadCell>
          <HeadCell>库存与货期</HeadCell>
          <HeadCell isNumber>目录价</HeadCell>
          <HeadCell isNumber>您的折扣价</HeadCell>
        </TableHead>
        <TableBody>
          {packs.map((pack) => {
            const parsed = parsePack(pack.amount + pack.unit);
            return (
              <Row key={pack.code} state={pack.isSelected ? "selected" : "plain"}>
                <Cell label="货号" isRowHeader>
                  <Code kind="product-code" value={pack.code} />
                </Cell>
                <Cell label="包装">
                  <span>
                    <b>
                      <Measure value={pack.amount} unit={pack.unit} />
                    </b>{" "}
                    {pack.isPromoted && (
                      <Badges>
                        <Badge kind="special-price" />
                      </Badges>
                    )}
                  </span>
                </Cell>
                <Cell label="折合单价" isNumber>
                  <PricePerUnit value={parsed && pricePerUnit(fen(pack.own), parsed)} />
                </Cell>
                <Cell label="库存与货期">
                  <Stock mark={pack.mark} display={pack.stock} />
                </Cell>
                <Cell label="目录价" isNumber>
                  <Price amount={fen(pack.list)} kind="struck" />
                </Cell>
                <Cell label="您的折扣价" isNumber>
                  <Price amount={fen(pack.own)} kind={pack.isPromoted ? "promotion" : "own"} />
                </Cell>
              </Row>
            );
          })}
        </TableBody>
      </Table>
    </InEnglish>
  );
}

export const ThreeLines: Story = {
  render: () => <Packs />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "包装、价格与库存" });
    await expect(within(table).getAllByRole("row")).toHaveLength(4);
    await expect(within(table).getByRole("rowheader", { name: /S812046-25g/u })).toBeVisible();
  },
};

export const FoldedOnAPhone: Story = {
  ...ThreeLines,
  globals: { viewport: { value: "phone" } },
};

function Items({ startsOpen }: { startsOpen: boolean }) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <InEnglish english={english}>
      <Table label="规格" lines="hair" fold="grid">
        <TableHead isHidden>
          <HeadCell>项目号</HeadCell>
          <HeadCell>规格</HeadCell>
          <HeadCell isNumber>目录价</HeadCell>
          <HeadCell isHidden>操作</HeadCell>
          <HeadCell isHidden>价格与库存</HeadCell>
        </TableHead>
        <TableBody>
          <Row>
            <Cell isRowHeader>
              <Code kind="item-code" value="S812047" />
            </Cell>
            <Cell>分析标准品，≥99%（GC）</Cell>
            <Cell isNumber>
              <Price amount={fen(21_000)} kind="list" fromPack="1mL" />
            </Cell>
            <Cell>
              <RowActions>
                <IconButton icon={Heart} label="收藏 S812047" size="small" />
                <IconButton icon={FileText} label="S812047 的 MSDS" size="small" />
              </RowActions>
            </Cell>
            <Cell isNumber />
          </Row>
          <Row isExpanded={isOpen}>
            <Cell isRowHeader>
              <Code kind="item-code" value="S812046" />
            </Cell>
            <Cell>≥98%，AR</Cell>
            <Cell isNumber>
              <Price amount={fen(5800)} kind="list" fromPack="25g" />
            </Cell>
            <Cell />
            <Cell isNumber>
              <Expander isOpen={isOpen} onOpenChange={setIsOpen} controls="packs-of-S812046">
                价格与库存
              </Expander>
            </Cell>
          </Row>
          {isOpen && (
            <ExpansionRow columns={5} id="packs-of-S812046">
              <Packs />
            </ExpansionRow>
          )}
        </TableBody>
      </Table>
    </InEnglish>
  );
}

export const HairlinesThatOpenIntoATable: Story = {
  render: () => <Items startsOpen={false} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("table", { name: "包装、价格与库存" })).toBeNull();
    const opener = canvas.getByRole("button", { name: "价格与库存", expanded: false });
    await userEvent.click(opener);
    await expect(canvas.getByRole("table", { name: "包装、价格与库存" })).toBeVisible();
    await expect(opener).toHaveAttribute("aria-expanded", "true");
  },
};

export const HairlinesOnAPhone: Story = {
  render: () => <Items startsOpen />,
  globals: { viewport: { value: "phone" } },
};

export const RowActionsOnFocus: Story = {
  render: () => <Items startsOpen />,
  play: async ({ canvas }) => {
    const favourite = canvas.getByRole("button", { name: "收藏 S812047" });
    favourite.focus();
    await waitFor(() => expect(favourite).toBeVisible());
  },
};
