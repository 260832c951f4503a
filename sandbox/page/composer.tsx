import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { CommandForm } from "./command-form.tsx";
import { useScope } from "./context.ts";
import { SendIcon, SlashIcon } from "./icons.tsx";
import type { Channel } from "./protocol.ts";
import {
  type CommandPath,
  commandPaths,
  type Field,
  filterCommands,
  matchCommand,
  splitOptions,
  withMentions,
} from "./slash.ts";
import type { State } from "./state.ts";
import { SuggestionList } from "./suggestion-list.tsx";

/** A command being filled in. `extra` is text that belongs to no option yet. */
export interface CommandDraft {
  path: CommandPath;
  fields: Field[];
  extra: string;
}

/** Begins a command: required options stand ready, what was typed behind the name is filled in. */
export function draftOf(path: CommandPath, typed: string): CommandDraft {
  const { fields, rest } = splitOptions(typed, path.options);
  for (const option of path.options) {
    if (option.required && !fields.some((field) => field.option.name === option.name))
      fields.push({ option, text: "" });
  }
  return { path, fields, extra: rest };
}

/** The line at the bottom of a pane: chat, or a slash command with its options. */
export function Composer({ state, channel }: { state: State; channel: Channel }) {
  const { store, pane, world } = useScope();
  const [text, setText] = useState("");
  const [draft, setDraft] = useState<CommandDraft | undefined>(undefined);
  const [active, setActive] = useState(0);
  const [dismissed, setDismissed] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const refocus = useRef(false);
  const listId = useId();
  const mine = world.users.find((user) => user.id === pane.userId)?.commands;
  const paths = useMemo(
    () => commandPaths(world.commands.filter(({ id }) => !mine || !id || mine.includes(id))),
    [world.commands, mine],
  );

  const typing = text !== "" || draft !== undefined;
  useEffect(() => {
    store.setBusy(pane.id, typing);
    return () => store.setBusy(pane.id, false);
  }, [typing, store, pane.id]);

  const picking = draft === undefined && text.startsWith("/") && !text.includes("\n") && !dismissed;
  const found = picking ? filterCommands(paths, text.slice(1)) : [];

  const change = (value: string) => {
    const match = matchCommand(paths, value);
    if (match !== undefined) {
      setDraft(draftOf(match.path, match.rest));
      setText("");
      return;
    }
    setText(value);
    setActive(0);
    setDismissed(false);
  };
  const pick = (path: CommandPath | undefined) => {
    if (path === undefined) return;
    setDraft(draftOf(path, ""));
    setText("");
    setActive(0);
  };
  const leaveCommand = (rest: string) => {
    setDraft(undefined);
    setText(rest);
    setActive(0);
    setDismissed(false);
    refocus.current = true;
  };
  const say = () => {
    const { userId, channelId } = pane;
    if (
      text.trim() !== "" &&
      store.send({ t: "say", userId, channelId, text: withMentions(text.trim(), world) })
    )
      setText("");
  };

  // A command offered elsewhere on the page ("Try it") arrives here.
  const offered = state.offered?.paneId === pane.id ? state.offered : undefined;
  useEffect(() => {
    if (offered === undefined) return;
    change(offered.text);
    store.takeOffer();
  }, [offered?.key]);

  useLayoutEffect(() => {
    const node = input.current;
    if (node === null) return;
    node.style.height = "auto";
    node.style.height = `${Math.min(node.scrollHeight, 160)}px`;
    if (refocus.current) {
      refocus.current = false;
      node.focus();
      node.setSelectionRange(node.value.length, node.value.length);
    }
  });

  useEffect(() => {
    if (store.composerFocus === pane.id) input.current?.focus({ preventScroll: true });
  }, []);

  const onKey = (event: KeyboardEvent) => {
    if (found.length > 0) {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        setActive((active + (event.key === "ArrowDown" ? 1 : -1) + found.length) % found.length);
        return;
      }
      if (event.key === "Enter" || event.key === "Tab") {
        event.preventDefault();
        pick(found[active]);
        return;
      }
    }
    if (event.key === "Escape" && picking) setDismissed(true);
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      say();
    }
  };

  return (
    <div
      class="composer-area"
      onFocusIn={() => {
        store.composerFocus = pane.id;
      }}
      onFocusOut={(event) => {
        if (event.relatedTarget !== null) store.composerFocus = undefined;
      }}
    >
      {draft !== undefined ? (
        <CommandForm
          key={draft.path.label}
          draft={draft}
          setDraft={setDraft}
          onLeave={leaveCommand}
          onSent={() => leaveCommand("")}
        />
      ) : (
        <>
          {picking && (
            <SuggestionList
              id={listId}
              title={text.length > 1 ? `Commands fitting ${text}` : "Commands"}
              rows={found.map((path) => ({
                key: path.label,
                main: <CommandName path={path} />,
                description: path.description,
                detail: world.bot.name,
              }))}
              active={active}
              empty={
                paths.length === 0 ? `${world.bot.name} has not registered its commands yet.` : undefined
              }
              onHover={setActive}
              onPick={(index) => pick(found[index])}
            />
          )}
          <div class="composer">
            <button
              type="button"
              class="icon-button"
              aria-label="Show the commands"
              title="Commands"
              onClick={() => leaveCommand("/")}
            >
              <SlashIcon />
            </button>
            <textarea
              ref={input}
              rows={1}
              value={text}
              placeholder="Message, or / for commands"
              aria-label={`Message in ${channel.name}`}
              aria-autocomplete="list"
              aria-controls={listId}
              aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
              maxLength={2_000}
              data-testid="composer"
              onInput={(event) => change(event.currentTarget.value)}
              onKeyDown={onKey}
            />
            <button
              type="button"
              class="icon-button send"
              aria-label="Send"
              disabled={text.trim() === "" || picking}
              onClick={say}
            >
              <SendIcon />
            </button>
          </div>
        </>
      )}
    </div>
  );
}

/** `/play` followed by the names of its options, required ones marked. */
function CommandName({ path }: { path: CommandPath }) {
  return (
    <>
      <b>/{path.label}</b>
      {path.options.slice(0, 4).map((option) => (
        <span key={option.name} class={`option-hint${option.required ? " is-required" : ""}`}>
          {option.name}
        </span>
      ))}
    </>
  );
}
