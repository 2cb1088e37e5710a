import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Names of measures, in the order in which they run. */
  readonly only: readonly string[];
  /** File for the figures as JSON. */
  readonly json: string | null;
}

/** Reads `--only name,name` and `--json file`. Throws with a sentence for the terminal when they are wrong. */
export function readOptions(args: readonly string[], known: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, json: { type: 'string' } },
  });
  const asked = values.only?.split(',').map((name) => name.trim());
  const unknown = asked?.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`No measure is called '${unknown}': ${known.join(', ')}.`);
  return {
    only: asked === undefined ? known : known.filter((name) => asked.includes(name)),
    json: values.json ?? null,
  };
}
