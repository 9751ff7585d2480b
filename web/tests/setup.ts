/** The texts of the house for the tests: read from the locale files, as the server would send them. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { vi } from 'vitest';

const LOCALE = resolve(import.meta.dirname, '../../src/kursbuch/locale');
const SHARED = ['common', 'server', 'report', 'web'];
const OWN: Record<string, string[]> = {
  '': [],
  '1830': ['eighteenxx', '1830'],
  '1849': ['eighteenxx', '1849'],
};

function textsFor(address: URL): unknown {
  const language = address.pathname.split('/').at(-1);
  const files = [...SHARED, ...(OWN[address.searchParams.get('title') ?? ''] ?? [])];
  const sources = files.map((name) => readFileSync(`${LOCALE}/${language}/${name}.ftl`, 'utf-8'));
  return { sources, currency: '$#' };
}

vi.stubGlobal('fetch', async (request: string | URL | Request) => {
  const address = new URL(request instanceof Request ? request.url : String(request), location.href);
  return new Response(JSON.stringify(textsFor(address)), { headers: { 'Content-Type': 'application/json' } });
});
