import type { Coupon } from "@reagent/api/contract/coupon";
import { isCouponEligible, NO_COUPON, UNCHOSEN_COUPON } from "@reagent/domain/coupon";
import { type Fen, formatYuan, subtract } from "@reagent/domain/money";
import { memo, type Ref } from "react";
import { Gauge } from "../../../components/Gauge/Gauge.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { RadioGroup, type RadioOption } from "../../../components/RadioGroup/RadioGroup.tsx";
import { formatDay } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import * as css from "./Checkout.css.ts";
import { copy } from "./CouponChoice.copy.ts";
import { Section } from "./Section.tsx";

/** The radio value of "no coupon", since a radio's value cannot be empty. */
const WITHOUT = "none";

interface Props {
  readonly coupons: readonly Coupon[];
  /** The sum of the reagents. */
  readonly goods: Fen;
  readonly couponId: string;
  readonly onChoose: (couponId: string) => void;
  readonly error: string | undefined;
  /** Receives the focus when no choice is made. */
  readonly ref: Ref<HTMLButtonElement>;
}

/** The choice of one coupon or of none (decisions, coupon choice). A coupon that needs a higher sum shows the difference. */
export const CouponChoice = memo(function CouponChoice({
  coupons,
  goods,
  couponId,
  onChoose,
  error,
  ref,
}: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const usable = coupons.filter((coupon) => isCouponEligible(coupon, goods));
  const others = coupons.filter((coupon) => !usable.includes(coupon));
  const chosen = couponId === NO_COUPON ? WITHOUT : couponId;

  const optionOf = (coupon: Coupon): RadioOption<string> => {
    const { couponId: value, reachAmount, subtractAmount, endsAt } = coupon;
    const label = words.terms(plainYuan(reachAmount), plainYuan(subtractAmount));
    return {
      value,
      label,
      description: words.until(formatDay(endsAt, language)),
      end: (
        <span>
          −<Price amount={subtractAmount} />
        </span>
      ),
    };
  };
  const farOptionOf = (coupon: Coupon): RadioOption<string> => {
    const option = optionOf(coupon);
    const missing = formatYuan(subtract(coupon.reachAmount, goods));
    return {
      value: option.value,
      label: option.label,
      isDisabled: true,
      description: (
        <Gauge label={words.howFar(option.label)} value={goods} threshold={coupon.reachAmount}>
          {words.missing(missing)}
        </Gauge>
      ),
    };
  };

  return (
    <Section
      title={words.title}
      end={usable.length > 0 && <p className={css.note}>{words.usable(usable.length)}</p>}
    >
      {coupons.length === 0 ? (
        <p className={css.note}>{words.none}</p>
      ) : (
        <RadioGroup
          label={words.title}
          isLabelHidden
          isRequired
          layout="columns"
          hasMessageLine={false}
          error={error}
          value={chosen === UNCHOSEN_COUPON ? "" : chosen}
          onChange={(choice) => onChoose(choice === WITHOUT ? NO_COUPON : choice)}
          options={[
            ...usable.map(optionOf),
            { value: WITHOUT, label: words.withoutCoupon },
            ...others.map(farOptionOf),
          ]}
          ref={ref}
        />
      )}
    </Section>
  );
});

/** Coupon terms omit the decimals of whole amounts. */
const plainYuan = (amount: Fen) => formatYuan(amount).replace(/\.00$/u, "");
