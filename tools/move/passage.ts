import { dissolveStage, doorStage, dropStage } from './doors.ts';
import { PlanProblem } from './plan.ts';
import type { Files, MovePlan, Rewrite } from './plan.ts';
import { brokenImports, moveStage, newPath } from './relocate.ts';
import { renameStage, textStage } from './rename.ts';
import { splitStage } from './split.ts';

/** A plan that was carried out on a tree in memory, and can be carried out again on single files that differ from it. */
export interface Passage {
  readonly tree: Files;
  /** What takes the place of files that stood in the tree with another text (planted defects). */
  readonly rewrite: (files: Files) => Files;
  /** Where a file that is no text goes. */
  readonly newPath: (path: string) => string;
}

/**
 * Carries a plan out in memory. `others`: paths of the files that are no text. Throws PlanProblem when the plan does not fit
 * the tree; `note` is told of its parts that found nothing.
 */
export function carryOut(
  plan: MovePlan,
  start: Files,
  others: readonly string[],
  note: (text: string) => void,
): Passage {
  const {
    renames = [],
    dissolve = [],
    drop = [],
    splits = [],
    moves = [],
    doors = [],
    texts = [],
    empty = [],
  } = plan;
  const stages = [
    renameStage(renames),
    dissolveStage(dissolve),
    dropStage(drop),
    splitStage(splits),
    moveStage(moves, others),
    doorStage(doors),
    textStage(texts),
  ];
  const rewrites: Rewrite[] = [];
  let tree = start;
  for (const stage of stages) {
    const rewrite = stage.prepare(tree, note);
    rewrites.push(rewrite);
    tree = new Map([...through([rewrite], tree), ...(stage.added?.() ?? [])]);
  }
  const movedOthers = others.map((path) => newPath(path, moves));
  const broken = brokenImports(tree, movedOthers);
  const left = [...tree.keys(), ...movedOthers]
    .filter((path) => empty.some((folder) => path.startsWith(`${folder}/`)))
    .map((path) => `${path} is left`);
  if (broken.length + left.length > 0) throw new PlanProblem([...broken, ...left].join('\n'));
  return { tree, rewrite: (files) => through(rewrites, files), newPath: (path) => newPath(path, moves) };
}

function through(rewrites: readonly Rewrite[], files: Files): Files {
  return rewrites.reduce((now, rewrite) => {
    const next = new Map<string, string>();
    for (const [path, text] of now) {
      for (const [target, made] of rewrite(path, text)) {
        if (next.has(target)) throw new PlanProblem(`two files become ${target}`);
        next.set(target, made);
      }
    }
    return next;
  }, files);
}
