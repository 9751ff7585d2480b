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

/** No answer came at all: the server or the way to it is away. */
export class Unreachable extends Error {}

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch (reason) {
    throw new Unreachable(String(reason));
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': language };
  if (csrf !== null) headers['X-CSRF-Token'] = csrf;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await reach(path, {
    keepalive: method === 'PUT', // what is being kept while the page goes away is kept all the same
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  const content = text === '' ? null : JSON.parse(text);
  if (!answer.ok) {
    throw new Problem(
      answer.status,
      content?.code ?? 'unknown',
      content?.text ?? answer.statusText,
      content?.citation,
      content?.fitting,
    );
  }
  return content as T;
}

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body?: unknown) => call<T>('POST', path, body);
