import type { ScreenMessage } from "../../sandbox/screen.ts";
import type { House } from "./bot.ts";
import { type Control, controls, wordsOf } from "./player.ts";

/** Somebody in a channel, who types commands and uses what stands there. */
export class Guest {
  readonly at: House;
  readonly name: string;
  readonly channel: string;

  constructor(at: House, name: string, channel = at.sandbox.channel("lobby")) {
    this.at = at;
    this.name = name;
    this.channel = channel;
  }

  get person() {
    return this.at.sandbox.user(this.name);
  }

  screen(): ScreenMessage[] {
    return this.person.screen(this.channel);
  }

  /** Private messages, newest last. */
  mine(): ScreenMessage[] {
    return this.screen().filter((one) => one.ephemeral && !one.thinking);
  }

  /** The words of the newest private message. */
  said(): string {
    const last = this.mine().at(-1);
    return last ? wordsOf(last) : "";
  }

  /** What everybody reads. */
  public(): string {
    return this.screen()
      .filter((one) => !one.ephemeral)
      .map(wordsOf)
      .join("\n---\n");
  }

  /** Types a command; gives the words of the private answer. */
  async slash(command: string, options: Record<string, string | number | boolean> = {}): Promise<string> {
    const before = this.mine().length;
    await this.person.slash(this.channel, command, options);
    return wordsOf(await this.at.sandbox.until(() => this.mine()[before], 8_000));
  }

  all(fits: (control: Control) => boolean): Control[] {
    return this.screen().flatMap(controls).filter(fits);
  }

  /** The newest control of a route, with such a verb where it has one. */
  find(route: string, verb?: string): Control | undefined {
    return this.all(
      ({ click }) =>
        click?.route === route && (verb === undefined || ("verb" in click && click.verb === verb)),
    ).at(-1);
  }

  async press(route: string, verb?: string, values?: readonly string[]): Promise<void> {
    const found = await this.at.sandbox.until(() => this.find(route, verb), 8_000);
    if (found.kind === "select") await this.person.select(found.message, found.id, values ?? []);
    else await this.person.click(found.message, found.id);
  }

  until(fits: () => unknown): Promise<unknown> {
    return this.at.sandbox.until(() => (fits() ? true : undefined), 8_000);
  }
}
