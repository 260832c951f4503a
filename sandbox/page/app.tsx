import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Picture } from "./context.ts";
import { Avatar } from "./controls.tsx";
import { CloseIcon, Logo, PlusIcon } from "./icons.tsx";
import { PaneView } from "./pane-view.tsx";
import { Lightbox } from "./pictures.tsx";
import type { World } from "./protocol.ts";
import { Popup } from "./select-menu.tsx";
import { pingsOf, type State } from "./state.ts";
import { type Store, useStore } from "./store.ts";

const NARROW = "(max-width: 720px)";
const WELCOME_SEEN = "playmat-welcome-seen";
const FIRST_COMMAND = "/play vs:bot";

/** The whole page: a bar, one line of welcome, and the people side by side. */
export function App({ store }: { store: Store }) {
  const state = useStore(store);
  const [pictures, setPictures] = useState<{ all: readonly Picture[]; at: number } | undefined>(undefined);
  const showPictures = useCallback((all: readonly Picture[], at: number) => setPictures({ all, at }), []);
  const { world } = state;

  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = () => store.setNarrow(query.matches);
    follow();
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, [store]);

  return (
    <div class="app">
      <TopBar store={store} state={state} />
      {world !== undefined && <Welcome store={store} state={state} />}
      {state.status === "lost" && (
        <p class="lost" role="status">
          The sandbox does not answer. Trying again…
        </p>
      )}
      {world === undefined ? (
        <p class="waiting" role="status">
          Opening your Discord…
        </p>
      ) : (
        <div class="panes" style={{ "--panes": state.panes.length }}>
          {state.panes.map((pane) => (
            <PaneView
              key={pane.id}
              store={store}
              state={state}
              world={world}
              pane={pane}
              showPictures={showPictures}
            />
          ))}
        </div>
      )}
      {pictures !== undefined && (
        <Lightbox pictures={pictures.all} at={pictures.at} onClose={() => setPictures(undefined)} />
      )}
    </div>
  );
}

function TopBar({ store, state }: { store: Store; state: State }) {
  const { world } = state;
  const online = world?.bot.online === true && state.status === "open";
  return (
    <header class="topbar">
      <Logo />
      <h1>Playmat</h1>
      <span class="topbar-sub">local sandbox</span>
      <span class={`bot-state${online ? " is-on" : ""}`} data-testid="bot-state">
        <span class="presence" />
        {world === undefined ? "connecting" : `${world.bot.name} is ${online ? "online" : "starting…"}`}
      </span>
      {world !== undefined && (
        <div class="topbar-people">
          {state.panes.length > 1 && <PersonTabs store={store} state={state} world={world} />}
          <AddPerson store={store} state={state} world={world} />
        </div>
      )}
    </header>
  );
}

/** On a narrow window: which person's pane is shown. Hidden by the style sheet where all panes fit. */
function PersonTabs({ store, state, world }: { store: Store; state: State; world: World }) {
  return (
    <div class="tabs" role="tablist" aria-label="People">
      {state.panes.map((pane) => {
        const user = world.users.find((one) => one.id === pane.userId);
        if (user === undefined) return null;
        const pings = pingsOf(state, user.id);
        const current = pane.id === state.activePane;
        return (
          <button
            key={pane.id}
            type="button"
            role="tab"
            class={`tab${current ? " is-current" : ""}`}
            aria-selected={current}
            aria-label={pings > 0 ? `${user.name}, ${pings} mentions` : user.name}
            data-testid={`tab-${user.name}`}
            onClick={() => store.bringForward(pane.id)}
          >
            <Avatar name={user.name} color={user.color} size={24} />
            <span class="tab-name">{user.name}</span>
            {pings > 0 && <span class="badge">{pings}</span>}
          </button>
        );
      })}
    </div>
  );
}

function AddPerson({ store, state, world }: { store: Store; state: State; world: World }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  const trigger = useRef<HTMLButtonElement>(null);
  const absent = world.users.filter((user) => !state.panes.some((pane) => pane.userId === user.id));
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const add = (event: Event) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === "") return;
    store.addPerson(trimmed);
    setName("");
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only Escape is caught here, for the panel inside
    <div onKeyDown={(event) => event.key === "Escape" && open && close()}>
      <button
        ref={trigger}
        type="button"
        class="button button-2 button-small add-person"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-testid="add-person"
        onClick={() => setOpen(!open)}
      >
        <PlusIcon size={16} />
        <span>Add a person</span>
      </button>
      {open && (
        <Popup anchor={trigger} onOutside={() => setOpen(false)}>
          <div class="add-panel">
            {absent.map((user) => (
              <button
                key={user.id}
                type="button"
                class="menu-item"
                onClick={() => {
                  store.addPane(user.id);
                  close();
                }}
              >
                <Avatar name={user.name} color={user.color} size={22} />
                {user.name}
              </button>
            ))}
            <form class="add-form" onSubmit={add}>
              <input
                class="text-field"
                placeholder="A new name"
                aria-label="Name of the new person"
                maxLength={32}
                value={name}
                data-testid="add-person-name"
                ref={(node) => {
                  if (absent.length === 0) node?.focus({ preventScroll: true });
                }}
                onInput={(event) => setName(event.currentTarget.value)}
              />
              <button type="submit" class="button button-1 button-small" disabled={name.trim() === ""}>
                Add
              </button>
            </form>
          </div>
        </Popup>
      )}
    </div>
  );
}

function Welcome({ store, state }: { store: Store; state: State }) {
  const [shown, setShown] = useState(() => !wasSeen());
  if (!shown) return null;
  const target = state.panes.find((pane) => pane.id === state.activePane) ?? state.panes[0];
  const place = state.world?.channels.find((channel) => channel.id === target?.channelId);
  // On a phone the line would take room from the match.
  if (state.narrow && place?.kind === "thread") return null;
  const second = state.world?.users.find((user) => user.id === state.panes[1]?.userId);
  return (
    <div class="welcome" data-testid="welcome">
      <p>
        This is a Discord of your own: you are everybody here. Type{" "}
        <button
          type="button"
          class="welcome-try"
          title="Put it into the first pane"
          onClick={() => target !== undefined && store.offer(target.id, FIRST_COMMAND)}
        >
          {FIRST_COMMAND}
        </button>{" "}
        to play the bot
        {second !== undefined && (
          <span class="welcome-more">, or /play vs:@{second.name} and accept on the other side</span>
        )}
        .
      </p>
      <button
        type="button"
        class="icon-button"
        aria-label="Close the welcome line"
        onClick={() => {
          markSeen();
          setShown(false);
        }}
      >
        <CloseIcon size={16} />
      </button>
    </div>
  );
}

function wasSeen(): boolean {
  try {
    return localStorage.getItem(WELCOME_SEEN) === "yes";
  } catch {
    return false;
  }
}

function markSeen(): void {
  try {
    localStorage.setItem(WELCOME_SEEN, "yes");
  } catch {
    // Without storage the line comes back with the next visit.
  }
}
