import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readDefect } from '../defects/defect.ts';
import type { Defect } from '../defects/defect.ts';
import { runCommand } from '../run-command.ts';
import type { Passage } from './passage.ts';
import { PlanProblem } from './plan.ts';
import type { Files } from './plan.ts';
import { format, writeFileAt } from './tree.ts';

const FOLDER = 'tools/planted';
/** As in a copy without a repository: a patch is judged by the files as they stand. */
const outside = (root: string) => ({ GIT_CEILING_DIRECTORIES: root, GIT_DIR: '/dev/null' });

/** A defect as it stands before the passage: its lines above the patch, and the files with the defect in them. */
interface PlantedBefore {
  readonly defect: Defect;
  readonly head: string;
  readonly sound: Files;
  readonly defective: Files;
}

export function readDefects(root: string): readonly Defect[] {
  return readdirSync(join(root, FOLDER))
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map((file) => readDefect(join(root, FOLDER, file)));
}

/** Plants each defect in a copy of the files that it changes. Throws PlanProblem for one that does not apply. */
export async function plantBefore(root: string, tree: Files): Promise<readonly PlantedBefore[]> {
  const planted: PlantedBefore[] = [];
  for (const defect of readDefects(root)) planted.push(await plantOne(defect, tree));
  return planted;
}

async function plantOne(defect: Defect, tree: Files): Promise<PlantedBefore> {
  const folder = mkdtempSync(join(tmpdir(), 'torre-move-'));
  try {
    const sound = new Map(
      defect.changes.flatMap((path) => (tree.has(path) ? [[path, tree.get(path)!] as const] : [])),
    );
    for (const [path, text] of sound) writeFileAt(folder, path, text);
    const { code, errors } = await runCommand('git', ['apply', '--whitespace=nowarn', defect.file], {
      cwd: folder,
      env: outside(folder),
    });
    if (code !== 0) throw new PlanProblem(`${defect.name} does not apply: ${errors.trim()}`);
    const defective = new Map(
      defect.changes
        .filter((path) => existsSync(join(folder, path)))
        .map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const),
    );
    return { defect, head: headOf(defect), sound, defective };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const headOf = ({ file }: Defect): string => readFileSync(file, 'utf8').split(/^(?:diff |--- )/m)[0]!;

/**
 * Makes every patch anew: the passage over the files with the defect, and the difference to the tree after it. `root` holds
 * that tree already, formatted. Returns the names of those that changed.
 */
export async function plantAnew(
  root: string,
  passage: Passage,
  planted: readonly PlantedBefore[],
): Promise<readonly string[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'torre-move-'));
  try {
    cpSync(join(root, '.oxfmtrc.json'), join(scratch, '.oxfmtrc.json'));
    const works = planted.map(({ defect, head, sound, defective }) => {
      const after = passage.rewrite(defective);
      const paths = new Set([...after.keys(), ...passage.rewrite(sound).keys()]);
      for (const path of paths) {
        if (existsSync(join(root, path)))
          writeFileAt(scratch, `a/${defect.name}/${path}`, readFileSync(join(root, path), 'utf8'));
      }
      for (const [path, text] of after) writeFileAt(scratch, `b/${defect.name}/${path}`, text);
      return { defect, head, written: [...after.keys()].map((path) => `b/${defect.name}/${path}`) };
    });
    await format(
      scratch,
      works.flatMap(({ written }) => written),
    );
    const changed: string[] = [];
    for (const { defect, head } of works) {
      const [newHead] = passage.rewrite(new Map([[`${FOLDER}/${basename(defect.file)}`, head]])).values();
      const patch = newHead + (await difference(scratch, defect.name));
      if (patch === readFileSync(defect.file, 'utf8')) continue;
      writeFileSync(defect.file, patch);
      changed.push(defect.name);
    }
    return changed;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function difference(scratch: string, name: string): Promise<string> {
  const args = [
    'diff',
    '--no-index',
    '--no-color',
    '--no-ext-diff',
    '--no-renames',
    '--no-prefix',
    `a/${name}`,
    `b/${name}`,
  ];
  const { output } = await runCommand('git', args, { cwd: scratch, env: outside(scratch) });
  if (output === '') throw new PlanProblem(`of the defect ${name} nothing is left`);
  return output
    .split('\n')
    .filter((line) => !/^(?:diff --git|index|new file mode|deleted file mode) /.test(line))
    .map((line) => line.replace(/^(---|\+\+\+) ([ab])\/[^/]+\//, '$1 $2/'))
    .map((line) => line.replace(/^(@@ [^@]* @@).*$/, '$1'))
    .join('\n');
}

/** The promises of all defects, sorted: a move loses none and makes none. */
export const promisesOf = (defects: readonly Defect[]): readonly string[] =>
  defects.map(({ promise }) => promise).sort();
