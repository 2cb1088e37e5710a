const HEARTBEAT_SECONDS = 15;

/** A failure whose message is a sentence for the reader; nothing else of it is printed. */
export class Problem extends Error {}

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {number} since milliseconds, as Date.now() */
export function secondsSince(since) {
  return `${((Date.now() - since) / 1000).toFixed(1).replace('.', ',')} s`;
}

/**
 * Says what is being done, that it is still going on, and how long it took.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const since = Date.now();
  say(`• ${what} …`);
  const heartbeat = setInterval(
    () => say(`  … ancora al lavoro (${secondsSince(since)})`),
    HEARTBEAT_SECONDS * 1000,
  );
  try {
    const result = await work();
    say(`  fatto in ${secondsSince(since)}`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * Runs the main function of a command: a Problem is told in one sentence, everything else with its stack.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`\n${explain(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * @param {unknown} error
 * @returns {string} the sentence of a Problem, everything else with its stack
 */
export function explain(error) {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
