import type {
  HTMLAttributes,
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";
import { Say, useWords } from "~/components/words";
import { readFormError } from "~/domain/form-error";
import type { Field } from "./use-fields";

type FieldProps = {
  field: Field;
  label: string;
  hint?: ReactNode;
  /** Marks the label; required fields carry no mark. */
  optional?: boolean;
};

/**
 * The frame of a field: label and hint above it, the error below it, all tied to it.
 * `required` and the browser's own messages are left out on purpose: the
 * server's words are the same with and without script.
 */
function Frame({ field, label, hint, optional, children }: FieldProps & { children: ReactNode }) {
  const { t } = useWords();
  return (
    <div className={errorEdge(field)}>
      <label htmlFor={field.id} className="block font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> {t("(optional)")}</span>}
      </label>
      {hint && (
        <p id={field.descriptionId} className="text-[0.9375rem] text-muted">
          {hint}
        </p>
      )}
      <div className="mt-1">{children}</div>
      <FieldError field={field} />
    </div>
  );
}

const errorEdge = ({ errors }: Field) => (errors ? "border-s-4 border-danger ps-4" : undefined);

function FieldError({ field: { errors, errorId } }: { field: Field }) {
  const { t } = useWords();
  if (!errors) return null;
  return (
    <p id={errorId} className="mt-1 font-semibold whitespace-pre-line text-danger">
      <span className="sr-only">{t("Error: ")}</span>
      <Say message={readFormError(errors[0]!)} />
    </p>
  );
}

/** Attributes every kind of field shares. */
function shared({
  field,
  hint,
}: Pick<FieldProps, "field" | "hint">): HTMLAttributes<HTMLElement> & { id: string; name: string } {
  const described = [hint && field.descriptionId, field.errors && field.errorId].filter(Boolean).join(" ");
  return {
    id: field.id,
    name: field.name,
    ...(described ? { "aria-describedby": described } : {}),
    ...(field.errors ? { "aria-invalid": true } : {}),
  };
}

const initial = (field: Field) => (typeof field.initialValue === "string" ? field.initialValue : "");

/** A one-line field; `type` and `autoComplete` say what it is for. */
export function TextField({
  field,
  label,
  hint,
  optional,
  control,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement> & { control?: Ref<HTMLInputElement> }) {
  return (
    <Frame {...{ field, label, hint, optional: optional ?? false }}>
      <input
        ref={control}
        type="text"
        {...input}
        {...shared({ field, hint })}
        {...(input.type === "password" || input.value !== undefined ? {} : { defaultValue: initial(field) })}
        className="field-input"
      />
    </Frame>
  );
}

/** A password that is being chosen. Its rules stand in the hint, so that nobody finds them out by errors. */
export function NewPasswordField({ field, label, hint }: Pick<FieldProps, "field" | "label" | "hint">) {
  const { t } = useWords();
  return (
    <TextField
      {...{ field, label }}
      hint={hint ?? t("At least 8 characters. A few words in a row are easy to remember.")}
      type="password"
      autoComplete="new-password"
      maxLength={200}
    />
  );
}

/** A field of several lines. */
export function TextAreaField({
  field,
  label,
  hint,
  optional,
  ...area
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Frame {...{ field, label, hint, optional: optional ?? false }}>
      <textarea {...area} {...shared({ field, hint })} defaultValue={initial(field)} className="field-input" />
    </Frame>
  );
}

type SelectProps = FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & { placeholder?: string; control?: Ref<HTMLSelectElement> };

/** A choice of one among what stands within, in groups or not; `placeholder` is the entry for nothing chosen. */
export function SelectFrame({ field, label, hint, optional, placeholder, control, children, ...select }: SelectProps) {
  return (
    <Frame {...{ field, label, hint, optional: optional ?? false }}>
      <select
        ref={control}
        {...select}
        {...shared({ field, hint })}
        {...(select.value !== undefined ? {} : { defaultValue: initial(field) })}
        className="field-input"
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {children}
      </select>
    </Frame>
  );
}

/** A choice of one of a list. */
export const SelectField = ({
  options,
  ...select
}: SelectProps & { options: readonly { value: string; label: string }[] }) => (
  <SelectFrame {...select}>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </SelectFrame>
);

/** A yes-or-no with its label beside the box. */
export function CheckboxField({ field, label, hint }: FieldProps) {
  return (
    <div className={errorEdge(field)}>
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          {...shared({ field, hint })}
          defaultChecked={field.initialValue === "on"}
          className="mt-1 size-6 shrink-0 accent-action"
        />
        <label htmlFor={field.id} className="py-1 font-semibold wrap-anywhere">
          {label}
        </label>
      </div>
      {hint && (
        <p id={field.descriptionId} className="ps-9 text-[0.9375rem] text-muted">
          {hint}
        </p>
      )}
      <FieldError field={field} />
    </div>
  );
}

/** A field no person sees; a program that fills in everything gives itself away by it. */
export function Honeypot() {
  const { t } = useWords();
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor="website">{t("Leave this field empty")}</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
