import { type PageMessage, ServerMessage } from "./protocol.ts";

export interface ConnectionEvents {
  open: () => void;
  lost: () => void;
  message: (message: ServerMessage) => void;
}

const FIRST_RETRY_MS = 300;
const LONGEST_RETRY_MS = 3_000;

/** The WebSocket to the sandbox. It comes back by itself after the server was away. */
export class Connection {
  private socket: WebSocket | undefined;
  private retry = FIRST_RETRY_MS;

  constructor(
    private readonly url: string,
    private readonly events: ConnectionEvents,
  ) {}

  connect(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.retry = FIRST_RETRY_MS;
      this.events.open();
    });
    socket.addEventListener("message", (event) => this.receive(String(event.data)));
    socket.addEventListener("close", () => {
      this.events.lost();
      setTimeout(() => this.connect(), this.retry);
      this.retry = Math.min(this.retry * 2, LONGEST_RETRY_MS);
    });
  }

  /** Sends if the connection is up; says whether it was. */
  send(message: PageMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private receive(text: string): void {
    const parsed = ServerMessage.safeParse(safeJson(text));
    if (parsed.success) this.events.message(parsed.data);
    else console.error("The server sent something this page cannot read:", parsed.error.issues);
  }
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
