export * from "./attacks.ts";
export * from "./hands.ts";
export * from "./stacks.ts";
export * from "./tables.ts";
export * from "./teams.ts";
