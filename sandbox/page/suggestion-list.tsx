import type { ComponentChildren } from "preact";

export interface SuggestionRow {
  key: string;
  main: ComponentChildren;
  detail?: string | undefined;
  description?: string | undefined;
}

interface Props {
  id: string;
  title: string;
  rows: readonly SuggestionRow[];
  active: number;
  empty?: string | undefined;
  onHover: (index: number) => void;
  onPick: (index: number) => void;
}

/** The list above the composer: commands, options, or values. The field with the focus owns its keys. */
export function SuggestionList({ id, title, rows, active, empty, onHover, onPick }: Props) {
  if (rows.length === 0 && empty === undefined) return null;
  return (
    <div class="suggestions" data-testid="command-picker">
      <p class="suggestions-title">{title}</p>
      <div id={id} role="listbox" aria-label={title} class="suggestions-list">
        {rows.map((row, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field that owns the list handles the keys
          <div
            key={row.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            class={`suggestion${index === active ? " is-active" : ""}`}
            data-testid="suggestion"
            ref={(node) => {
              if (index === active) node?.scrollIntoView({ block: "nearest" });
            }}
            onPointerMove={() => index !== active && onHover(index)}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(index)}
          >
            <span class="suggestion-main">
              <span>{row.main}</span>
              {row.description && <small>{row.description}</small>}
            </span>
            {row.detail && <span class="suggestion-detail">{row.detail}</span>}
          </div>
        ))}
        {rows.length === 0 && <p class="select-empty">{empty}</p>}
      </div>
    </div>
  );
}
