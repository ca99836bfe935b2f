import type { ReturnableLine } from "@reagent/api/contract/return";
import type { ReturnForm } from "@reagent/domain/return";
import { LONGEST_REMARK } from "@reagent/domain/return";
import { useWatch } from "react-hook-form";
import { Code } from "../../../../components/Code/Code.tsx";
import { type BoundField, FormField } from "../../../../components/Form/FormField.tsx";
import type { ShopForm } from "../../../../components/Form/useShopForm.ts";
import { InlineHtml } from "../../../../components/InlineHtml/InlineHtml.tsx";
import { QuantityField } from "../../../../components/QuantityField/QuantityField.tsx";
import { RadioGroup } from "../../../../components/RadioGroup/RadioGroup.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../../components/Table/Table.tsx";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../../language/language.tsx";
import type { ReturnInput } from "./return-input.ts";
import { copy } from "./ReturnDialog.copy.ts";
import * as css from "./ReturnDialog.css.ts";

interface Props {
  readonly form: ShopForm<ReturnInput, ReturnForm & Pick<ReturnInput, "batches">>;
  readonly lines: readonly ReturnableLine[];
}

/** The batches of an order that were sent, with the fields of what is returned of them. */
export function ReturnLines({ form, lines }: Props) {
  const words = useCopy(copy);
  return (
    <Table label={words.lines} density="comfortable" fold="grid" className={css.table}>
      <TableHead>
        <HeadCell>{words.product}</HeadCell>
        <HeadCell isNumber>{words.returnable}</HeadCell>
        <HeadCell>{words.quantity}</HeadCell>
        <HeadCell>{words.opened}</HeadCell>
        <HeadCell>{words.remark}</HeadCell>
      </TableHead>
      <TableBody>
        {lines.map((line, index) => (
          <ReturnLine
            key={`${line.productId}/${line.batchCode}`}
            form={form}
            line={line}
            index={index}
          />
        ))}
      </TableBody>
    </Table>
  );
}

interface LineProps {
  readonly form: Props["form"];
  readonly line: ReturnableLine;
  readonly index: number;
}

/** In the form, a text that is no quantity is NaN, so that the form is invalid. */
const ofField = ({ value, onChange, ...field }: BoundField<number>) => ({
  ...field,
  value: Number.isNaN(value) ? null : value,
  onChange: (quantity: number | null) => onChange(quantity ?? Number.NaN),
});

const valueOf = (isOpened: boolean | null) =>
  isOpened === null ? "" : isOpened ? ("yes" as const) : ("no" as const);

function ReturnLine({ form, line, index }: LineProps) {
  const words = useCopy(copy);
  const { productCode, name, chineseName, casNumber, batchCode, returnable } = line;
  const product = [productCode, batchCode].filter(Boolean).join(" ");
  const named = (field: string) => words.of(field, product);
  const entered = useWatch({ control: form.form.control, name: `lines.${index}` });
  const isReturned = (entered?.quantity ?? 0) > 0;
  return (
    <Row className={css.row}>
      <Cell className={css.product} isRowHeader label={words.product}>
        <span className={css.code}>
          <Code value={productCode} kind="product-code" />
        </span>
        <span className={css.name}>
          <InlineHtml isName html={name || chineseName} />
        </span>
        {casNumber && (
          <span className={css.meta}>
            CAS <Code value={casNumber} kind="cas" />
          </span>
        )}
        <span className={css.meta}>{batchCode ? words.batch(batchCode) : words.noBatch}</span>
      </Cell>
      <Cell className={css.returnable} isNumber label={words.returnable}>
        <span className={css.returnableLabel} aria-hidden="true">
          {words.returnable}
        </span>
        {returnable}
      </Cell>
      <Cell className={css.quantity} label={words.quantity}>
        <FormField of={form} name={`lines.${index}.quantity`}>
          {(field) => (
            <QuantityField
              {...ofField(field)}
              label={named(words.quantity)}
              isLabelHidden
              hasMessageLine={false}
              min={0}
              max={returnable}
              beyond={words.messages["quantity-beyond"]}
              onEmpty={() => field.onChange(0)}
              size="small"
            />
          )}
        </FormField>
      </Cell>
      <Cell className={css.opened} label={words.opened}>
        <FormField of={form} name={`lines.${index}.isOpened`}>
          {({ value, onChange, ...field }) => (
            <RadioGroup
              {...field}
              label={named(words.opened)}
              isLabelHidden
              hasMessageLine={false}
              layout="inline"
              value={valueOf(value)}
              onChange={(chosen) => onChange(chosen === "yes")}
              options={[
                { value: "no", label: words.openedNo },
                { value: "yes", label: words.openedYes },
              ]}
              isDisabled={!isReturned}
            />
          )}
        </FormField>
        {isReturned && entered?.isOpened === true && (
          <FormField of={form} name={`lines.${index}.openedQuantity`}>
            {(field) => (
              <div className={css.openedQuantity}>
                <span aria-hidden="true">{words.openedQuantity}</span>
                <QuantityField
                  {...ofField(field)}
                  label={named(words.openedQuantity)}
                  isLabelHidden
                  hasMessageLine={false}
                  min={0}
                  max={entered.quantity}
                  onEmpty={() => field.onChange(0)}
                  size="small"
                />
              </div>
            )}
          </FormField>
        )}
      </Cell>
      <Cell className={css.remark} label={words.remark}>
        <FormField of={form} name={`lines.${index}.remark`}>
          {(field) => (
            <TextField
              {...field}
              label={named(words.remark)}
              isLabelHidden
              hasMessageLine={false}
              placeholder={words.remarkHint}
              maxLength={LONGEST_REMARK}
              size="small"
            />
          )}
        </FormField>
      </Cell>
    </Row>
  );
}
