import { z } from "zod";
import type { ScreenMessage } from "../../sandbox/screen.ts";
import type { Sandbox } from "../../sandbox/server.ts";
import type { Click } from "../../src/interactions/clicks.ts";
import { decodeClick } from "../../src/interactions/custom-id.ts";

/** A component as far as a person can use or read it. */
interface Part {
  readonly type: number;
  readonly custom_id?: string | undefined;
  readonly label?: string | undefined;
  readonly content?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly min_values?: number | undefined;
  readonly max_values?: number | undefined;
  readonly options?: readonly { readonly value: string }[] | undefined;
  readonly components?: readonly Part[] | undefined;
}
const partSchema: z.ZodType<Part> = z.object({
  type: z.number(),
  custom_id: z.string().optional(),
  label: z.string().optional(),
  content: z.string().optional(),
  disabled: z.boolean().optional(),
  min_values: z.number().optional(),
  max_values: z.number().optional(),
  options: z.array(z.object({ value: z.string() })).optional(),
  components: z.lazy(() => z.array(partSchema)).optional(),
});

function* partsOf(list: readonly unknown[]): Generator<Part> {
  for (const item of list) {
    const part = partSchema.parse(item);
    yield part;
    yield* partsOf(part.components ?? []);
  }
}

type Person = ReturnType<Sandbox["user"]>;

/** A control as a person sees it. */
export interface Control {
  readonly message: string;
  readonly id: string;
  readonly kind: "button" | "select";
  readonly label: string;
  readonly values: readonly string[];
  readonly max: number;
  readonly min: number;
  readonly click: Click | null;
}

/** All that can be used on a message now. */
export function controls(message: ScreenMessage): Control[] {
  const found: Control[] = [];
  for (const part of partsOf(message.components)) {
    if (![2, 3, 6, 8].includes(part.type) || !part.custom_id || part.disabled) continue;
    found.push({
      message: message.id,
      id: part.custom_id,
      kind: part.type === 2 ? "button" : "select",
      label: part.label ?? "",
      values: (part.options ?? []).map((option) => option.value),
      min: part.min_values ?? 1,
      max: part.max_values ?? 1,
      click: decodeClick(part.custom_id),
    });
  }
  return found;
}

/** The words of a message, whatever they stand in. */
export function wordsOf(message: ScreenMessage): string {
  const parts = [...partsOf(message.components)];
  return [message.content, ...parts.flatMap((part) => part.content ?? [])].join("\n");
}

/** Somebody at their screen, in one thread. */
export class Player {
  readonly person: Person;
  readonly thread: string;
  readonly #pick: (n: number) => number;

  constructor(person: Person, thread: string, pick: (n: number) => number) {
    this.person = person;
    this.thread = thread;
    this.#pick = pick;
  }

  screen(): ScreenMessage[] {
    return this.person.screen(this.thread);
  }

  /** Messages that carry a control of this kind, newest last. */
  with(route: Click["route"]): Control[] {
    return this.screen()
      .flatMap(controls)
      .filter((control) => control.click?.route === route);
  }

  /** The newest private message. */
  panel(): ScreenMessage | undefined {
    return this.screen().findLast((message) => message.ephemeral && !message.thinking);
  }

  /** Controls of the newest panel that answer the open choice. */
  choices(): Control[] {
    return this.with("choice").filter((control) => control.message === this.panel()?.id);
  }

  press(control: Control, values: readonly string[] = []) {
    return control.kind === "button"
      ? this.person.click(control.message, control.id)
      : this.person.select(control.message, control.id, values);
  }

  /** What tells one state of the newest private message from the next. */
  #look(): string {
    const panel = this.panel();
    return JSON.stringify([panel?.id, panel?.editedTimestamp, panel?.components]);
  }

  /** Does something and waits, for a while, until the screen shows an effect, as people do. */
  async seen<T>(deed: () => Promise<T>): Promise<T> {
    const before = this.#look();
    const result = await deed();
    for (let waited = 0; waited < 150 && this.#look() === before; waited += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    return result;
  }

  /** Opens the panel by the newest Hand or Respond button. */
  async open(): Promise<void> {
    const button = [...this.with("panel"), ...this.with("respond")].at(-1);
    if (button) await this.seen(() => this.press(button));
  }

  /** One random step in answering; false when nothing is asked. */
  async step(): Promise<boolean> {
    const open = this.choices();
    if (open.length === 0) return false;
    const verb = (control: Control): string => (control.click?.route === "choice" ? control.click.verb : "");
    const confirm = open.find((control) => verb(control) === "k");
    const useful = open.filter((control) => !["b", "g"].includes(verb(control)));
    const control = confirm && this.#pick(2) === 0 ? confirm : useful[this.#pick(useful.length)];
    if (!control) return false;
    if (control.kind === "select") {
      const count = Math.max(control.min, Math.min(control.max, 1 + this.#pick(control.max)));
      const start = this.#pick(control.values.length);
      const values = [...control.values.slice(start), ...control.values.slice(0, start)].slice(0, count);
      await this.seen(() => this.press(control, values));
      return true;
    }
    const ask = control.click?.route === "choice" && control.click.verb === "m";
    const outcome = ask ? await this.press(control) : await this.seen(() => this.press(control));
    if (outcome.ok && outcome.kind === "modal") {
      const bounds = control.click?.route === "choice" ? control.click.arg.split(",") : [];
      await this.seen(() => this.person.submitModal(outcome.modalId, { n: bounds[0] ?? "1" }));
    }
    return true;
  }
}
