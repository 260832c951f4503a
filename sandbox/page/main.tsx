import { render } from "preact";
import { App } from "./app.tsx";
import { Store } from "./store.ts";

/*
 * The page's entry. esbuild bundles it when the sandbox starts.
 *
 * Hooks for tests, all stable (`data-testid` unless said otherwise):
 *   pane-<name>            one person's pane; carries data-user-id, data-channel, data-channel-id
 *   tab-<name>             person switcher of a narrow window
 *   add-person, add-person-name
 *   channel-<channel name> entry of a pane's channel list; ping-badge inside it
 *   composer               the text line of a pane; also the free end of a command. Filling it with
 *                          "/play vs:bot" and pressing Enter sends the command
 *   command-picker, suggestion    the list above the composer
 *   command-form, option-<name>, send-command
 *   message                data-message-id, data-author, data-ephemeral
 *   button, select         controls of a message, with data-custom-id; aria-busy while they wait
 *   select-option          data-value; select-done closes a select of several values
 *   picture, lightbox
 *   thread-chip, notice, notice-open, dismiss, toast, bot-state, welcome
 *   modal, field-<custom id>, modal-submit
 */

const scheme = location.protocol === "https:" ? "wss" : "ws";
const store = new Store(`${scheme}://${location.host}/page`);
store.start();

const root = document.getElementById("app");
if (root !== null) render(<App store={store} />, root);
