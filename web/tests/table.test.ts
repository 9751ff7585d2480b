/** The table's store on a bad line: words of the server that come twice, late, in another order or not at all. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Later } from '../src/state/later.svelte';
import { TableStore } from '../src/state/table.svelte';

type Answer = (body: unknown) => unknown;

const state = (number: number, offers: unknown[] = []) => ({
  number,
  depth: number,
  seat: 0,
  to_act: [0],
  view: { at: number },
  offers,
});
const entry = (number: number, seat = 0) => ({
  number,
  depth: number,
  kind: 'move',
  seat,
  action: { kind: 'pass' },
  events: [],
});
const table = (revision: number) => ({
  id: 'T',
  title: '',
  status: 'running',
  number: 1,
  revision,
  own_seats: [0],
  seats: [{ name: 'Ada' }, { name: 'Ben' }],
});

/** The socket that the page has opened last. */
class Line {
  static all: Line[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  isClosed = false;

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(): void {}

  close(): void {
    this.isClosed = true;
  }

  tell(...messages: object[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const line = () => Line.all.at(-1)!;
const tellEntry = (number: number, seat = 0) => line().tell({ type: 'entry', entry: entry(number, seat) });
const tellState = (number: number) => line().tell({ type: 'state', state: state(number) });

let answers: Record<string, Answer>;
let store: TableStore;

/** An answer that comes when somebody lets it. */
function held(value: unknown): { answer: Answer; let: () => Promise<void> } {
  let pass = () => {};
  const waits = new Promise<void>((resolve) => (pass = resolve));
  return {
    answer: () => waits.then(() => value),
    let: async () => {
      pass();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(async () => {
  vi.useFakeTimers();
  Line.all = [];
  vi.stubGlobal('WebSocket', Line);
  answers = {
    'GET ': () => table(1),
    'GET /state': () => state(1, [{ kind: 'pass', actions: [{ kind: 'pass' }] }]),
    'GET /entries': () => [entry(1)],
    'GET /chat': () => [],
    'GET /plan': () => ({ ...state(1), planned: [] }),
    'DELETE /plan': () => null,
    'POST /moves': () => null,
    'POST /seen': () => null,
  };
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const path = new URL(address, location.href).pathname;
    const key = `${request.method} ${path.replace('/api/tables/T', '')}`;
    if (path.startsWith('/api/texts')) return new Response('{"sources": [], "currency": null}');
    const found = await answers[key]!(request.body ? JSON.parse(String(request.body)) : null);
    return new Response(JSON.stringify(found));
  });
  store = new TableStore('T', new URLSearchParams());
  await store.open();
  line().onopen?.();
  line().tell({ type: 'hello', number: 1, since: 1, heartbeat: 5 });
});

afterEach(() => {
  store.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('positions', () => {
  it('never go back to one that was told before', async () => {
    tellEntry(2);
    tellState(2);
    tellEntry(3);
    tellState(3);
    tellState(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.live!.number).toBe(3);
  });

  it('wait for their entries even if an older one comes meanwhile', async () => {
    tellState(2);
    tellState(1);
    tellEntry(2);
    expect(store.live!.number).toBe(2);
    expect(store.entries.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('that wait for their entries are not lost when the same table is looked at as another seat', async () => {
    tellState(2);
    await store.lookAs(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.live!.number).toBe(2);
  });

  it('that get lost after an own move are asked for as soon as it has been waited for', async () => {
    const done = store.act({ kind: 'pass' });
    await vi.advanceTimersByTimeAsync(10);
    tellEntry(2);
    const lines = Line.all.length;
    await vi.advanceTimersByTimeAsync(3100);
    await done;
    expect(Line.all.length).toBe(lines + 1);
    expect(line().address).toContain('since=2');
    tellState(2);
    expect(store.live!.number).toBe(2);
  });
});

describe('moves of others', () => {
  it('that arrive together with the own one before them do not keep it from being seen at once', async () => {
    tellEntry(2);
    tellEntry(3, 1);
    answers['GET /state'] = () => state(2);
    tellState(3);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.at).toBe(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.at).toBeNull();
  });
});

describe('what comes after the picture of a move', () => {
  it('stays as it was until then, also when the next move arrives first', async () => {
    const last = new Later(store, () => store.entries.length);
    expect(last.now).toBe(1);
    tellEntry(2);
    tellState(2);
    expect(last.now).toBe(1);
    tellEntry(3);
    tellState(3);
    expect([store.live!.number, last.now]).toEqual([3, 1]);
    await vi.advanceTimersByTimeAsync(100);
    expect(last.now).toBe(3);
  });

  it('is not waited for where nobody looks', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const last = new Later(store, () => store.entries.length);
    expect(last.now).toBe(1);
    tellEntry(2);
    tellState(2);
    expect(last.now).toBe(2);
  });
});

describe('entries', () => {
  it('are told once and in order, also when they come twice while the history is being loaded', async () => {
    store.table = { ...store.table!, status: 'open' };
    store.live = null;
    answers['GET '] = () => ({ ...table(2), number: 3 });
    answers['GET /state'] = () => state(3);
    answers['GET /entries'] = () => [entry(1), entry(2), entry(3)];
    line().tell({ type: 'table', table: table(2) });
    tellState(4);
    tellEntry(2);
    tellEntry(2);
    await vi.advanceTimersByTimeAsync(1000);
    tellEntry(4);
    tellState(4);
    expect(store.entries.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });
});

describe('a plan', () => {
  it('that is answered after the position has changed is not shown', async () => {
    const late = held({ ...state(1), planned: [{ seat: 0, action: { kind: 'pass' } }] });
    answers['POST /plan'] = late.answer;
    await store.planning.start();
    expect(store.plan).not.toBeNull();
    void store.act({ kind: 'pass' });
    tellEntry(2, 1);
    tellState(2);
    await late.let();
    expect(store.plan).toBeNull();
    expect(store.state!.number).toBe(2);
  });

  it('that was ended while a move was being planned does not come back', async () => {
    const late = held({ ...state(1), planned: [{ seat: 0, action: { kind: 'pass' } }] });
    answers['POST /plan'] = late.answer;
    await store.planning.start();
    void store.act({ kind: 'pass' });
    store.planning.end();
    await late.let();
    expect(store.plan).toBeNull();
  });

  it('whose first part cannot be planned again ends, and nothing more is planned', async () => {
    const planned = [1, 2, 3].map(() => ({ seat: 0, action: { kind: 'pass' } }));
    answers['GET /plan'] = () => ({ ...state(1), planned });
    await store.planning.start();
    const asked = vi.fn(() => Promise.reject(new Error('away')));
    answers['POST /plan'] = asked;
    await store.undo();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is ended without a server', async () => {
    await store.planning.start();
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    answers['DELETE /plan'] = () => Promise.reject(new Error('away'));
    store.planning.end();
    await vi.advanceTimersByTimeAsync(10);
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
  });
});

describe('the table', () => {
  it('stays as it was told last when an earlier answer comes later', async () => {
    const late = held(table(2));
    answers['GET '] = late.answer;
    line().tell({ type: 'table', table: table(2) });
    answers['GET '] = () => table(3);
    line().tell({ type: 'table', table: table(3) });
    await vi.advanceTimersByTimeAsync(10);
    await late.let();
    expect(store.table!.revision).toBe(3);
  });

  it('that was left before it had opened has no line', async () => {
    const late = held([]);
    answers['GET /chat'] = late.answer;
    const left = new TableStore('T', new URLSearchParams());
    const lines = Line.all.length;
    const opened = left.open();
    left.close();
    await late.let();
    await opened;
    expect(Line.all.length).toBe(lines);
  });
});

describe('waiting', () => {
  it('lasts until the last of what is under way has been answered', async () => {
    const [move, look] = [held(null), held(state(0))];
    answers['POST /moves'] = move.answer;
    answers['GET /state'] = look.answer;
    void store.act({ kind: 'pass' });
    void store.look(0);
    await look.let();
    expect(store.waiting).toBe(true);
    await move.let();
    tellEntry(2);
    tellState(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.waiting).toBe(false);
  });
});

describe('the line', () => {
  it('that has not said how often it beats is not given up at once', async () => {
    const other = new TableStore('T', new URLSearchParams());
    await other.open();
    const lines = Line.all.length;
    line().onopen?.();
    tellEntry(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(Line.all.length).toBe(lines);
    other.close();
  });
});

describe('a line that was cut', () => {
  it('without a word is told, and tried again until one can be made', async () => {
    await vi.advanceTimersByTimeAsync(30_000);
    expect(store.connected).toBe(false);
    const tried = Line.all.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.all.length).toBeGreaterThan(tried + 1);
    line().onopen?.();
    expect(store.connected).toBe(true);
  });

  it('is tried at once when the device has a network again', () => {
    line().onclose?.();
    const tried = Line.all.length;
    dispatchEvent(new Event('online'));
    expect(Line.all.length).toBe(tried + 1);
  });
});
