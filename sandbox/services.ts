import type { Clock } from "./clock.ts";
import type { Gateway } from "./gateway.ts";
import type { Interactions } from "./interactions.ts";
import type { Judge } from "./judge/judge.ts";
import type { Messages } from "./messages.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { Wire } from "./wire.ts";
import type { World } from "./world.ts";

/** The parts of the sandbox that its routes work with. */
export interface Services {
  clock: Clock;
  world: World;
  wire: Wire;
  judge: Judge;
  gateway: Gateway;
  messages: Messages;
  interactions: Interactions;
  rates: RateLimits;
  botToken: string;
  gatewayUrl: () => string;
  /** The bot's permission bits, of a channel or of the guild. */
  botPermissions: (channelId?: string) => bigint;
}
