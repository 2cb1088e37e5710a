import { setTimeout as pause } from 'node:timers/promises';
import { answerWork } from './answer-work.ts';

/** A thread that doubles numbers, refuses 13, never ends with 0, takes all memory for −1 and n milliseconds from 100 on. */
answerWork<number, number>(
  async (piece) => {
    if (piece === 13) throw new Error('thirteen');
    while (piece === 0);
    for (const kept: string[][] = []; piece === -1;)
      kept.push(Array.from({ length: 10_000 }, (_, n) => `${n}`));
    if (piece >= 100) await pause(piece);
    return piece * 2;
  },
  () => [],
);
