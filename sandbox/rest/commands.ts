import { apiError } from "../errors.ts";
import { commandLimits } from "../judge/command-limits.ts";
import type { Services } from "../services.ts";
import { type CommandBody, commandBody, type Json } from "../shapes.ts";
import type { StoredCommand } from "../world.ts";
import { done, param, type Request, type Route } from "./route.ts";

/** Registering application commands, global and of a guild. */
export const commandRoutes: Route[] = [
  "/applications/:app/commands",
  "/applications/:app/guilds/:guild/commands",
].flatMap((path): Route[] => [
  {
    method: "GET",
    path,
    name: "commands.list",
    handle: (request, services) => ({
      status: 200,
      as: "commands",
      body: inScope(request, services).map((command) => command.raw),
    }),
  },
  { method: "PUT", path, name: "commands.put", handle: replaceAll },
  { method: "POST", path, name: "command.create", handle: createOne },
  {
    method: "GET",
    path: `${path}/:command`,
    name: "command.get",
    handle: (request, services) => ({ status: 200, as: "command", body: one(request, services).raw }),
  },
  { method: "PATCH", path: `${path}/:command`, name: "command.edit", handle: editOne },
  {
    method: "DELETE",
    path: `${path}/:command`,
    name: "command.remove",
    handle: (request, services) => {
      services.world.commands.delete(one(request, services).id);
      services.world.changed({ kind: "world" });
      return done;
    },
  },
]);

function replaceAll(request: Request, services: Services) {
  const { judge, world } = services;
  const { body } = request.incoming;
  judge.request("commands.put", body, () => commandLimits(commandBody.array().parse(body)));
  const commands = commandBody.array().safeParse(body);
  if (!commands.success) throw apiError("invalidForm");
  const before = inScope(request, services);
  for (const command of before) world.commands.delete(command.id);
  const made = commands.data.map((command) => store(request, services, command, idOf(before, command)));
  world.changed({ kind: "world" });
  return { status: 200, as: "commands" as const, body: made.map((command) => command.raw) };
}

function createOne(request: Request, services: Services) {
  const { judge, world } = services;
  const { body } = request.incoming;
  judge.request("command.create", body, () => commandLimits([commandBody.parse(body)], ["command"]));
  const command = commandBody.safeParse(body);
  if (!command.success) throw apiError("invalidForm");
  const before = idOf(inScope(request, services), command.data);
  const made = store(request, services, command.data, before);
  world.changed({ kind: "world" });
  return { status: before === undefined ? 201 : 200, as: "command" as const, body: made.raw };
}

function editOne(request: Request, services: Services) {
  const { judge, world } = services;
  const old = one(request, services);
  const changes = request.incoming.body;
  judge.request("command.edit", changes);
  const merged = commandBody.safeParse({ ...old.raw, ...(typeof changes === "object" ? changes : {}) });
  if (!merged.success) throw apiError("invalidForm");
  judge.limits("command.edit", commandLimits([merged.data], ["command"]), changes);
  const made = store(request, services, merged.data, old.id);
  world.changed({ kind: "world" });
  return { status: 200, as: "command" as const, body: made.raw };
}

function inScope(request: Request, { world, wire }: Services): StoredCommand[] {
  if (param(request, "app") !== wire.applicationId) throw apiError("missingAccess");
  const { guild } = request.params;
  if (guild !== undefined && guild !== world.guild.id) throw apiError("missingAccess");
  return [...world.commands.values()].filter((command) => command.guildId === guild);
}

function one(request: Request, services: Services): StoredCommand {
  const command = inScope(request, services).find((candidate) => candidate.id === param(request, "command"));
  if (!command) throw apiError("unknownCommand");
  return command;
}

function idOf(commands: readonly StoredCommand[], command: CommandBody): string | undefined {
  return commands.find((old) => old.name === command.name && old.type === (command.type ?? 1))?.id;
}

function store(request: Request, services: Services, command: CommandBody, id?: string): StoredCommand {
  const { world, wire } = services;
  const { guild } = request.params;
  const known = id ?? world.snowflakes.next();
  const given = Object.fromEntries(Object.entries(command).filter(([, value]) => value !== null));
  const raw: Json = {
    default_member_permissions: null,
    nsfw: false,
    integration_types: [0],
    contexts: null,
    ...given,
    description: command.description ?? "",
    type: command.type ?? 1,
    id: known,
    application_id: wire.applicationId,
    version: world.snowflakes.next(),
    ...(guild === undefined ? {} : { guild_id: guild }),
  };
  const stored: StoredCommand = {
    id: known,
    type: command.type ?? 1,
    name: command.name,
    raw,
    ...(guild === undefined ? {} : { guildId: guild }),
  };
  world.commands.set(known, stored);
  return stored;
}
