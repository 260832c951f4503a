import type {
  GatewayChannelCreateDispatchData,
  GatewayChannelUpdateDispatchData,
  GatewayGuildCreateDispatchData,
  GatewayGuildDeleteDispatchData,
  GatewayGuildMemberAddDispatchData,
  GatewayGuildMembersChunkDispatchData,
  GatewayInteractionCreateDispatchData,
  GatewayMessageCreateDispatchData,
  GatewayMessageDeleteDispatchData,
  GatewayMessageUpdateDispatchData,
  GatewayReadyDispatchData,
  GatewayThreadCreateDispatchData,
  GatewayThreadDeleteDispatchData,
  GatewayThreadMembersUpdateDispatchData,
  GatewayThreadUpdateDispatchData,
} from "discord-api-types/v10";

/**
 * What the sandbox sends over the gateway, by event name. `scripts/dispatch-schema.ts` turns this type into
 * `dispatches.schema.json`, by which every dispatch is judged.
 */
export interface Dispatches {
  READY: GatewayReadyDispatchData;
  GUILD_CREATE: GatewayGuildCreateDispatchData;
  GUILD_DELETE: GatewayGuildDeleteDispatchData;
  GUILD_MEMBER_ADD: GatewayGuildMemberAddDispatchData;
  GUILD_MEMBERS_CHUNK: GatewayGuildMembersChunkDispatchData;
  CHANNEL_CREATE: GatewayChannelCreateDispatchData;
  CHANNEL_UPDATE: GatewayChannelUpdateDispatchData;
  THREAD_CREATE: GatewayThreadCreateDispatchData;
  THREAD_UPDATE: GatewayThreadUpdateDispatchData;
  THREAD_DELETE: GatewayThreadDeleteDispatchData;
  THREAD_MEMBERS_UPDATE: GatewayThreadMembersUpdateDispatchData;
  MESSAGE_CREATE: GatewayMessageCreateDispatchData;
  MESSAGE_UPDATE: GatewayMessageUpdateDispatchData;
  MESSAGE_DELETE: GatewayMessageDeleteDispatchData;
  INTERACTION_CREATE: GatewayInteractionCreateDispatchData;
}

/** Every event name the sandbox may send; RESUMED carries nothing and needs no schema. */
export type DispatchName = keyof Dispatches;
