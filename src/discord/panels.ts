import type { Snapshot } from "../match/contract.ts";
import type { Draft } from "../present/draft.ts";
import { speakerFor } from "../present/match-words.ts";
import { type BuiltPanel, buildPanel } from "../present/panel.ts";
import type { Stage } from "../present/ports.ts";
import { CODES, codeOf } from "./api-errors.ts";
import { chosenLocale, lookOf } from "./reader.ts";
import { Serial } from "./serial.ts";
import type { Token } from "./token.ts";

/** A token is used up to this age; Discord ends it at 15 minutes. */
const TOKEN_LIFE_MS = 14 * 60_000;
const DRAFT_TTL_MS = 7 * 86_400_000;

/** What a panel is to say beside the state of the match. */
export interface Showing {
  readonly notice?: string;
  readonly draft?: { readonly choice: string; readonly draft: Draft };
  /** The note of a click that a lesson did not want, to be done all the same. */
  readonly anyway?: string;
}

interface Panel {
  readonly token: Token;
  /** How the token names the message. */
  readonly ref: string;
  readonly id: string;
  readonly choice: string | null;
  readonly moves: number;
  readonly draft: Showing["draft"];
  /** Something was posted below it. */
  buried: boolean;
}

/**
 * The private panels that are open, in memory only: they live as long as the tokens that reach them. After a restart a click on
 * an old panel, or the Hand button, opens them again.
 */
export class Panels {
  readonly #stage: Stage;
  readonly #life: number;
  readonly #tokens = new Map<string, Token>();
  readonly #panels = new Map<string, Panel>();
  readonly #serial = new Serial();
  /** The last click on a message that still waits to be shown. */
  readonly #newest = new Map<string, symbol>();
  /** Clicks under way on panels, each of which ends with showing the newest state. */
  readonly #busy = new Map<string, number>();

  constructor(stage: Stage, tokenLifeMs = TOKEN_LIFE_MS) {
    this.#stage = stage;
    this.#life = tokenLifeMs;
  }

  /** Remembers the newest token of a user in a match's thread. */
  note(match: string, token: Token): void {
    this.#tokens.set(place(match, token.userId), token);
  }

  /** Runs the work of a click that ends with `show`; until then nobody else needs to prompt this user. */
  async during<T>(match: string, userId: string, work: () => Promise<T>): Promise<T> {
    const key = place(match, userId);
    this.#busy.set(key, (this.#busy.get(key) ?? 0) + 1);
    try {
      return await work();
    } finally {
      const left = (this.#busy.get(key) ?? 1) - 1;
      if (left > 0) this.#busy.set(key, left);
      else this.#busy.delete(key);
    }
  }

  isBusy(match: string, userId: string): boolean {
    return this.#busy.has(place(match, userId));
  }

  /**
   * Shows the panel as it stands now in the message that `token` was given for. Of quick clicks on one message the last is shown.
   * Rejects when even that fails.
   */
  show(matchId: string, token: Token, showing: Showing = {}): Promise<void> {
    const key = place(matchId, token.userId);
    const waiting = Symbol(key);
    if (token.clicked !== null) this.#newest.set(token.clicked, waiting);
    return this.#serial.run(key, async () => {
      if (token.clicked !== null) {
        if (this.#newest.get(token.clicked) !== waiting) return;
        this.#newest.delete(token.clicked);
      }
      const built = await this.#build(matchId, token, showing);
      if (!built) return;
      const before = this.#panels.get(key);
      let made: Pick<Panel, "ref" | "id">;
      try {
        made = { ref: "@original", id: await token.edit("@original", built.panel.message) };
      } catch (error) {
        if (codeOf(error) !== CODES.unknownMessage) throw error;
        const id = await token.send(built.panel.message);
        made = { ref: id, id };
      }
      this.#panels.set(key, this.#panel(token, made, built, showing));
      if (before && before.id !== made.id) await this.#remove(before);
    });
  }

  /** Sends the panel as a new private message at the bottom of the thread; false when no young token allows it. */
  push(matchId: string, userId: string): Promise<boolean> {
    const key = place(matchId, userId);
    return this.#serial.run(key, async () => {
      const token = this.#young(this.#tokens.get(key));
      if (!token) return false;
      const built = await this.#build(matchId, token, {});
      if (!built) return false;
      const before = this.#panels.get(key);
      try {
        const id = await token.send(built.panel.message);
        this.#panels.set(key, this.#panel(token, { ref: id, id }, built, {}));
      } catch (error) {
        this.#tokens.delete(key);
        this.#stage.log.warn({ match: matchId, code: codeOf(error) }, "A private prompt could not be sent");
        return false;
      }
      if (before) await this.#remove(before);
      return true;
    });
  }

  /** Brings an open panel up to date in its place; false when there is none that can be reached. */
  refresh(matchId: string, userId: string): Promise<boolean> {
    const key = place(matchId, userId);
    return this.#serial.run(key, async () => {
      const panel = this.#panels.get(key);
      if (!panel || !this.#young(panel.token)) return false;
      const showing = panel.draft ? { draft: panel.draft } : {};
      const built = await this.#build(matchId, panel.token, showing);
      if (!built) return false;
      if (built.match.live.moves.length === panel.moves) return true;
      try {
        await panel.token.edit(panel.ref, built.panel.message);
        this.#panels.set(key, {
          ...this.#panel(panel.token, panel, built, showing),
          buried: panel.buried,
        });
        return true;
      } catch (error) {
        this.#panels.delete(key);
        this.#stage.log.warn(
          { match: matchId, code: codeOf(error) },
          "A private panel could not be refreshed",
        );
        return false;
      }
    });
  }

  /** Whether the user has a panel that asks for this choice and stands at the bottom of the thread. */
  shows(matchId: string, userId: string, choice: string): boolean {
    const panel = this.#panels.get(place(matchId, userId));
    return panel?.choice === choice && !panel.buried;
  }

  isBuried(matchId: string, userId: string): boolean {
    return this.#panels.get(place(matchId, userId))?.buried ?? true;
  }

  /** Notes that something was posted in the thread, below every panel. */
  bury(matchId: string): void {
    for (const [key, panel] of this.#panels) if (key.startsWith(`${matchId}/`)) panel.buried = true;
  }

  /** Forgets what can no longer be used. Called now and then. */
  sweep(): void {
    for (const [key, token] of this.#tokens) if (!this.#young(token)) this.#tokens.delete(key);
    for (const [key, panel] of this.#panels) if (!this.#young(panel.token)) this.#panels.delete(key);
  }

  #young(token: Token | undefined): Token | null {
    return token && this.#stage.now() - token.at < this.#life ? token : null;
  }

  #panel(
    token: Token,
    made: Pick<Panel, "ref" | "id">,
    built: { match: Snapshot; panel: BuiltPanel },
    showing: Showing,
  ): Panel {
    return {
      token,
      ref: made.ref,
      id: made.id,
      choice: built.panel.choice,
      moves: built.match.live.moves.length,
      draft: showing.draft,
      buried: false,
    };
  }

  /** The panel from the match as stored now, its long drafts kept first. Null when the user has no seat in it. */
  async #build(
    matchId: string,
    token: Token,
    showing: Showing,
  ): Promise<{ match: Snapshot; panel: BuiltPanel } | null> {
    const { service, painter, notes, idOf, games, settings } = this.#stage;
    const match = await service.load(matchId);
    const seat = match ? service.seatOf(match.record, token.userId) : null;
    if (!match || seat === null) return null;
    const reader = await settings.player(token.userId);
    const locale = chosenLocale(reader, token.locale);
    const panel = buildPanel({
      match,
      seat,
      userId: token.userId,
      speaker: speakerFor(games, match.record.game, locale),
      game: games.get(match.record.game),
      hand: reader.textOnly ? null : await painter.hand(match, seat, lookOf(reader, locale)),
      idOf,
      lesson: service.lessonOf(match, seat),
      ...showing,
    });
    for (const [key, packed] of panel.drafts) await notes.set(draftNote(key), packed, DRAFT_TTL_MS);
    return { match, panel };
  }

  async #remove(panel: Panel): Promise<void> {
    if (!this.#young(panel.token)) return;
    await panel.token.delete(panel.ref).catch((error: unknown) => {
      this.#stage.log.warn({ code: codeOf(error) }, "An old private panel could not be removed");
    });
  }
}

function place(match: string, user: string): string {
  return `${match}/${user}`;
}

/** The note under which a long draft is kept. */
export function draftNote(key: string): string {
  return `draft:${key}`;
}
