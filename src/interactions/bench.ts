import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from "discord-api-types/v10";
import type { AiPlayer } from "../ai/player.ts";
import type { DeckDrafts } from "../decks/drafts.ts";
import type { GuildSets } from "../decks/guild-sets.ts";
import type { OwnDecks } from "../decks/own-decks.ts";
import type { Desk } from "../discord/desk.ts";
import type { Messenger } from "../discord/messenger.ts";
import type { Panels } from "../discord/panels.ts";
import type { Starter } from "../discord/starter.ts";
import type { Heroes } from "../heroes/heroes.ts";
import type { Alarms } from "../match/alarms.ts";
import type { Blocks } from "../match/blocks.ts";
import type { Challenges } from "../match/challenges.ts";
import type { courseShelf } from "../match/course.ts";
import type { Lobbies } from "../match/lobbies.ts";
import type { Proposals } from "../match/proposals.ts";
import type { Stage } from "../present/ports.ts";
import type { Filmer } from "../render/film-types.ts";

/** A slash command as Discord is told of it. */
export type CommandJson = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** Everything that commands and clicks work with. */
export interface Bench {
  readonly alarms: Alarms;
  readonly stage: Stage;
  readonly panels: Panels;
  readonly desk: Desk;
  readonly challenges: Challenges;
  readonly proposals: Proposals;
  readonly lobbies: Lobbies;
  readonly sets: GuildSets;
  readonly ownDecks: OwnDecks;
  readonly deckDrafts: DeckDrafts;
  readonly blocks: Blocks;
  /** Where Discord's REST interface lies: tells which addresses may hold an attachment. */
  readonly apiBase: string;
  readonly starter: Starter;
  readonly messenger: Messenger;
  readonly heroes: Heroes;
  /** Finished matches played again. */
  readonly courses: ReturnType<typeof courseShelf>;
  readonly filmer: Filmer;
  /** Who sits at the AI's seat when nobody asks for a level. */
  readonly ai: AiPlayer;
  /** By level, for those who ask for one. */
  readonly ais: ReadonlyMap<string, AiPlayer>;
  /** All commands, for those who ask what there is. */
  readonly manual: readonly CommandJson[];
}
