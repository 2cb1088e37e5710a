import { parentPort } from 'node:worker_threads';
import type { Transferable } from 'node:worker_threads';
import type { WorkAnswer } from './work-thread.ts';

/** In the thread's module: `work` does one piece after the other and says what of its result changes hands uncopied. */
export function answerWork<Work, Result>(
  work: (piece: Work) => Promise<Result>,
  handedOver: (result: Result) => Transferable[],
): void {
  const port = parentPort!;
  let before: Promise<unknown> = Promise.resolve();
  port.on('message', ({ id, work: piece }: { readonly id: number; readonly work: Work }) => {
    before = before.then(() => answer(id, piece));
  });

  async function answer(id: number, piece: Work): Promise<void> {
    try {
      const result = await work(piece);
      port.postMessage({ id, result } satisfies WorkAnswer<Result>, handedOver(result));
    } catch (error) {
      port.postMessage({ id, error } satisfies WorkAnswer<Result>);
    }
  }
}
