import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { FieldComponent, ModalData, RowChild, TextInput } from "./component-schema.ts";
import { useScope } from "./context.ts";
import { defaultsOf, optionsOf } from "./controls.tsx";
import { CloseIcon } from "./icons.tsx";
import { Markdown } from "./markdown-view.tsx";
import { SelectMenu } from "./select-menu.tsx";
import type { OpenModal } from "./state.ts";

type Values = Record<string, string | string[]>;
type AnyField = FieldComponent | RowChild;

/** One line of a modal: text to read, or a field with its words. */
interface Line {
  label: string;
  description: string | undefined;
  field: AnyField | undefined;
  text: string | undefined;
}

function linesOf(modal: ModalData): Line[] {
  const lines: Line[] = [];
  for (const part of modal.components) {
    if (part.type === 10)
      lines.push({ label: "", description: undefined, field: undefined, text: part.content });
    else if (part.type === 18)
      lines.push({
        label: part.label,
        description: part.description ?? undefined,
        field: part.component,
        text: undefined,
      });
    else if (part.type === 1) {
      for (const child of part.components) {
        const label = child.type === 4 ? (child.label ?? "") : "";
        lines.push({ label, description: undefined, field: child, text: undefined });
      }
    }
  }
  return lines;
}

function initialValues(lines: readonly Line[]): Values {
  const values: Values = {};
  for (const { field } of lines) {
    switch (field?.type) {
      case 4:
        values[field.custom_id] = field.value ?? "";
        break;
      case 3:
      case 5:
      case 6:
      case 7:
      case 8:
        values[field.custom_id] = defaultsOf(field);
        break;
      case 21:
        values[field.custom_id] = field.options.find((option) => option.default)?.value ?? "";
        break;
      case 22:
        values[field.custom_id] = field.options
          .filter((option) => option.default)
          .map((option) => option.value);
        break;
      case 23:
        values[field.custom_id] = field.default === true ? "true" : "false";
        break;
      default:
        break;
    }
  }
  return values;
}

/** What is wrong with a field's value, in words; undefined if it may be sent. */
function faultOf(field: AnyField | undefined, value: string | string[] | undefined): string | undefined {
  switch (field?.type) {
    case 4: {
      const text = typeof value === "string" ? value : "";
      if (text === "") return field.required === false ? undefined : "Please fill this in";
      if (text.length < (field.min_length ?? 0)) return `At least ${field.min_length} characters`;
      if (text.length > (field.max_length ?? 4_000)) return `At most ${field.max_length} characters`;
      return undefined;
    }
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
    case 22: {
      const count = Array.isArray(value) ? value.length : 0;
      if (count === 0) return field.required === false ? undefined : "Please choose";
      return count < (field.min_values ?? 1) ? `Choose at least ${field.min_values}` : undefined;
    }
    case 21:
      return value === "" && field.required !== false ? "Please choose" : undefined;
    default:
      return undefined;
  }
}

/** A form of the bot over one pane. Escape or the cross drops it, Tab stays inside. */
export function ModalView({ open }: { open: OpenModal }) {
  const { store, pane, world } = useScope();
  const lines = linesOf(open.modal);
  const [values, setValues] = useState(() => initialValues(lines));
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  useEffect(() => {
    const before = document.activeElement;
    form.current?.querySelector<HTMLElement>("[data-field], .select-trigger")?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const set = (id: string, value: string | string[]) => setValues((old) => ({ ...old, [id]: value }));
  const close = () => store.closeModal(pane.userId);
  const faults = lines.map(({ field }) =>
    field !== undefined && "custom_id" in field && field.custom_id
      ? faultOf(field, values[field.custom_id])
      : undefined,
  );
  const submit = (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (faults.some((fault) => fault !== undefined)) return;
    if (store.send({ t: "modalSubmit", userId: pane.userId, modalId: open.modalId, values })) close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    if (event.key !== "Tab" || form.current === null) return;
    const stops = [...form.current.querySelectorAll<HTMLElement>("button, input, textarea")].filter(
      (node) => node.offsetParent !== null && !node.hasAttribute("disabled"),
    );
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement === edge) {
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    }
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, handled on the form
    // biome-ignore lint/a11y/noStaticElementInteractions: the backdrop only repeats what the cross does
    <div class="modal-backdrop" onClick={(event) => event.target === event.currentTarget && close()}>
      <div
        class="modal"
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        data-testid="modal"
        onKeyDown={onKey}
      >
        <form ref={form} noValidate onSubmit={submit}>
          <header class="modal-head">
            <h2 id={titleId}>{open.modal.title}</h2>
            <button type="button" class="icon-button" aria-label="Close" onClick={close}>
              <CloseIcon />
            </button>
          </header>
          <div class="modal-body">
            {lines.map((line, index) => (
              <Field
                key={index}
                line={line}
                values={values}
                set={set}
                fault={tried ? faults[index] : undefined}
                options={(field) => optionsOf(field, world)}
              />
            ))}
          </div>
          <footer class="modal-foot">
            <button type="button" class="button button-2" onClick={close}>
              Cancel
            </button>
            <button type="submit" class="button button-1" data-testid="modal-submit">
              Submit
            </button>
          </footer>
        </form>
      </div>
    </div>
  );
}

/** Fields of a modal are required unless they say otherwise; a single checkbox never is. */
function isRequired(field: AnyField): boolean {
  switch (field.type) {
    case 2:
    case 23:
    case "unknown":
      return false;
    default:
      return field.required !== false;
  }
}

interface FieldProps {
  line: Line;
  values: Values;
  set: (id: string, value: string | string[]) => void;
  fault: string | undefined;
  options: (field: Parameters<typeof optionsOf>[0]) => ReturnType<typeof optionsOf>;
}

function Field({ line, values, set, fault, options }: FieldProps) {
  const id = useId();
  const { field } = line;
  if (line.text !== undefined) return <Markdown text={line.text} />;
  if (field === undefined) return null;
  const required = isRequired(field);
  return (
    <div class={`field${fault === undefined ? "" : " has-fault"}`}>
      {line.label !== "" && (
        <label class="field-label" for={id}>
          {line.label} {required && <span class="required">*</span>}
        </label>
      )}
      {line.description && <p class="field-hint">{line.description}</p>}
      <Control id={id} line={line} field={field} values={values} set={set} options={options} />
      {fault !== undefined && (
        <p class="field-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

function Control({
  id,
  line,
  field,
  values,
  set,
  options,
}: Omit<FieldProps, "fault"> & { id: string; field: AnyField }) {
  switch (field.type) {
    case 4:
      return <TextField id={id} field={field} value={String(values[field.custom_id] ?? "")} set={set} />;
    case 3:
    case 5:
    case 6:
    case 7:
    case 8: {
      const value = values[field.custom_id];
      return (
        <SelectMenu
          label={field.placeholder || line.label || "Make a selection"}
          options={options(field)}
          selected={Array.isArray(value) ? value : []}
          min={field.required === false ? 0 : (field.min_values ?? 1)}
          max={field.max_values ?? 1}
          customId={field.custom_id}
          onCommit={(chosen) => set(field.custom_id, chosen)}
        />
      );
    }
    case 21:
    case 22: {
      const value = values[field.custom_id];
      const chosen = Array.isArray(value) ? value : [value];
      const many = field.type === 22;
      return (
        <fieldset class="ticks" aria-label={line.label}>
          {field.options.map((option) => (
            <label key={option.value} class="tick">
              <input
                type={many ? "checkbox" : "radio"}
                name={id}
                data-field
                data-custom-id={field.custom_id}
                value={option.value}
                checked={chosen.includes(option.value)}
                onChange={(event) => {
                  const rest = chosen.filter(
                    (one): one is string => one !== option.value && one !== undefined,
                  );
                  if (!many) set(field.custom_id, option.value);
                  else set(field.custom_id, event.currentTarget.checked ? [...rest, option.value] : rest);
                }}
              />
              <span>
                {option.label}
                {option.description && <small>{option.description}</small>}
              </span>
            </label>
          ))}
        </fieldset>
      );
    }
    case 23:
      return (
        <label class="tick">
          <input
            id={id}
            type="checkbox"
            data-field
            data-custom-id={field.custom_id}
            checked={values[field.custom_id] === "true"}
            onChange={(event) => set(field.custom_id, event.currentTarget.checked ? "true" : "false")}
          />
          <span>{field.label ?? line.label}</span>
        </label>
      );
    default:
      return <p class="md-sub">This kind of field cannot be shown here.</p>;
  }
}

interface TextFieldProps {
  id: string;
  field: TextInput;
  value: string;
  set: (id: string, value: string) => void;
}

function TextField({ id, field, value, set }: TextFieldProps) {
  const shared = {
    id,
    class: "text-field",
    "data-field": true,
    "data-custom-id": field.custom_id,
    "data-testid": `field-${field.custom_id}`,
    placeholder: field.placeholder ?? "",
    maxLength: field.max_length ?? 4_000,
    value,
  };
  if (field.style === 2)
    return (
      <textarea {...shared} rows={4} onInput={(event) => set(field.custom_id, event.currentTarget.value)} />
    );
  return (
    <input
      {...shared}
      autocomplete="off"
      onInput={(event) => set(field.custom_id, event.currentTarget.value)}
    />
  );
}
