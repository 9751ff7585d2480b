/** The live connection of a table: it comes back by itself and goes on where it was cut. */
import type { ChatLine, Entry, Table } from './types';
import type { State } from './state';

export type Message =
  | { type: 'hello'; number: number; since: number; heartbeat: number; now: number }
  | { type: 'beat'; number: number; chat: number; revision: number }
  | { type: 'entry'; entry: Entry }
  | { type: 'state'; state: State }
  | { type: 'chat'; line: ChatLine }
  | { type: 'table'; table: Table }
  | { type: 'present'; names: string[] }
  | { type: 'pong' }
  | { type: 'problem'; code: string; text: string };

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PING_EVERY = 25_000;
/** A line on which so many heartbeats are missing is dead. */
const BEATS_TO_WAIT = 4;
/** So long it may take until the first word is heard: a cut line lets a connection begin for minutes. */
const LONGEST_BEGINNING = 10_000;

export class Live {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private longestSilence = LONGEST_BEGINNING;
  private closed = false;

  constructor(
    private readonly address: () => string,
    private readonly hear: (message: Message) => void,
    private readonly connected: (isConnected: boolean) => void,
  ) {
    addEventListener('online', this.hurry);
    this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    clearTimeout(this.timer);
    this.drop();
  }

  /** Ask anew: what was missed is told again. */
  again(): void {
    this.drop();
    this.open();
  }

  /** The device has a network again: it was another line that was waited for. */
  private readonly hurry = () => {
    clearTimeout(this.timer);
    this.again();
  };

  /** Nothing was heard for too long. */
  private lose(): void {
    this.connected(false);
    this.again();
  }

  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lose(), this.longestSilence);
  }

  /** Let go of the connection without waiting for its farewell, which a dead line does not bring. */
  private drop(): void {
    clearInterval(this.pings);
    clearTimeout(this.silence);
    if (this.socket === null) return;
    this.socket.onclose = this.socket.onmessage = this.socket.onopen = null;
    this.socket.close();
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}${this.address()}`);
    this.socket = socket;
    this.listen();
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.connected(true);
      this.pings = setInterval(() => socket.send('{"ping":1}'), PING_EVERY);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = () => this.comeBack();
  }

  private receive(message: Message): void {
    if (message.type === 'hello') this.longestSilence = 1000 * BEATS_TO_WAIT * message.heartbeat;
    this.listen();
    this.hear(message);
  }

  private comeBack(): void {
    clearInterval(this.pings);
    clearTimeout(this.silence);
    if (this.closed) return;
    this.connected(false);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }
}
