/** Whom one does not want to read in the chat, at any table. */
import { call, get, post } from '../api/http';

export type Muted = { by: number; name: string };

class Mutes {
  muted = $state.raw<Muted[]>([]);

  async load(): Promise<void> {
    this.muted = await get<Muted[]>('/api/mutes');
  }

  has(by: number | null): boolean {
    return this.muted.some((person) => person.by === by);
  }

  /** Read nothing more of whoever said this line; `chat` is the address of the table's chat. */
  async mute(chat: string, line: number): Promise<void> {
    await post(`${chat}/${line}/mute`);
    await this.load();
  }

  async unmute(by: number): Promise<void> {
    await call('DELETE', `/api/mutes/${by}`);
    await this.load();
  }
}

export const mutes = new Mutes();
