export interface Verdict {
  readonly ok: boolean;
  /** What to say: the violations of a red gate, a short count of a green one. */
  readonly report: string;
}

export interface Phase {
  readonly name: string;
  readonly run: () => Promise<Verdict>;
}

/** Runs the phases one after the other, prints each with its time, and says whether all were green. */
export async function runPhases(phases: readonly Phase[], print: (line: string) => void): Promise<boolean> {
  const red: string[] = [];
  for (const phase of phases) {
    const start = performance.now();
    const { ok, report } = await verdictOf(phase);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    print(`${ok ? '✓' : '✗'} ${phase.name.padEnd(16)} ${seconds.padStart(5)} s${ok ? `  ${report}` : ''}`);
    if (ok) continue;
    red.push(phase.name);
    print(report.trimEnd().replace(/^/gm, '    '));
  }
  print(red.length === 0 ? 'All gates are green.' : `Red: ${red.join(', ')}.`);
  return red.length === 0;
}

/** A gate that breaks is a red gate: it proved nothing. */
async function verdictOf(phase: Phase): Promise<Verdict> {
  try {
    return await phase.run();
  } catch (error) {
    return { ok: false, report: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
