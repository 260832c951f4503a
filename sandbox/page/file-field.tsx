import type { Choice } from "./protocol.ts";
import type { Field } from "./slash.ts";

/** Hands a file to the server; its id is what the option says. */
export async function uploaded(channelId: string, file: File): Promise<Choice | undefined> {
  const body = new FormData();
  body.append("files[0]", file);
  const response = await fetch(`/upload?${new URLSearchParams({ channelId })}`, {
    method: "POST",
    body,
  }).catch(() => undefined);
  const answer: unknown = response?.ok ? await response.json() : undefined;
  return typeof answer === "object" && answer !== null && "id" in answer && typeof answer.id === "string"
    ? { name: file.name, value: answer.id }
    : undefined;
}

interface Props {
  field: Field;
  faulty: boolean;
  focused: boolean;
  register: (node: HTMLInputElement | null) => void;
  onFocus: () => void;
  onKey: (event: KeyboardEvent) => void;
  onFile: (file: File) => void;
}

/** An option that takes a file. */
export function FileField({ field, faulty, focused, register, onFocus, onKey, onFile }: Props) {
  const { option, text } = field;
  return (
    <label class={`option-field${faulty ? " has-fault" : ""}${focused ? " is-focused" : ""}`}>
      <span class="option-name">
        {option.name}
        {option.required && <span class="required">*</span>}
      </span>
      <span class="option-file">{text === "" ? "Choose a file…" : text}</span>
      <input
        ref={register}
        type="file"
        class="option-file-input"
        aria-label={`${option.name}: ${option.description}`}
        aria-invalid={faulty}
        data-testid={`option-${option.name}`}
        onFocus={onFocus}
        onKeyDown={(event) => {
          // Enter on an empty field opens the chooser, as everywhere.
          if (event.key !== "Enter" || text !== "") onKey(event);
        }}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
