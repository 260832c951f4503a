import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { CheckIcon, ChevronIcon, CloseIcon } from "./icons.tsx";

export interface MenuOption {
  value: string;
  label: string;
  description?: string | undefined;
  icon?: ComponentChildren;
}

interface SelectMenuProps {
  /** Named by its placeholder, or by the label of its field in a modal. */
  label: string;
  options: readonly MenuOption[];
  selected: readonly string[];
  min: number;
  max: number;
  disabled?: boolean;
  pending?: boolean;
  customId: string;
  /** Called when a choice is final: at once for one value, on closing for several. */
  onCommit: (values: string[]) => void;
}

const SEARCH_FROM = 9;

/** A select menu in the manner of a chat client: one or several values, descriptions, search in long lists. */
export function SelectMenu(props: SelectMenuProps) {
  const { label, options, selected, min, max, disabled = false, pending = false } = props;
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<readonly string[]>(selected);
  const [active, setActive] = useState(0);
  const [search, setSearch] = useState("");
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const many = max > 1;

  const shown = useMemo(
    () => options.filter((option) => option.label.toLowerCase().includes(search.trim().toLowerCase())),
    [options, search],
  );
  // A message that was edited brings its own selection.
  const key = selected.join("\n");
  useEffect(() => setDraft(key === "" ? [] : key.split("\n")), [key]);

  const openMenu = () => {
    if (disabled || pending) return;
    setSearch("");
    setActive(
      Math.max(
        0,
        options.findIndex((option) => draft.includes(option.value)),
      ),
    );
    setOpen(true);
  };
  const close = (commit: boolean) => {
    setOpen(false);
    trigger.current?.focus({ preventScroll: true });
    if (!many || !commit) {
      if (many) setDraft(selected);
      return;
    }
    const changed = draft.length !== selected.length || draft.some((value) => !selected.includes(value));
    if (changed && draft.length >= min) props.onCommit([...draft]);
    else setDraft(selected);
  };
  const toggle = (value: string) => {
    if (!many) {
      setDraft([value]);
      setOpen(false);
      trigger.current?.focus({ preventScroll: true });
      props.onCommit([value]);
    } else if (draft.includes(value)) setDraft(draft.filter((one) => one !== value));
    else if (draft.length < max) setDraft([...draft, value]);
  };
  const onKey = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        openMenu();
      }
      return;
    }
    const typing = event.target instanceof HTMLInputElement;
    const move: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1 };
    if (!typing) Object.assign(move, { Home: 0, End: shown.length - 1 });
    const to = move[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setActive((to + shown.length) % Math.max(1, shown.length));
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close(false);
    } else if (event.key === "Tab") close(true);
    else if (event.key === "Enter" || (event.key === " " && !typing)) {
      event.preventDefault();
      const option = shown[active];
      if (option !== undefined) toggle(option.value);
    }
  };

  const chosen = options.filter((option) => draft.includes(option.value));
  const clearable = min === 0 && !many && chosen.length > 0 && !disabled && !pending;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the trigger and of the search field come together here
    <div class={`select${open ? " is-open" : ""}${pending ? " is-pending" : ""}`} onKeyDown={onKey}>
      <button
        ref={trigger}
        type="button"
        class="select-trigger"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && shown[active] !== undefined ? `${id}-${active}` : undefined}
        aria-label={chosen.length > 0 ? `${label}: ${chosen.map((one) => one.label).join(", ")}` : label}
        aria-busy={pending}
        disabled={disabled}
        data-custom-id={props.customId}
        data-testid="select"
        onClick={() => (open ? close(true) : openMenu())}
      >
        {chosen.length === 0 ? (
          <span class="select-placeholder">{label}</span>
        ) : many ? (
          <span class="select-chips">
            {chosen.map((option) => (
              <span class="chip" key={option.value}>
                {option.icon}
                {option.label}
              </span>
            ))}
          </span>
        ) : (
          <span class="select-value">
            {chosen[0]?.icon}
            {chosen[0]?.label}
          </span>
        )}
        {pending ? <Dots /> : <ChevronIcon size={18} />}
      </button>
      {clearable && (
        <button
          type="button"
          class="select-clear"
          aria-label="Clear the choice"
          onClick={() => {
            setDraft([]);
            props.onCommit([]);
          }}
        >
          <CloseIcon size={16} />
        </button>
      )}
      {open && (
        <Popup anchor={trigger} onOutside={() => close(true)}>
          {options.length >= SEARCH_FROM && (
            <input
              class="select-search"
              placeholder="Search"
              aria-label={`Search in ${label}`}
              value={search}
              ref={(input) => input?.focus({ preventScroll: true })}
              onInput={(event) => {
                setSearch(event.currentTarget.value);
                setActive(0);
              }}
            />
          )}
          <div
            id={`${id}-list`}
            class="select-list"
            role="listbox"
            aria-label={label}
            aria-multiselectable={many}
          >
            {shown.map((option, index) => {
              const isChosen = draft.includes(option.value);
              const full = many && !isChosen && draft.length >= max;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox that owns the list handles the keys
                <div
                  key={option.value}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={isChosen}
                  aria-disabled={full}
                  class={`select-option${index === active ? " is-active" : ""}`}
                  data-value={option.value}
                  data-testid="select-option"
                  ref={(node) => {
                    if (index === active) node?.scrollIntoView({ block: "nearest" });
                  }}
                  onPointerMove={() => index !== active && setActive(index)}
                  onClick={() => toggle(option.value)}
                >
                  {option.icon}
                  <span class="select-option-text">
                    <span>{option.label}</span>
                    {option.description && <small>{option.description}</small>}
                  </span>
                  {many ? (
                    <span class={`tick-box${isChosen ? " is-on" : ""}`}>
                      {isChosen && <CheckIcon size={14} />}
                    </span>
                  ) : (
                    isChosen && <CheckIcon size={18} />
                  )}
                </div>
              );
            })}
            {shown.length === 0 && <p class="select-empty">Nothing fits.</p>}
          </div>
          {many && (
            <div class="select-foot">
              <span>
                {draft.length} of {min === max ? max : `${min}–${max}`} chosen
              </span>
              <button
                type="button"
                class="button button-1 button-small"
                disabled={draft.length < min}
                data-testid="select-done"
                onClick={() => close(true)}
              >
                Done
              </button>
            </div>
          )}
        </Popup>
      )}
    </div>
  );
}

/** Three dots for "waiting for an answer". */
export function Dots() {
  return (
    <span class="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

interface PopupProps {
  anchor: { current: HTMLElement | null };
  onOutside: () => void;
  children: ComponentChildren;
}

/** A panel in the browser's top layer under or over its anchor, wherever there is more room. */
export function Popup({ anchor, onOutside, children }: PopupProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = panel.current;
    if (node === null) return;
    node.showPopover();
    const place = () => {
      const box = anchor.current?.getBoundingClientRect();
      if (box === undefined) return;
      const below = window.innerHeight - box.bottom - 12;
      const above = box.top - 12;
      const up = below < 260 && above > below;
      const width = Math.max(box.width, 220);
      node.style.width = `${width}px`;
      node.style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - width - 8))}px`;
      node.style.maxHeight = `${Math.max(150, Math.min(380, up ? above : below))}px`;
      node.style.top = up ? "auto" : `${Math.max(8, Math.min(box.bottom + 6, window.innerHeight - 160))}px`;
      node.style.bottom = up
        ? `${Math.max(8, Math.min(window.innerHeight - box.top + 6, window.innerHeight - 160))}px`
        : "auto";
    };
    place();
    const outside = (event: Event) => {
      const target = event.target;
      if (!(target instanceof Node) || node.contains(target) || anchor.current?.contains(target)) return;
      onOutside();
    };
    document.addEventListener("pointerdown", outside);
    window.addEventListener("resize", place);
    document.addEventListener("scroll", place, true);
    return () => {
      document.removeEventListener("pointerdown", outside);
      window.removeEventListener("resize", place);
      document.removeEventListener("scroll", place, true);
    };
  });
  return (
    <div ref={panel} popover="manual" class="popup">
      {children}
    </div>
  );
}
