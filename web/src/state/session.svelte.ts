/** Who sits at this screen. */
import { call, get, post, setCsrf } from '../api/http';
import type { Session } from '../api/types';
import { t } from './texts.svelte';

class SessionStore {
  name = $state<string | null>(null);
  guestOf = $state<string | null>(null);
  /** With it a guest comes back to the table without the cookie. */
  returnCode = $state<string | null>(null);
  /** A server for this machine alone: nobody needs a password. */
  isLocal = $state(false);

  /**
   * Who is logged in. On a server for this machine alone its one player comes in without a password, and the table
   * that is ready is given.
   */
  async resume(): Promise<string | null> {
    this.take(await get<Session>('/api/session'));
    if (this.name !== null || !this.isLocal) return null;
    const arrived = await post<Session>('/api/session/local');
    this.take(arrived);
    return arrived.table ?? null;
  }

  async logIn(name: string, password: string): Promise<void> {
    await this.enter('/api/session', { name, password });
  }

  async register(name: string, password: string): Promise<void> {
    await this.enter('/api/accounts', { name, password });
  }

  async comeAsGuest(name: string, invitation: string): Promise<void> {
    await this.enter('/api/guests', { name, invitation });
  }

  async comeBack(code: string): Promise<void> {
    this.take(await post<Session>('/api/guests/return', { code }));
  }

  async logOut(): Promise<void> {
    await call('DELETE', '/api/session');
    setCsrf(null);
    this.name = null;
    this.guestOf = null;
    this.returnCode = null;
  }

  /** A browser that refuses cookies would be a stranger again with the next request. */
  private async enter(path: string, who: Record<string, string>): Promise<void> {
    const entered = await post<Session>(path, who);
    const { name } = await get<Session>('/api/session');
    if (name === null) throw new Error(t('web-cookies-needed'));
    this.take(entered);
  }

  private take(session: Session): void {
    this.name = session.name;
    this.guestOf = session.guest_of ?? null;
    this.returnCode = session.return_code ?? null;
    this.isLocal = session.local;
    setCsrf(session.csrf_token ?? null);
  }
}

export const session = new SessionStore();
