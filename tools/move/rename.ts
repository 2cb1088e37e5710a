import { Addresses } from './addresses.ts';
import { fits, PlanProblem } from './plan.ts';
import type { Files, Rename, Stage, TextChange } from './plan.ts';
import { edited, isModule, sourceOf } from './source.ts';
import type { Edit, Token } from './source.ts';

/** Gives identifiers other names, file by file: a name that leaves its file is renamed wherever the rule's globs reach. */
export function renameStage(rules: readonly Rename[]): Stage {
  return {
    name: 'identifiers',
    prepare(tree, note) {
      const addresses = new Addresses(tree);
      const here: RulesOf = (path, text) =>
        rules.filter((rule) => text.includes(rule.from) && reaches(rule, path, text, addresses));
      refuseCollisions(tree, rules, here, note);
      return (path, text) => new Map([[path, renamed(path, text, here)]]);
    },
  };
}

type RulesOf = (path: string, text: string) => readonly Rename[];

function reaches(rule: Rename, path: string, text: string, addresses: Addresses): boolean {
  if ((rule.in && !fits(path, rule.in)) || fits(path, rule.not ?? []) || !isModule(path)) return false;
  if (rule.of === undefined || rule.of === path) return true;
  return sourceOf(path, text).imports.some(
    ({ from, specifiers }) =>
      specifiers.some(({ imported }) => imported === rule.from) &&
      addresses.fileOf(path, from.value) === rule.of,
  );
}

const concerns = ({ from, only }: Rename, { name, isProperty, isShorthand }: Token): boolean =>
  name === from && (only === undefined || isShorthand || (only === 'properties') === isProperty);

function renamed(path: string, text: string, rulesOf: RulesOf): string {
  const here = rulesOf(path, text);
  if (here.length === 0) return text;
  const { tokens, literals, comments } = sourceOf(path, text);
  const edits = tokens.flatMap((token): Edit[] => {
    const rule = here.find((one) => concerns(one, token));
    if (!rule) return [];
    const { start, end } = token;
    if (!token.isShorthand || rule.only === undefined) return [{ start, end, text: rule.to }];
    return [
      { start, end, text: rule.only === 'names' ? `${rule.from}: ${rule.to}` : `${rule.to}: ${rule.from}` },
    ];
  });
  for (const { value, start, end } of literals) {
    const rule = here.find((one) => one.literals === true && one.from === value);
    if (rule) edits.push({ start, end, text: rule.to });
  }
  // A comment names what it talks of in backticks.
  for (const { start, end } of comments) {
    for (const match of text.slice(start, end).matchAll(/`([A-Za-z_$][\w$]*)/g)) {
      const rule = here.find(({ from, only }) => from === match[1] && only === undefined);
      const at = start + match.index + 1;
      if (rule) edits.push({ start: at, end: at + match[1]!.length, text: rule.to });
    }
  }
  return edited(text, edits);
}

function refuseCollisions(
  tree: Files,
  rules: readonly Rename[],
  rulesOf: RulesOf,
  note: (text: string) => void,
): void {
  const problems: string[] = [];
  const used = new Set<Rename>();
  for (const [path, text] of tree) {
    const here = rulesOf(path, text);
    if (here.length === 0) continue;
    const { tokens, literals } = sourceOf(path, text);
    for (const rule of here) {
      if (rule.literals === true && literals.some(({ value }) => value === rule.from)) used.add(rule);
      if (!tokens.some((token) => here.find((one) => concerns(one, token)) === rule)) continue;
      used.add(rule);
      const stands = tokens.some((token) => concerns({ ...rule, from: rule.to }, token));
      if (stands && rule.joins !== true)
        problems.push(`${path}: ${rule.from} → ${rule.to}, which stands there`);
    }
  }
  for (const rule of rules) if (!used.has(rule)) note(`nowhere to rename: ${JSON.stringify(rule)}`);
  if (problems.length > 0) throw new PlanProblem(problems.join('\n'));
}

/** Replaces texts as they stand, wherever the globs reach. */
export function textStage(changes: readonly TextChange[]): Stage {
  return {
    name: 'texts',
    prepare(tree, note) {
      const paths = [...tree];
      for (const { in: globs, from } of changes) {
        const stands = paths.some(([path, text]) => fits(path, globs) && text.includes(from));
        if (!stands) note(`not in ${globs.join(', ')}: ${from}`);
      }
      return (path, text) => {
        const here = changes.filter(({ in: globs }) => fits(path, globs));
        return new Map([[path, here.reduce((now, { from, to }) => now.replaceAll(from, to), text)]]);
      };
    },
  };
}
