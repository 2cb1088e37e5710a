import { parseArgs } from 'node:util';
import { StartProblem } from './start-problem.ts';

const USAGE = 'Uso: npm run audit:verify, oppure npm run audit:verify -- --anchor 12:ab34…';

/** The anchor of the command line, in small letters; undefined without one. Throws StartProblem with the usage. */
export function readAnchor(args: readonly string[]): string | undefined {
  const anchor = parse(args);
  if (anchor === undefined || /^\d{1,15}:[0-9a-f]{64}$/i.test(anchor)) return anchor?.toLowerCase();
  throw new StartProblem(
    `--anchor vuole quello che una verifica precedente ha stampato, un numero, due punti e 64 cifre esadecimali, ` +
      `non '${anchor}'. ${USAGE}`,
  );
}

function parse(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { anchor: { type: 'string' } } }).values.anchor;
  } catch (error) {
    throw new StartProblem(`Opzioni non comprese: ${args.join(' ')}. ${USAGE}`, { cause: error });
  }
}
