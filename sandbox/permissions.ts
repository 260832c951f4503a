import type { StoredCommand, World } from "./world.ts";

/** The permission bits the sandbox looks at. */
export const permission = {
  viewChannel: 1n << 10n,
  sendMessages: 1n << 11n,
  manageMessages: 1n << 13n,
  embedLinks: 1n << 14n,
  attachFiles: 1n << 15n,
  readHistory: 1n << 16n,
  useCommands: 1n << 31n,
  manageThreads: 1n << 34n,
  createPublicThreads: 1n << 35n,
  createPrivateThreads: 1n << 36n,
  sendInThreads: 1n << 38n,
} as const;

/** What a bot needs for matches in threads; the sandbox grants it unless told otherwise. */
export const botDefaults = Object.values(permission).reduce((sum, bit) => sum | bit, 0n);

/** Who owns the guild may do everything; of that the sandbox needs no more than this beside an ordinary member's. */
const manageGuild = 1n << 5n;

/** What an ordinary member has. */
export const memberDefaults =
  permission.viewChannel |
  permission.sendMessages |
  permission.embedLinks |
  permission.attachFiles |
  permission.readHistory |
  permission.useCommands |
  permission.createPublicThreads |
  permission.sendInThreads;

/** The permission bits of somebody in the guild. */
export function permissionsOf(world: World, userId: string): bigint {
  return userId === world.guild.ownerId ? memberDefaults | manageGuild : memberDefaults;
}

/** Whether a command is shown to somebody: `default_member_permissions` are the bits it asks for, null for none. */
export function mayUse(world: World, userId: string, command: StoredCommand): boolean {
  const wanted = command.raw.default_member_permissions;
  if (typeof wanted !== "string") return true;
  const bits = BigInt(wanted);
  return userId === world.guild.ownerId || (bits !== 0n && (permissionsOf(world, userId) & bits) === bits);
}
