import { enclosed } from './enclosed.ts';
import type { Finding } from './finding.ts';
import type { Module } from './module-graph.ts';
import { placeOf } from './place.ts';

const SELECT = /<(?:NativeSelect|Select|MultiSelect|SegmentedControl|Autocomplete)\b[^]*?\/>/g;
const GIVEN = /\b(?:data|options|suggestions)=\{/;
/** Options of a column of a list (`listOf`), up to the end of what is written there. */
const OPTIONS = /^\s+options: (?:[A-Z][A-Z_]+\b|\{)/gm;
const REASON = /Choices in the code: .{10}/;
/** A constant of the module or the domain, or a value written out; '' is the choice of nothing. */
const FIXED = /\b[A-Z][A-Z_]{2,}\b|value: '[^']|\['/;

/**
 * What people choose from is data (E7.10.02): a select of the screens, or a column of a list, whose choices the code writes
 * down says why in a comment at it, for instance that rules are written for these codes.
 */
export function choiceFindings(modules: readonly Module[]): Finding[] {
  return modules
    .filter(({ path }) => !placeOf(path).isTest)
    .flatMap((module) => {
      const { room } = placeOf(module.path);
      if (room === 'web') return fixedIn(module, SELECT, (text) => FIXED.test(givenIn(text)));
      return room === 'contract' ? fixedIn(module, OPTIONS, () => true) : [];
    });
}

function fixedIn({ path, source }: Module, where: RegExp, isFixed: (text: string) => boolean): Finding[] {
  return [...source.matchAll(where)]
    .filter(({ 0: text, index }) => isFixed(text) && !REASON.test(linesAbove(source, index) + text))
    .map(({ 0: text, index }) => ({
      rule: 'choices-are-data',
      file: path,
      line: source.slice(0, index).split('\n').length + (text.startsWith('\n') ? 1 : 0),
      message:
        'choices written in the code: take them from a list, or write "Choices in the code:" and why at it',
    }));
}

/** The expression between the braces of what the select gets to choose from. */
function givenIn(element: string): string {
  const begin = GIVEN.exec(element);
  if (begin === null) return '';
  return enclosed(element, begin.index + begin[0].length, ['{', '}']);
}

function linesAbove(source: string, index: number): string {
  return source.slice(0, index).split('\n').slice(-3).join('\n');
}
