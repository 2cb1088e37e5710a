import { organisationSentence } from '@torre/contract/organisation/sentences';
import { organisationImportSentence } from '@torre/contract/organisation-import/sentences';
import type { Sentence } from '@torre/contract/sentences';
import { keyOfFact, kindOf } from '@torre/domain/organisation';
import type { FactFault } from '@torre/domain/organisation';
import { faultSentence } from '../organisation/index.thread.ts';
import { headOf } from './fact-sheets.ts';
import type { FactFile, RowFault } from './read-fact-file.ts';
import { wordOfCode } from './value-words.ts';

/** What the rules refuse in rows of a file, where a person finds it, in the words of files. */
export function faultsOfRows(file: FactFile, faults: readonly FactFault[]): readonly RowFault[] {
  const { edits, places } = file;
  const first = faults.some(({ code }) => code === 'twice') ? firstEdits(file) : new Map<string, number>();
  return faults.map((fault): RowFault => {
    const { sheet, row } = places[fault.edit]!;
    const column =
      fault.column === null ? null : (sheet.heads.get(fault.column) ?? headOf(sheet.kind, fault.column));
    return { sheet: sheet.name, row, column, sentence: sentenceOf(fault) };
  });

  function sentenceOf(fault: FactFault): Sentence {
    const { kind } = edits[fault.edit]!;
    switch (fault.code) {
      case 'twice': {
        const other = first.get(placeKey(kind, fault.details.key));
        if (other === undefined || other === fault.edit) return faultSentence(fault);
        const { sheet, row } = places[other]!;
        return organisationImportSentence('rowTwice', { sheet: sheet.name, row });
      }
      case 'notChoice': {
        const { choices = [] } = kindOf(kind).columns[fault.column!]!;
        return organisationSentence('notChoice', { choices: choices.map(wordOfCode).join(', ') });
      }
      case 'timesMissing':
      case 'timesToMuch':
        return organisationSentence(fault.code, { shiftClass: wordOfCode(fault.details.shiftClass) });
      default:
        return faultSentence(fault);
    }
  }
}

/** Of each thing the first row of the file that says something of it. */
function firstEdits({ edits }: FactFile): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  edits.forEach(({ kind, values }, index) => {
    const key = placeKey(kind, keyOfFact(kind, values));
    if (!first.has(key)) first.set(key, index);
  });
  return first;
}

const placeKey = (kind: string, key: string): string => `${kind} ${key}`;
