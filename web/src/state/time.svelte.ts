/** The time as the server has it: the clock of a device may be wrong by hours. */
import { createSubscriber } from 'svelte/reactivity';

const TICK = 500;
/** Goes on whatever is done to the clock of the device. */
const steady = () => performance.now() / 1000;

export class ServerTime {
  /** So far the server is ahead; null until it has told the time. */
  private ahead = $state<number | null>(null);
  private readonly tick = createSubscriber((update) => {
    const timer = setInterval(update, TICK);
    return () => clearInterval(timer);
  });

  hear(now: number): void {
    this.ahead = now - steady();
  }

  /** Seconds, which go on as long as somebody looks. */
  get now(): number | null {
    this.tick();
    return this.ahead === null ? null : steady() + this.ahead;
  }
}
