import { expose } from 'comlink';
import type { FieldWorkerApi } from '../../../src/ai/field/worker/fieldWorkerApi';
import type { AiWorkerApi } from '../../../src/ai/worker/aiWorker';

/** A worker in the same thread: messages are cloned and arrive later, as between real threads. */
export class FakeWorker extends EventTarget {
  terminated = false;
  private readonly inside = new EventTarget();

  constructor(service: AiWorkerApi | FieldWorkerApi) {
    super();
    const postMessage = (data: unknown): void => this.deliver(this, data);
    expose(service, {
      postMessage,
      addEventListener: this.inside.addEventListener.bind(this.inside),
      removeEventListener: this.inside.removeEventListener.bind(this.inside),
    });
  }

  postMessage(data: unknown): void {
    this.deliver(this.inside, data);
  }

  terminate(): void {
    this.terminated = true;
  }

  crash(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }

  /** What this object stands for. */
  asWorker(): Worker {
    return this as unknown as Worker;
  }

  private deliver(to: EventTarget, data: unknown): void {
    const event = new MessageEvent('message', { data: structuredClone(data) });
    queueMicrotask(() => {
      if (!this.terminated) to.dispatchEvent(event);
    });
  }
}
