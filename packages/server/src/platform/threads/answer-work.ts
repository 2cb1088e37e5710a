import { parentPort } from 'node:worker_threads';
import type { Transferable } from 'node:worker_threads';
import type { WorkAnswer } from './work-thread.ts';

/**
 * In the thread's module: `work` does one piece, `handedOver` says what of its result changes hands uncopied. The next piece
 * comes only after the answer.
 */
export function answerWork<Work, Result>(
  work: (piece: Work) => Promise<Result>,
  handedOver: (result: Result) => Transferable[],
): void {
  const port = parentPort!;
  port.on('message', ({ id, work: piece }: { readonly id: number; readonly work: Work }) => {
    void answer(id, piece);
  });
  port.postMessage({ ready: true } satisfies WorkAnswer<Result>);

  async function answer(id: number, piece: Work): Promise<void> {
    try {
      const result = await work(piece);
      port.postMessage({ id, result } satisfies WorkAnswer<Result>, handedOver(result));
    } catch (error) {
      port.postMessage({ id, error } satisfies WorkAnswer<Result>);
    }
  }
}
