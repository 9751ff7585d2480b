/** Requests to the server. What it refuses is thrown as a `Problem` with the server's own sentence. */
import type { Citation } from './types';

let csrf: string | null = null;
let language = 'en';

export function setCsrf(token: string | null): void {
  csrf = token;
}

export function setRequestLanguage(tag: string): void {
  language = tag;
}

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly citation: Citation | null = null,
    /** How many actions of an imported game fit. */
    readonly fitting: number | null = null,
  ) {
    super(text);
  }
}

/** No answer of the server came: it is away, or the way to it, or something on the way answers in its place. */
export class Unreachable extends Error {}

const SOON = 2000;
/** When a server that was away is asked again. */
export const soon = () => new Promise((pass) => setTimeout(pass, SOON));

type Answer = { status: number; isGood: boolean; content: unknown };
type Refusal = { code?: string; text?: string; citation?: Citation; fitting?: number };

/** On a line that was cut without a word, as in a tunnel, an answer never comes. */
const PATIENCE = 30_000;

async function reach(path: string, request: RequestInit): Promise<Answer> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), PATIENCE);
  try {
    const answer = await fetch(path, { ...request, signal: ending.signal });
    const text = await answer.text();
    return { status: answer.status, isGood: answer.ok, content: text === '' ? null : JSON.parse(text) };
  } catch (reason) {
    throw new Unreachable(String(reason));
  } finally {
    clearTimeout(timer);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': language };
  if (csrf !== null) headers['X-CSRF-Token'] = csrf;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const { status, isGood, content } = await reach(path, {
    keepalive: method === 'PUT', // what is being kept while the page goes away is kept all the same
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (isGood) return content as T;
  const { code, text, citation, fitting } = (content ?? {}) as Refusal;
  if (code === undefined || text === undefined) throw new Unreachable(String(status));
  throw new Problem(status, code, text, citation, fitting);
}

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body?: unknown) => call<T>('POST', path, body);
