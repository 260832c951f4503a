import { useEffect, useState } from "preact/hooks";
import { useScope } from "./context.ts";
import {
  autocompleteOptions,
  type CommandPath,
  type Directory,
  type Field,
  OptionType,
  type Suggestion,
  suggestions,
} from "./slash.ts";

const DEBOUNCE_MS = 180;

interface FieldSuggestions {
  list: readonly Suggestion[];
  /** Said instead of an empty list. */
  note: string | undefined;
}

/** What may stand in the field with the focus: known at once, or asked from the bot while the person types. */
export function useFieldSuggestions(
  path: CommandPath,
  fields: readonly Field[],
  field: Field | undefined,
  directory: Directory,
): FieldSuggestions {
  const { store, pane } = useScope();
  const [asked, setAsked] = useState<{ key: string; list: readonly Suggestion[] } | undefined>(undefined);
  const dynamic = field?.option.autocomplete === true && field.picked === undefined;
  const key = dynamic ? `${field.option.name}:${field.text}` : "";
  useEffect(() => {
    if (!dynamic) return;
    let current = true;
    const timer = setTimeout(async () => {
      const options = autocompleteOptions(path, fields, field.option.name, directory);
      const list = await store.autocomplete(pane, path.root, options);
      if (current) setAsked({ key, list });
    }, DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, dynamic]);

  if (field === undefined) return { list: [], note: undefined };
  if (field.option.autocomplete === true) {
    if (field.picked !== undefined) return { list: [], note: undefined };
    const sameField = asked?.key.startsWith(`${field.option.name}:`) === true;
    const list = sameField ? (asked?.list ?? []) : [];
    return { list, note: asked?.key === key ? "No suggestions." : "Asking…" };
  }
  const list = suggestions(field.option, field.picked === undefined ? field.text : "", directory);
  const { type, choices } = field.option;
  const mustChoose = (choices?.length ?? 0) > 0 || type === OptionType.user || type === OptionType.channel;
  return { list, note: mustChoose ? "Nothing fits." : undefined };
}
