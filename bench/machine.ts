import { availableParallelism, cpus, loadavg } from 'node:os';
import { median } from './figures/statistics.ts';

const STEPS = 20_000_000;
const TIMES = 5;

/**
 * Milliseconds of a fixed loop of integer arithmetic on one processor, median of five. Timed beside the figures:
 * milliseconds compare only where this number is equal.
 */
export function timeProcessorLoop(): number {
  const times = Array.from({ length: TIMES }, () => {
    const begin = performance.now();
    let state = 1;
    for (let step = 0; step < STEPS; step++) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
    }
    // a loop whose result nobody needs would be left out
    if (state === 0) throw new Error('this generator never reaches zero');
    return performance.now() - begin;
  });
  return median(times);
}

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly node: string;
  readonly loopMs: number;
}

export function readMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown processor',
    cores: availableParallelism(),
    node: process.version,
    loopMs: timeProcessorLoop(),
  };
}

export function machineLine({ processor, cores, node, loopMs }: Machine): string {
  const load = loadavg()[0]!.toFixed(1);
  return `${processor}, ${cores} cores, Node ${node}, load ${load}, processor loop ${loopMs.toFixed(1)} ms`;
}
