import type { ScreenMessage } from "../../sandbox/screen.ts";
import type { House } from "./bot.ts";
import { type Control, controls, wordsOf } from "./player.ts";

/** Somebody in the lobby with a private panel before them. */
export class Reader {
  constructor(
    readonly at: House,
    readonly name: string,
  ) {}

  get person() {
    return this.at.sandbox.user(this.name);
  }
  get lobby(): string {
    return this.at.sandbox.channel("lobby");
  }
  panel(): ScreenMessage | undefined {
    return this.person.screen(this.lobby).findLast((message) => message.ephemeral && !message.thinking);
  }
  said(): string {
    const panel = this.panel();
    return panel ? wordsOf(panel) : "";
  }
  /** What a command answers, once it is there. */
  async ask(command: string, options: Record<string, string> = {}): Promise<string> {
    const before = this.panel()?.id;
    await this.person.slash(this.lobby, command, options);
    await this.at.sandbox.until(() => this.panel() !== undefined && this.panel()?.id !== before);
    return this.said();
  }
  /** Uses the control of the newest panel that fits, and waits for what it does. */
  async use(fits: (control: Control) => boolean, values: readonly string[] = []): Promise<string> {
    const control = await this.at.sandbox.until(() => {
      const panel = this.panel();
      return panel && controls(panel).find(fits);
    });
    const before = JSON.stringify(this.panel());
    if (control.kind === "select") await this.person.select(control.message, control.id, values);
    else await this.person.click(control.message, control.id);
    await this.at.sandbox.until(() => JSON.stringify(this.panel()) !== before);
    return this.said();
  }
  setting(field: string, values: readonly string[] = []): Promise<string> {
    return this.use(({ click }) => click?.route === "settings" && click.field === field, values);
  }
  open(setting: string): Promise<string> {
    return this.use(({ click }) => click?.route === "config" && click.verb === "open", [setting]);
  }
  set(field: string, values: readonly string[] = []): Promise<string> {
    return this.use(
      ({ click }) => click?.route === "config" && click.verb === "set" && click.arg === field,
      values,
    );
  }
}
