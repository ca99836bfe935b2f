import ReceiptText from "@lucide/icons/icons/receipt-text";
import { Button } from "../../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../../components/EmptyState/EmptyState.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { paths } from "../../../../paths.ts";
import { copy } from "./OrderListPage.copy.ts";

/** What is said to who has no orders at all. */
export interface NoneYet {
  readonly title: string;
  readonly hint: string;
}

interface Props {
  /** Absent where a search found nothing. */
  readonly none: NoneYet | undefined;
  readonly onReset: () => void;
}

/** No orders: none at all, or none that match. */
export function NoOrders({ none, onReset }: Props) {
  const words = useCopy(copy);
  return none ? (
    <EmptyState
      icon={ReceiptText}
      role="status"
      title={none.title}
      actions={
        <ButtonLink kind="primary" to={paths.home()}>
          {words.shop}
        </ButtonLink>
      }
    >
      {none.hint}
    </EmptyState>
  ) : (
    <EmptyState
      icon={ReceiptText}
      role="status"
      title={words.noneFound}
      actions={<Button onClick={onReset}>{words.reset}</Button>}
    >
      {words.noneFoundHint}
    </EmptyState>
  );
}
