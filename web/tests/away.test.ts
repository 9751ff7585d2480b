/** What fails around the page: something else answers in the server's place, texts do not come, nothing can be kept. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { get, Problem, Unreachable } from '../src/api/http';
import { kept } from '../src/state/kept';
import { texts } from '../src/state/texts.svelte';

afterEach(() => vi.restoreAllMocks());

const answering = (body: string, status: number) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(body, { status })));

describe('an answer', () => {
  it.each([
    ['a page of a proxy', '<html>502 Bad Gateway</html>', 502],
    ['nothing', '', 503],
    ['a page of a hotel', '<html>Log in here</html>', 200],
    ['another program', '{"detail": "Not Found"}', 404],
  ])('of %s is none of the server', async (_, body, status) => {
    answering(body, status);
    await expect(get('/api/titles')).rejects.toBeInstanceOf(Unreachable);
  });

  it('that never comes is not waited for without end', async () => {
    vi.useFakeTimers();
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_, request) =>
        new Promise((_, fail) =>
          request!.signal!.addEventListener('abort', () => fail(new Error('aborted'))),
        ),
    );
    const asked = get('/api/titles').catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await asked).toBeInstanceOf(Unreachable);
    vi.useRealTimers();
  });

  it('of the server that refuses is its own sentence', async () => {
    answering('{"code": "seat.taken", "text": "The seat is taken."}', 409);
    const refused = await get('/api/titles').catch((reason: unknown) => reason);
    expect(refused).toBeInstanceOf(Problem);
    expect((refused as Problem).message).toBe('The seat is taken.');
  });
});

describe('texts', () => {
  it('that did not come are asked for again', async () => {
    const failing = answering('', 502);
    await expect(texts.load('de')).rejects.toBeInstanceOf(Unreachable);
    failing.mockRestore();
    await texts.load('de');
    await texts.use('de');
    expect(texts.text('web-lobby')).toBe('Lobby');
  });

  it('are there for everybody who waits for them', async () => {
    void texts.load('de', '1849');
    await texts.load('de', '1849');
    expect(texts.has('heading-bonds', '1849')).toBe(true);
  });
});

describe('where nothing can be kept', () => {
  it('a choice counts until the page is left', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    kept.set('theme', 'dark');
    expect(kept.get('theme')).toBeNull();
    vi.unstubAllGlobals();
  });
});
