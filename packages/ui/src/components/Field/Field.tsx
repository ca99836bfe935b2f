import CircleAlert from "@lucide/icons/icons/circle-alert";
import { type ReactNode, useId } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Field.css.ts";
import { useStillWhilePressed } from "./useStillWhilePressed.ts";

/** The texts of every field. The label is its accessible name and is required. */
export type FieldWords = {
  /** The accessible name, shown over the field. */
  label: string;
  /** Hides the label visually, for a field whose position explains it. */
  isLabelHidden?: boolean | undefined;
  /** Marks the label with a star and tells screen readers; the form's schema does the check. */
  isRequired?: boolean | undefined;
  /** One short line under the field; an error replaces it, and both are in the accessible description. */
  description?: string | undefined;
  /** The problem and how to correct it. */
  error?: string | undefined;
  /** The id of the element that shows the error in place of the field, where it has no room for it. */
  errorId?: string | undefined;
  /** Reserves a line under the field. Off in table rows and toolbars. */
  hasMessageLine?: boolean | undefined;
};

/** The attributes that connect a control with its label, description and error. */
export type ControlProps = {
  /** The id that the label names. */
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

/** Separates the texts of a field from its other props. */
export function splitWords<Props extends FieldWords>({
  label,
  isLabelHidden,
  isRequired,
  description,
  error,
  errorId,
  hasMessageLine,
  ...rest
}: Props) {
  const words = {
    label,
    isLabelHidden,
    isRequired,
    description,
    error,
    errorId,
    hasMessageLine,
  };
  return [words, rest] as const;
}

export type FieldProps = FieldWords & {
  /** Renders the control with the attributes that connect it. */
  children: (control: ControlProps) => ReactNode;
};

/** Label, control, description and error, connected by ids. The base of every field. */
export function Field({
  label,
  isLabelHidden = false,
  isRequired = false,
  description,
  error,
  errorId: shownBy,
  hasMessageLine = true,
  children,
}: FieldProps) {
  const id = useId();
  const descriptionId = `${id}-description`;
  const errorId = shownBy ?? `${id}-error`;
  const described = [error && errorId, description && descriptionId].filter(Boolean).join(" ");
  return (
    <div className={css.field}>
      {isLabelHidden ? (
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
      ) : (
        <label className={css.label} htmlFor={id}>
          {label}
          {isRequired && (
            <span className={css.required} aria-hidden="true">
              *
            </span>
          )}
        </label>
      )}
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": isRequired || undefined,
      })}
      <FieldMessages
        {...{ descriptionId, errorId, description, hasMessageLine }}
        error={shownBy === undefined ? error : undefined}
      />
    </div>
  );
}

export type FieldMessagesProps = Pick<FieldWords, "description" | "error" | "hasMessageLine"> & {
  /** The id of the description. */
  descriptionId: string;
  /** The id of the error. */
  errorId: string;
};

/** The line under a field: its description or its error. A new error is announced politely. Spans, since a checkbox is in running text. */
export function FieldMessages(props: FieldMessagesProps) {
  return props.hasMessageLine ? <Messages {...props} /> : <StillMessages {...props} />;
}

/** Without a reserved line, an error moves what is below: not while that is pressed. */
function StillMessages({ error, ...props }: FieldMessagesProps) {
  return <Messages {...props} error={useStillWhilePressed(error)} />;
}

function Messages({
  descriptionId,
  errorId,
  description,
  error,
  hasMessageLine,
}: FieldMessagesProps) {
  return (
    <span
      className={hasMessageLine ? css.messages.reserved : css.messages.asNeeded}
      aria-live="polite"
    >
      {error && (
        <span className={css.error} id={errorId}>
          <span className={css.errorIcon}>
            <Icon of={CircleAlert} size={14} />
          </span>
          {error}
        </span>
      )}
      {description &&
        (error ? (
          <VisuallyHidden id={descriptionId}>{description}</VisuallyHidden>
        ) : (
          <span className={css.description} id={descriptionId}>
            {description}
          </span>
        ))}
    </span>
  );
}
