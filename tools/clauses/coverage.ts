import type { Clause } from './register.ts';
import type { Title } from './titles.ts';

export interface Coverage {
  readonly asked: readonly Clause[];
  readonly proven: readonly Clause[];
  readonly missing: readonly Clause[];
}

/** Clauses of the register, of one issue where given, split by whether a test names them. */
export function coverageOf(register: readonly Clause[], titles: readonly Title[], issue?: string): Coverage {
  const named = new Set(titles.flatMap((title) => title.clauses));
  const asked = register.filter((clause) => issue === undefined || clause.issue === issue);
  return {
    asked,
    proven: asked.filter((clause) => named.has(clause.id)),
    missing: asked.filter((clause) => !named.has(clause.id)),
  };
}

/** Titles that name what the specification does not have: `file:line names [X1.02], which is unknown`. */
export function unknownClauses(register: readonly Clause[], titles: readonly Title[]): string[] {
  const known = new Set(register.map((clause) => clause.id));
  return titles.flatMap((title) =>
    title.clauses
      .filter((id) => !known.has(id))
      .map((id) => `${title.file}:${title.line} names [${id}], which is unknown`),
  );
}
