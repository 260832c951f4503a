import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { ChannelList } from "./channel-list.tsx";
import { Composer } from "./composer.tsx";
import { type PaneScope, type Picture, ScopeProvider } from "./context.ts";
import { Avatar } from "./controls.tsx";
import { CloseIcon, HashIcon, MenuIcon, ThreadIcon } from "./icons.tsx";
import { MessageList } from "./message-list.tsx";
import { ModalView } from "./modal-view.tsx";
import type { World } from "./protocol.ts";
import { isShown, type Pane, pingsOf, type State } from "./state.ts";
import type { Store } from "./store.ts";

/** Below this width the channel list is a drawer. */
const NARROW_PX = 600;
/** In a match the picture matters more than the list: there the list is a drawer up to this width. */
const ROOMY_PX = 880;

function useWidth(box: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(ROOMY_PX);
  useLayoutEffect(() => {
    const node = box.current;
    if (node === null) return;
    const observer = new ResizeObserver(() => node.clientWidth > 0 && setWidth(node.clientWidth));
    observer.observe(node);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

/** Languages that a client can be set to here, by Discord's codes. */
const LOCALES = ["en-US", "de", "fr", "es-ES"];

interface PaneProps {
  store: Store;
  state: State;
  world: World;
  pane: Pane;
  showPictures: (pictures: readonly Picture[], at: number) => void;
}

/** One person's chat client. */
export function PaneView({ store, state, world, pane, showPictures }: PaneProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box);
  const user = world.users.find((one) => one.id === pane.userId);
  const channel = world.channels.find((one) => one.id === pane.channelId);
  const scope: PaneScope = useMemo(
    () => ({
      store,
      pane,
      world,
      openChannel: (channelId) => {
        setMenuOpen(false);
        store.open(pane.id, channelId);
      },
      showPictures,
    }),
    [store, pane, world, showPictures],
  );
  if (user === undefined || channel === undefined) return null;
  const parent = world.channels.find((one) => one.id === channel.parentId);
  const toasts = state.toasts.filter((toast) => toast.userId === pane.userId);
  const modal = state.modals[pane.userId];
  const noticeId = state.notices[pane.userId];
  const notice = noticeId === pane.channelId ? undefined : world.channels.find((one) => one.id === noticeId);
  const others = world.users.filter(
    (one) => one.id === pane.userId || !state.panes.some((open) => open.userId === one.id),
  );
  const pings = pingsOf(state, pane.userId);
  const inThread = channel.kind === "thread";
  const drawer = width < NARROW_PX || (inThread && width < ROOMY_PX);
  return (
    <ScopeProvider value={scope}>
      <section
        ref={box}
        class={`pane${drawer ? " has-drawer" : ""}${drawer && menuOpen ? " menu-open" : ""}`}
        aria-label={`${user.name}'s Discord`}
        style={{ "--person": user.color }}
        hidden={!isShown(state, pane)}
        data-testid={`pane-${user.name}`}
        data-user-id={user.id}
        data-channel={channel.name}
        data-channel-id={channel.id}
      >
        <header class="pane-head">
          <button
            type="button"
            class="icon-button menu-toggle"
            aria-label="Channels"
            aria-expanded={menuOpen}
            onClick={() => setMenuOpen(!menuOpen)}
          >
            <MenuIcon />
            {pings > 0 && <span class="badge badge-corner">{pings}</span>}
          </button>
          <label class="person" title="Whose eyes this pane looks through">
            <Avatar name={user.name} color={user.color} size={26} />
            <span class="sr-only">Person of this pane</span>
            <select
              value={user.id}
              disabled={others.length < 2}
              onChange={(event) => store.switchPerson(pane.id, event.currentTarget.value)}
            >
              {others.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
          <label class="tongue" title="Language of this person's Discord">
            <span class="sr-only">Language of {user.name}'s Discord</span>
            <select
              value={user.locale ?? "en-US"}
              data-testid="locale"
              onChange={(event) => store.speak(user.id, event.currentTarget.value)}
            >
              {[...new Set([...LOCALES, user.locale ?? "en-US"])].map((locale) => (
                <option key={locale} value={locale}>
                  {locale.slice(0, 2).toUpperCase()}
                </option>
              ))}
            </select>
          </label>
          <div class="pane-title">
            {parent !== undefined && (
              <>
                <button type="button" class="crumb" onClick={() => scope.openChannel(parent.id)}>
                  <HashIcon size={16} />
                  <span class="ellipsis">{parent.name}</span>
                </button>
                <span class="crumb-arrow" aria-hidden="true">
                  ›
                </span>
              </>
            )}
            <h2>
              {channel.kind === "thread" ? <ThreadIcon size={17} /> : <HashIcon size={18} />}
              <span class="ellipsis">{channel.name}</span>
            </h2>
          </div>
          {state.panes.length > 1 && (
            <button
              type="button"
              class="icon-button"
              aria-label={`Close ${user.name}'s pane`}
              title="Close this pane"
              onClick={() => store.closePane(pane.id)}
            >
              <CloseIcon size={18} />
            </button>
          )}
        </header>
        <div class="pane-body">
          <ChannelList state={state} />
          {drawer && menuOpen && (
            <button
              type="button"
              class="menu-shade"
              aria-label="Close the channel list"
              onClick={() => setMenuOpen(false)}
            />
          )}
          <main class="chat">
            {notice !== undefined && (
              <div class="notice" role="status" data-testid="notice">
                <span class="ellipsis">
                  You are wanted in <strong>{notice.name}</strong>
                </span>
                <button
                  type="button"
                  class="button button-1 button-small"
                  data-testid="notice-open"
                  onClick={() => scope.openChannel(notice.id)}
                >
                  Open
                </button>
                <button
                  type="button"
                  class="icon-button"
                  aria-label="Not now"
                  onClick={() => store.dropNotice(pane.userId)}
                >
                  <CloseIcon size={16} />
                </button>
              </div>
            )}
            <MessageList key={channel.id} state={state} channel={channel} />
            <div class="toasts" aria-live="assertive">
              {toasts.map((toast) => (
                <div key={toast.id} class="toast" role="alert" data-testid="toast">
                  <span>{toast.text}</span>
                  <button
                    type="button"
                    class="icon-button"
                    aria-label="Close"
                    onClick={() => store.dropToast(toast.id)}
                  >
                    <CloseIcon size={16} />
                  </button>
                </div>
              ))}
            </div>
            <Composer key={`composer-${channel.id}`} state={state} channel={channel} />
          </main>
        </div>
        {modal !== undefined && <ModalView key={modal.modalId} open={modal} />}
      </section>
    </ScopeProvider>
  );
}
