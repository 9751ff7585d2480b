/** One table: what the server tells of it, and what the person at this screen looks at. */
import { call, get, post, Problem, Unreachable } from '../api/http';
import { Live, type Message } from '../api/live';
import type { Plan, State } from '../api/state';
import type { Action, ChatLine, Entry, Offer, Order, Table } from '../api/types';
import { kept } from '../parts/names';
import { painted } from '../parts/painted';
import { Planning } from './planning.svelte';
import { sharing } from './sharing';
import { Showing } from './showing.svelte';
import { symbols } from './symbols.svelte';
import { ServerTime } from './time.svelte';
import { texts } from './texts.svelte';
import { turns } from './turns.svelte';
import { update } from './update.svelte';

const SEEN_AFTER = 1000;
/** So long a move that was accepted is waited for, in case it is told another way. */
const LONGEST_WAIT = 3000;
/** So long an entry waits for the position after it, and a position for the entries before it. */
const LONGEST_APART = 150;

export class TableStore {
  table = $state.raw<Table | null>(null);
  /** The position now, as the own seat sees it. */
  live = $state.raw<State | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<string[]>([]);
  connected = $state(true);
  problem = $state.raw<unknown>(null);
  /** How many requests are under way that the person waits for. */
  private attempts = $state(0);

  /** The entry of the history that is looked at; null is now. */
  at = $state<number | null>(null);
  private past = $state.raw<State | null>(null);
  /** What is selected on the board, as `hex:H12`. */
  selected = $state<string | null>(null);
  /** Routes to be drawn over the board, as path data. */
  drawnRoutes = $state.raw<string[]>([]);
  isHelpOpen = $state(false);
  /** Which panel is open beside the table, and a line for the chat that is not said yet: also while the map is looked at. */
  beside = $state('log');
  unsaid = $state('');
  /** Whether the position has had its picture: what can be done anew in it is shown after that. */
  isPictured = $state(true);
  readonly showing = new Showing(this);
  readonly time = new ServerTime();
  readonly planning: Planning;

  /** How often a position was asked for: an answer that comes after another question is late. */
  private looks = 0;
  /** The position that somebody waits for. */
  private awaited: { number: number; arrive: () => void } | null = null;
  /** Entries that were heard of before their position, and a position before its entries. */
  private early: Entry[] = [];
  private coming: State | null = null;
  private apartTimer: ReturnType<typeof setTimeout> | undefined;
  private connection: Live | null = null;
  private isClosed = false;
  private seenTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly path: string;
  private readonly invitation: string | null;

  constructor(
    readonly id: string,
    query: URLSearchParams,
  ) {
    this.path = `/api/tables/${id}`;
    this.invitation = query.get('invitation');
    this.planning = new Planning(this, `${this.path}/plan`);
  }

  get waiting(): boolean {
    return this.attempts > 0;
  }

  get plan(): Plan | null {
    return this.planning.plan;
  }

  /** The position that is shown: planned, past, or now. */
  get state(): State | null {
    return this.plan ?? (this.at === null ? this.live : this.past);
  }

  /** The entry after which the position now is: one told again has the same, and nothing begins anew. */
  readonly number: number | undefined = $derived(this.live?.number);

  /** Who looks, and what can be done: as long as both stay, so does whatever somebody is in the middle of. */
  readonly seat: number | null = $derived(this.state?.seat ?? null);
  readonly offers: Offer[] | undefined = $derived(this.state?.offers);

  get players(): string[] {
    return this.table?.seats.map((seat) => kept(seat.name)) ?? [];
  }

  get title(): string {
    return this.table?.title ?? '';
  }

  /** Whether moves can be made here and now: in the plan, or in the game if it is an own seat's turn. */
  get mayAct(): boolean {
    if (this.plan !== null) return this.plan.offers.length > 0;
    return this.at === null && (this.live?.offers.length ?? 0) > 0;
  }

  async loadChat(): Promise<void> {
    this.chat = await get<ChatLine[]>(`${this.path}/chat${this.query({})}`);
  }

  async open(): Promise<void> {
    this.table = await get<Table>(this.path + this.query({}));
    const game = this.table.status === 'open' ? null : this.loadGame();
    await Promise.all([texts.load(texts.language, this.title), game, this.loadChat()]);
    if (this.isClosed) return;
    this.connection = new Live(
      () => this.liveAddress(),
      (message) => this.hear(message),
      (isConnected) => this.hearConnection(isConnected),
    );
  }

  /** What failed because the server was away is over when it is back. */
  private hearConnection(isConnected: boolean): void {
    if (isConnected && !this.connected) void update.look();
    this.connected = isConnected;
    if (isConnected && this.problem instanceof Unreachable) this.problem = null;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.seenTimer);
    clearTimeout(this.apartTimer);
    this.showing.stop();
    this.connection?.close();
  }

  private async loadGame(): Promise<void> {
    const [state, entries] = await Promise.all([
      get<State>(`${this.path}/state${this.query({ drawing: 'true' })}`),
      this.loadEntries(),
    ]);
    if (state.number >= (this.live?.number ?? 0)) this.take(state);
    if (entries.length > this.entries.length) this.entries = entries;
    this.noteSeen();
  }

  /** The history comes in portions. */
  private async loadEntries(): Promise<Entry[]> {
    const all: Entry[] = [];
    for (;;) {
      const since = String(all.at(-1)?.number ?? 0);
      const more = await get<Entry[]>(`${this.path}/entries${this.query({ since })}`);
      all.push(...more);
      if (more.length === 0 || all.length >= (this.table?.number ?? 0)) return all;
    }
  }

  private liveAddress(): string {
    const since = String(this.entries.at(-1)?.number ?? 0);
    const chat_since = String(this.chat.at(-1)?.number ?? 0);
    const have: Record<string, string> = this.live ? { have: String(this.live.number) } : {};
    const query = this.query({
      since,
      chat_since,
      states: 'true',
      drawing: 'true',
      lang: texts.language,
      ...have,
    });
    return `${this.path}/live${query}`;
  }

  private hear(message: Message): void {
    if (message.type === 'hello') this.time.hear(message.now);
    else if (message.type === 'entry') this.hearEntry(message.entry);
    else if (message.type === 'state') this.hearState(message.state);
    else if (message.type === 'chat') this.hearChat(message.line);
    else if (message.type === 'present') this.present = message.names;
    else if (message.type === 'table') this.askTable();
    else if (message.type === 'beat') this.hearBeat(message);
    else if (message.type === 'problem') this.problem = new Error(message.text);
  }

  /** The beat comes after all that the server has told: whoever knows less has missed something, and asks. */
  private hearBeat(beat: { number: number; chat: number; revision: number }): void {
    const known = Math.min(this.entries.at(-1)?.number ?? 0, this.live?.number ?? 0);
    const isBehind = this.table?.status !== 'open' && known < beat.number;
    if (isBehind || (this.chat.at(-1)?.number ?? 0) < beat.chat) this.connection?.again();
    if (this.table !== null && this.table.revision < beat.revision) this.askTable();
  }

  /** What cannot be asked for now is asked for again after the next beat. */
  private askTable(): void {
    this.hearTable().catch(() => null);
  }

  private get lastHeard(): number {
    return (this.early.at(-1) ?? this.entries.at(-1))?.number ?? 0;
  }

  private hearEntry(entry: Entry): void {
    if (entry.number !== this.lastHeard + 1) return;
    this.early.push(entry);
    this.bringTogether();
  }

  /** A busy server may tell a position before the last entries that led to it; one that is over tells nothing. */
  private hearState(state: State): void {
    symbols.takeFrom(state.drawing);
    if (state.number < Math.max(this.live?.number ?? 0, this.coming?.number ?? 0)) return;
    this.coming = state;
    this.bringTogether();
  }

  /** Entries and their position are one picture: whichever is first waits for the other, but not long. */
  private bringTogether(): void {
    if (this.coming !== null && this.coming.number <= this.lastHeard) return this.takeHeard();
    clearTimeout(this.apartTimer);
    this.apartTimer = setTimeout(() => this.takeHeard(), LONGEST_APART);
  }

  private takeHeard(): void {
    const state = this.coming;
    this.tellEarly();
    if (state !== null) this.take(state);
  }

  /** What comes after its position changes nothing that is looked at or chosen in it. */
  private tellEarly(): void {
    const known = this.entries.at(-1)?.number ?? 0;
    const told = this.early.filter((entry) => entry.number > known);
    this.early = [];
    if (told.length === 0) return;
    this.entries = [...this.entries, ...told];
    const shown = this.live?.number ?? 0;
    for (const entry of told) if (entry.number > shown) this.showing.hear(entry);
    this.noteSeen();
    turns.lookSoon();
  }

  private hearChat(line: ChatLine): void {
    if (line.number === (this.chat.at(-1)?.number ?? 0) + 1) this.chat = [...this.chat, line];
  }

  /** What a player has looked at for a moment is no longer new in the lobby. */
  private noteSeen(): void {
    clearTimeout(this.seenTimer);
    this.seenTimer = setTimeout(() => {
      const number = this.entries.at(-1)?.number ?? 0;
      const plays = (this.table?.own_seats.length ?? 0) > 0;
      if (plays && !document.hidden) void post(`${this.path}/seen`, { number }).catch(() => null);
    }, SEEN_AFTER);
  }

  /** What all are told of a table lacks what is one's own: it is asked for. */
  private async hearTable(): Promise<void> {
    const table = await get<Table>(this.path + this.query({}));
    if (table.revision < (this.table?.revision ?? 0)) return;
    const wasOpen = this.table?.status === 'open';
    this.table = table;
    if (wasOpen && this.table.status !== 'open' && this.live === null) await this.loadGame();
  }

  /** A plan belongs to a position and ends with it; what is selected stays while others do something besides. */
  private take(state: State): void {
    if (state.number >= (this.coming?.number ?? 0)) {
      clearTimeout(this.apartTimer);
      this.tellEarly();
      this.coming = null;
    }
    symbols.takeFrom(state.drawing);
    const before = this.live;
    const now = sharing(before, state);
    if (now.number !== before?.number) {
      this.planning.drop();
      if (!this.isBesides(before, now)) this.selected = null;
      this.awaitPicture();
    }
    this.live = now;
    if (state.number >= (this.awaited?.number ?? Infinity)) this.awaited!.arrive();
  }

  /** Whether somebody else has made a move that leaves the same person the same choices. */
  private isBesides(before: State | null, now: State): boolean {
    const last = this.entries.at(-1);
    const isOfOthers = last?.number === now.number && last.kind === 'move' && last.seat !== now.seat;
    return isOfOthers && now.offers === before?.offers && now.seat === before.seat;
  }

  /** Nobody waits for a picture that is not drawn. */
  private awaitPicture(): void {
    this.isPictured = document.hidden;
    if (!this.isPictured) void painted().then(() => (this.isPictured = true));
  }

  /** Until the position after an entry has arrived: before that nothing new can be done. What got lost is asked for. */
  private async arrival(number: number): Promise<void> {
    const isMissing = () => !this.isClosed && (this.live?.number ?? 0) < number;
    if (!isMissing()) return;
    await new Promise<void>((arrive) => {
      this.awaited = { number, arrive };
      setTimeout(arrive, LONGEST_WAIT);
    });
    if (isMissing()) this.connection?.again();
  }

  /** Try something that the server may refuse: the reason is shown, and nothing is lost. */
  async attempt<T>(what: () => Promise<T>): Promise<T | null> {
    this.problem = null;
    this.attempts++;
    try {
      return await what();
    } catch (reason) {
      this.problem = reason;
      return null;
    } finally {
      this.attempts--;
    }
  }

  /** Make the move, in the plan if there is one. What is selected is let go when the move is heard of. */
  async act(action: Action): Promise<void> {
    if (this.plan !== null) return this.planning.move(action);
    const { number, seat } = this.live!;
    await this.attempt(async () => {
      await post(`${this.path}/moves`, { number, seat, action });
      await this.arrival(number + 1);
    });
  }

  /** Look as another own seat that may act out of turn; the next move brings back whoever is on turn. */
  async lookAs(seat: number): Promise<void> {
    const number = this.live!.number;
    const query = this.query({ seat: String(seat), drawing: 'true', have: String(number) });
    const state = await this.attempt(() => get<State>(`${this.path}/state${query}`));
    if (state?.number === number && this.live?.number === number) this.take(state);
  }

  /** Take back what the log shows last: its entries arrive a moment before the position does. */
  async undo(count = 1): Promise<void> {
    if (this.plan !== null) return this.planning.back();
    const number = this.entries.at(-1)?.number ?? 0;
    await this.attempt(() => post(`${this.path}/undo`, { number, count }));
  }

  /** Look at the position after an entry; null is now. */
  goTo(number: number | null): Promise<void> {
    this.showing.stop();
    return this.look(number);
  }

  /** Keep the position that is seen while moves arrive; false if another one is looked at. */
  hold(): boolean {
    if (this.live === null || this.at !== null) return false;
    this.past = { ...this.live, offers: [] };
    this.at = this.live.number;
    return true;
  }

  /** Look at a position, also while moves are shown one after the other. */
  async look(number: number | null): Promise<void> {
    const last = this.live?.number ?? 0;
    const look = ++this.looks;
    this.planning.drop();
    this.selected = null;
    if (number === null || number >= last) {
      this.at = null;
      return;
    }
    const query = this.query({ at: String(number), drawing: 'true', have: String(last) });
    const state = await this.attempt(() => get<State>(`${this.path}/state${query}`));
    if (state === null || look !== this.looks) return;
    symbols.takeFrom(state.drawing);
    this.past = { ...state, offers: [] };
    this.at = number;
  }

  say(text: string): Promise<unknown> {
    return this.attempt(() => post(`${this.path}/chat${this.query({})}`, { text }));
  }

  change(what: 'join' | 'leave' | 'start' | 'abandon' | 'rematch', body: unknown = {}): Promise<unknown> {
    return this.attempt(async () => {
      const bodies = what === 'join' ? { ...(body as object), invitation: this.invitation } : undefined;
      const answer = await post<{ id?: string }>(`${this.path}/${what}`, bodies);
      await this.hearTable();
      return answer;
    });
  }

  /** A bot takes a seat, or its person comes back. */
  changeSeat(seat: number, body: { kind: 'bot' | 'person'; bot?: string }): Promise<unknown> {
    return this.attempt(async () => {
      this.table = await call<Table>('PUT', `${this.path}/seats/${seat}`, body);
    });
  }

  orders = (): Promise<Order[]> => get(`${this.path}/orders`);

  /** A request about this table: `/story`, `/hints` ... */
  ask<T>(path: string): Promise<T> {
    const invitation = this.query({}).slice(1);
    return get<T>(`${this.path}${path}${invitation && (path.includes('?') ? '&' : '?') + invitation}`);
  }

  send<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
    return call<T>(method, this.path + path, body);
  }

  private query(values: Record<string, string>): string {
    const all = new URLSearchParams({
      ...values,
      ...(this.invitation ? { invitation: this.invitation } : {}),
    });
    return all.size > 0 ? `?${all}` : '';
  }
}

export function isRefusal(problem: unknown): problem is Problem {
  return problem instanceof Problem && problem.citation !== null;
}
