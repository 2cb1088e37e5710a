import { accept, dayFromCompact, dayIfReal, refuse } from '../kernel/index.ts';
import type { Day, Decision, NoDetails } from '../kernel/index.ts';
import type { PunchKind } from './presence.ts';

/** The columns of a file of punches, as its head names them; the last one may be missing. */
export const PUNCH_COLUMNS = ['Codice', 'Data', 'Ora', 'Tipo', 'Orologio'] as const;

/** A row of a file as text: day DD/MM/YYYY, YYYY-MM-DD, YYYY/MM/DD or YYYYMMDD, time HH:mm. */
export type PunchTexts = Readonly<Record<'code' | 'date' | 'time' | 'type' | 'clock', string>>;

/** A punch as a file says it, in local time. */
export interface ImportedPunch {
  readonly employeeId: string;
  readonly day: Day;
  readonly minute: number;
  readonly kind: PunchKind;
  readonly source: string;
}

/** What is wrong with a row. */
export interface PunchRefusals {
  readonly 'code-missing': NoDetails;
  readonly 'no-date': { readonly found: string };
  readonly 'no-time': { readonly found: string };
  readonly 'no-type': { readonly found: string };
  readonly 'clock-too-long': { readonly allowed: number };
  readonly 'not-yet': NoDetails;
}

const MOST_SIGNS = 100;
const WITHOUT_CLOCK = 'Importazione';
const TYPES: Readonly<Record<string, PunchKind>> = {
  E: 'entrance',
  ENTRATA: 'entrance',
  U: 'exit',
  USCITA: 'exit',
};

/** Reads a row of a file; refuses what is no punch, and what `now` (local) has not come to. */
export function importedPunch(
  row: PunchTexts,
  now: { readonly day: Day; readonly minute: number },
): Decision<ImportedPunch, PunchRefusals> {
  const employeeId = row.code.trim();
  if (employeeId === '') return refuse('code-missing');
  const day = dayOfText(row.date.trim());
  if (day === null) return refuse('no-date', { found: row.date });
  const minute = minuteOfText(row.time.trim());
  if (minute === null) return refuse('no-time', { found: row.time });
  const kind = TYPES[row.type.trim().toUpperCase()];
  if (kind === undefined) return refuse('no-type', { found: row.type });
  const source = row.clock.trim() || WITHOUT_CLOCK;
  if ([...source].length > MOST_SIGNS) return refuse('clock-too-long', { allowed: MOST_SIGNS });
  if (day > now.day || (day === now.day && minute > now.minute)) return refuse('not-yet');
  return accept({ employeeId, day, minute, kind, source });
}

function dayOfText(text: string): Day | null {
  const shown = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (shown) return dayIfReal(Number(shown[3]), Number(shown[2]), Number(shown[1]));
  return dayFromCompact(text.replace(/^(\d{4})([-/])(\d{2})\2(\d{2})$/, '$1$3$4'));
}

function minuteOfText(text: string): number | null {
  const match = /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?$/.exec(text);
  if (!match) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2])];
  return hour < 24 && minute < 60 ? hour * 60 + minute : null;
}
