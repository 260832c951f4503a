import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { CommandDraft } from "./composer.tsx";
import { useScope } from "./context.ts";
import { FileField, uploaded } from "./file-field.tsx";
import { CloseIcon, SendIcon } from "./icons.tsx";
import type { LeafValue, PlainOption } from "./protocol.ts";
import { type Directory, type Field, nestOptions, OptionType, resolveField, splitOptions } from "./slash.ts";
import { SuggestionList, type SuggestionRow } from "./suggestion-list.tsx";
import { useFieldSuggestions } from "./use-field-suggestions.ts";

interface Props {
  draft: CommandDraft;
  setDraft: (draft: CommandDraft) => void;
  /** Back to plain text. */
  onLeave: (text: string) => void;
  onSent: () => void;
}

/** The name under which the free part of the line (no option) has the focus. */
const FREE = "";

const REQUIRED = "This option is required";

const KINDS: Record<number, string> = {
  [OptionType.string]: "text",
  [OptionType.integer]: "whole number",
  [OptionType.boolean]: "true or false",
  [OptionType.user]: "person",
  [OptionType.channel]: "channel",
  [OptionType.mentionable]: "person",
  [OptionType.number]: "number",
  [OptionType.attachment]: "file",
};

/** A slash command with a field for each option. Tab and Enter go on, Escape leaves, Enter at the end sends. */
export function CommandForm({ draft, setDraft, onLeave, onSent }: Props) {
  const { store, pane, world } = useScope();
  const { path, fields, extra } = draft;
  const directory: Directory = world;
  const firstEmpty = fields.find((one) => isOpen(one, directory))?.option.name ?? FREE;
  const [focused, setFocused] = useState(firstEmpty);
  const [wish, setWish] = useState({ name: firstEmpty, n: 0 });
  const [active, setActive] = useState(0);
  const [moved, setMoved] = useState(false);
  const [hidden, setHidden] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const listId = useId();

  const field = fields.find((one) => one.option.name === focused);
  const values = useFieldSuggestions(path, fields, field, directory);
  const unused = path.options.filter((option) => !fields.some((one) => one.option.name === option.name));
  const unusedFitting = unused.filter((option) => option.name.startsWith(extra.trim().toLowerCase()));
  const rows = field === undefined ? unusedFitting.map(optionRow) : values.list.map(valueRow);

  // Before the next key arrives: what is typed fast must not land in the field just left.
  useLayoutEffect(() => inputs.current.get(wish.name)?.focus(), [wish.name, wish.n]);
  const focusOn = (name: string) => setWish((old) => ({ name, n: old.n + 1 }));
  const restartList = () => {
    setActive(0);
    setMoved(false);
    setHidden(false);
  };
  const setFields = (next: Field[], rest = extra) => setDraft({ path, fields: next, extra: rest });
  const update = (name: string, change: Partial<Field>) => {
    setFields(fields.map((one) => (one.option.name === name ? { ...one, ...change } : one)));
    if (faults[name] !== undefined) setFaults({ ...faults, [name]: "" });
  };
  const addField = (option: PlainOption) => {
    setFields([...fields, { option, text: "" }], "");
    focusOn(option.name);
  };
  /** The next field that is still empty, else the free end of the line. */
  const goOn = (from: string, list: readonly Field[]) => {
    const next = list.find((one) => one.option.name !== from && one.text === "" && one.picked === undefined);
    focusOn(next?.option.name ?? FREE);
  };
  const pickValue = (index: number) => {
    const chosen = values.list[index];
    if (field === undefined || chosen === undefined) return;
    const next = fields.map((one) => (one === field ? { ...one, text: chosen.name, picked: chosen } : one));
    setFields(next);
    restartList();
    goOn(field.option.name, next);
  };
  const pickRow = (index: number) => {
    if (field !== undefined) return pickValue(index);
    const option = unusedFitting[index];
    if (option !== undefined) addField(option);
  };

  const typeInField = (one: Field, text: string) => {
    // `vs:Bo deck:` typed in one go moves on to the option named there.
    const { name } = one.option;
    const split = splitOptions(`${name}:${text}`, [one.option, ...unused]);
    restartList();
    if (split.fields.length < 2) return update(name, { text, picked: undefined });
    const kept = fields.map((other) =>
      other === one ? { ...one, text: split.fields[0]?.text ?? "", picked: undefined } : other,
    );
    const added = split.fields.slice(1);
    setFields([...kept, ...added]);
    focusOn(added.at(-1)?.option.name ?? FREE);
  };
  const typeFree = (text: string) => {
    const split = splitOptions(text, unused);
    restartList();
    if (split.fields.length === 0) return setFields(fields, text);
    setFields([...fields, ...split.fields], split.rest);
    focusOn(split.fields.at(-1)?.option.name ?? FREE);
  };
  const attach = async (name: string, file: File) => {
    const picked = await uploaded(pane.channelId, file);
    if (picked) update(name, { text: file.name, picked });
    else setFaults({ ...faults, [name]: "The file could not be read" });
  };
  const remove = (name: string) => {
    const at = fields.findIndex((one) => one.option.name === name);
    const before = fields[at - 1]?.option.name ?? FREE;
    setFields(fields.filter((one) => one.option.name !== name));
    focusOn(before);
  };

  const send = () => {
    const bad: Record<string, string> = {};
    const given: LeafValue[] = [];
    for (const one of fields) {
      if (one.text.trim() === "" && one.picked === undefined && !one.option.required) continue;
      const resolved = resolveField(one, directory);
      if (resolved.ok) given.push(resolved.value);
      else bad[one.option.name] = one.text.trim() === "" ? REQUIRED : resolved.error;
    }
    for (const option of path.options) {
      if (option.required && !fields.some((one) => one.option.name === option.name))
        bad[option.name] = REQUIRED;
    }
    if (extra.trim() !== "") bad[FREE] = `/${path.label} has no option for "${extra.trim()}"`;
    setFaults(bad);
    const firstBad = Object.keys(bad)[0];
    if (firstBad !== undefined) {
      const missing = path.options.find((option) => option.name === firstBad);
      if (missing !== undefined && !fields.some((one) => one.option.name === firstBad)) addField(missing);
      else focusOn(firstBad);
      return;
    }
    const { userId, channelId } = pane;
    const options = nestOptions(path, given);
    if (store.send({ t: "slash", userId, channelId, name: path.root, options })) onSent();
  };

  const onKey = (event: KeyboardEvent) => {
    const open = !hidden && rows.length > 0;
    if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      setMoved(true);
      setActive((active + (event.key === "ArrowDown" ? 1 : -1) + rows.length) % rows.length);
      return;
    }
    if (event.key === "Escape") {
      event.preventDefault();
      if (!hidden && field !== undefined && (rows.length > 0 || values.note !== undefined)) setHidden(true);
      else onLeave("");
      return;
    }
    if (event.key === "Backspace" && event.currentTarget instanceof HTMLInputElement) {
      if (event.currentTarget.value !== "") return;
      event.preventDefault();
      const last = fields.at(-1);
      if (field !== undefined && !field.option.required) remove(field.option.name);
      else if (field === undefined && last !== undefined) focusOn(last.option.name);
      else onLeave(`/${path.label}`);
      return;
    }
    if (event.key === "Tab" && !event.shiftKey) {
      const wants = field === undefined ? extra.trim() !== "" || moved : needsPick(field, open);
      if (open && wants) {
        event.preventDefault();
        pickRow(active);
      }
      return;
    }
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      const wants =
        field === undefined ? moved || (extra.trim() !== "" && rows.length > 0) : needsPick(field, open);
      if (open && wants) pickRow(active);
      else send();
    }
  };
  /** Whether Enter should first take the marked suggestion, rather than send what is typed. */
  const needsPick = (one: Field, open: boolean): boolean => {
    if (!open || one.picked !== undefined) return false;
    if (moved) return true;
    // What is typed may already be one of the bot's values, word for word.
    const typed = one.text.trim().toLowerCase();
    if (one.option.autocomplete === true)
      return !values.list.some((value) => String(value.value).toLowerCase() === typed);
    return !resolveField(one, directory).ok;
  };

  const fault = Object.entries(faults).find(([, words]) => words !== "");
  const title =
    field === undefined
      ? unused.length > 0
        ? "More options (Enter sends)"
        : path.description
      : `${field.option.name} · ${field.option.description || (KINDS[field.option.type] ?? "")}`;
  const controls = { listId, expanded: !hidden && rows.length > 0, active };
  return (
    <>
      {!hidden && (
        <SuggestionList
          id={listId}
          title={title}
          rows={rows}
          active={active}
          empty={field === undefined ? undefined : values.note}
          onHover={setActive}
          onPick={pickRow}
        />
      )}
      {fault !== undefined && (
        <p class="composer-fault" role="alert">
          {fault[0] === FREE ? fault[1] : `${fault[0]}: ${fault[1]}`}
        </p>
      )}
      <div class="composer is-command" data-testid="command-form">
        <div class="command-line">
          <span class="command-chip">/{path.label}</span>
          {fields.map((one) => (
            <OptionField
              key={one.option.name}
              field={one}
              faulty={Boolean(faults[one.option.name])}
              focused={focused === one.option.name}
              {...controls}
              register={(node) => register(inputs.current, one.option.name, node)}
              onFocus={() => {
                setFocused(one.option.name);
                restartList();
              }}
              onType={(text) => typeInField(one, text)}
              onKey={onKey}
              onFile={(file) => void attach(one.option.name, file)}
              onRemove={one.option.required ? undefined : () => remove(one.option.name)}
            />
          ))}
          <input
            ref={(node) => register(inputs.current, FREE, node)}
            class="command-free"
            value={extra}
            size={1}
            autocomplete="off"
            placeholder={unused.length > 0 ? `+${unused.length} more` : "Enter sends"}
            aria-label={`More options of /${path.label}`}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={field === undefined && controls.expanded}
            aria-controls={listId}
            aria-activedescendant={
              field === undefined && controls.expanded ? `${listId}-${active}` : undefined
            }
            data-testid="composer"
            onFocus={() => {
              setFocused(FREE);
              restartList();
            }}
            onInput={(event) => typeFree(event.currentTarget.value)}
            onKeyDown={onKey}
          />
        </div>
        <button type="button" class="icon-button" aria-label="Leave the command" onClick={() => onLeave("")}>
          <CloseIcon size={18} />
        </button>
        <button
          type="button"
          class="icon-button send"
          aria-label="Send the command"
          data-testid="send-command"
          onClick={send}
        >
          <SendIcon />
        </button>
      </div>
    </>
  );
}

/** Whether a field still wants something: a value, or a choice among the bot's suggestions. */
function isOpen(field: Field, directory: Directory): boolean {
  if (field.option.autocomplete === true && field.picked === undefined) return true;
  return !resolveField(field, directory).ok;
}

function register(map: Map<string, HTMLInputElement>, name: string, node: HTMLInputElement | null): void {
  if (node === null) map.delete(name);
  else map.set(name, node);
}

const optionRow = (option: PlainOption): SuggestionRow => ({
  key: option.name,
  main: <b>{option.name}</b>,
  description: option.description,
  detail: option.required ? "required" : (KINDS[option.type] ?? ""),
});
const valueRow = (value: { name: string; value: string | number; detail?: string }): SuggestionRow => ({
  key: String(value.value),
  main: value.name,
  detail: value.detail,
});

interface OptionFieldProps {
  field: Field;
  faulty: boolean;
  focused: boolean;
  listId: string;
  expanded: boolean;
  active: number;
  register: (node: HTMLInputElement | null) => void;
  onFocus: () => void;
  onType: (text: string) => void;
  onKey: (event: KeyboardEvent) => void;
  onFile: (file: File) => void;
  onRemove: (() => void) | undefined;
}

function OptionField(props: OptionFieldProps) {
  const { field, faulty, focused, expanded, listId } = props;
  const { option, text } = field;
  const numeric = option.type === OptionType.integer || option.type === OptionType.number;
  const open = focused && expanded;
  if (option.type === OptionType.attachment) return <FileField {...props} />;
  return (
    <span class={`option-field${faulty ? " has-fault" : ""}${focused ? " is-focused" : ""}`}>
      <span class="option-name">
        {option.name}
        {option.required && <span class="required">*</span>}
      </span>
      <input
        ref={props.register}
        value={text}
        size={Math.max(3, text.length + 1)}
        autocomplete="off"
        inputMode={numeric ? "decimal" : "text"}
        placeholder={focused ? "…" : ""}
        aria-label={`${option.name}${option.required ? ", required" : ""}: ${option.description}`}
        aria-invalid={faulty}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open ? `${listId}-${props.active}` : undefined}
        data-testid={`option-${option.name}`}
        onFocus={props.onFocus}
        onInput={(event) => props.onType(event.currentTarget.value)}
        onKeyDown={props.onKey}
      />
      {props.onRemove !== undefined && (
        <button
          type="button"
          class="option-remove"
          aria-label={`Remove ${option.name}`}
          tabIndex={-1}
          onClick={props.onRemove}
        >
          <CloseIcon size={13} />
        </button>
      )}
    </span>
  );
}
