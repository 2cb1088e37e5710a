import {
  HANDLED_OF_SECOND_LEVEL,
  HANDLED_STATES,
  PENDING_OF_SECOND_LEVEL,
  PENDING_STATES,
} from './leave-state.ts';
import type { LeaveState } from './leave-state.ts';

/** What is shown for a status that no table knows (M4.1.11, E4.38). */
const DASH = '–';

/** Leave, clock-in corrections and other justifications, as managers read them (M4.1.01 to M4.1.07). */
const LEAVE_LABEL = {
  10: 'Approvato',
  20: 'In attesa di annullo',
  30: 'Annullato',
  40: 'Da approvare',
  50: 'Vistato da approvare',
  60: 'Da vistare',
  70: 'Rifiutato',
} as const satisfies Record<LeaveState, string>;

/** The self-service has its own words for one of them (E4.38, resolution A02). */
const OWN_LEAVE_LABEL = { ...LEAVE_LABEL, 20: 'In attesa di annullamento' } as const;

export const MANUAL_WAITING = 'Richiesta manuale in attesa di approvazione';

/** Shift changes (M4.2.01 to M4.2.10). */
const CHANGE_LABEL = {
  0: 'Idle',
  1: 'In lavorazione',
  2: 'In attesa accettazione',
  3: 'Rifiutata da dipendenti',
  4: 'In attesa approvazione Rostering',
  5: 'Approvato in attesa di registrazione',
  6: 'Non approvata',
  7: 'Approvata',
  8: 'Errore',
  9: 'Annullata',
} as const;

/** Trips, by the stored state (M4.3.01; domain.md 5.4; resolution A08: one state with two names). */
const TRIP_LABEL = {
  APERTA: 'Aperta',
  'DA AUTORIZZARE': 'Da autorizzare',
  AUTORIZZATA: 'Autorizzata',
  RIFIUTATA: 'Non autorizzata',
  'NON AUTORIZZATA': 'Non autorizzata',
  'DA APPROVARE': 'Da approvare',
  APPROVATA: 'Approvata',
  'NON APPROVATA': 'Non approvata',
  'DA LIQUIDARE': 'Da liquidare',
  LIQUIDATA: 'Liquidata',
  ANNULLATA: 'Annullata',
} as const;

/** Labels of notices and of single places: M4.1.08, M4.4.06, resolution A46. */
type OtherLabel = 'Rifiutata dal dipendente' | 'Rifiutata' | 'in autorizzazione';

/** Every label of a request, a shift change or a trip, to the letter; compared as a whole (M4.4.08). */
export type StatusLabel =
  | (typeof LEAVE_LABEL)[keyof typeof LEAVE_LABEL]
  | (typeof OWN_LEAVE_LABEL)[keyof typeof OWN_LEAVE_LABEL]
  | (typeof CHANGE_LABEL)[keyof typeof CHANGE_LABEL]
  | typeof MANUAL_WAITING
  | (typeof TRIP_LABEL)[keyof typeof TRIP_LABEL]
  | OtherLabel
  | typeof DASH;

/** Who reads a label: a manager, or the employee in the self-service. */
export type LabelReader = 'manager' | 'employee';

const labelIn = <L extends string>(table: Readonly<Record<string, L>>, key: string): L | typeof DASH =>
  Object.hasOwn(table, key) ? table[key]! : DASH;

/** The label of a status of leave; a dash for any other number (M4.1.01 to M4.1.07, M4.1.11, E4.38). */
export function leaveLabel(state: number, reader: LabelReader): StatusLabel {
  return labelIn<StatusLabel>(reader === 'manager' ? LEAVE_LABEL : OWN_LEAVE_LABEL, String(state));
}

/** A shift change as its label needs it. */
export interface ChangeStatus {
  /** 0 to 9, or the code of a manual request that waits. */
  readonly state: number | 'MANUAL_WAITING';
  /** 1 to 5; 4: dead letter. */
  readonly type: number;
  /** Whether its history says that somebody ended it. */
  readonly hasClosingEntry: boolean;
}

const DEAD_LETTER = 4;

/** The label of a shift change (M4.2.01 to M4.2.12; resolutions A01, A26: 9 is manual only for managers, while nobody ended it). */
export function changeLabel(
  { state, type, hasClosingEntry }: ChangeStatus,
  reader: LabelReader,
): StatusLabel {
  const isDeadLetter = type === DEAD_LETTER;
  const isOldManual = state === 9 && isDeadLetter && !hasClosingEntry && reader === 'manager';
  if (state === 'MANUAL_WAITING' || isOldManual || (state === 4 && isDeadLetter)) return MANUAL_WAITING;
  return labelIn<StatusLabel>(CHANGE_LABEL, String(state));
}

/** The label of a trip, whatever the case of its state (M4.3.01; resolutions A08, A46). */
export function tripLabel(state: string, reader: LabelReader): StatusLabel {
  const label = labelIn<StatusLabel>(TRIP_LABEL, state.trim().toUpperCase());
  if (state.trim().toLowerCase() === 'in autorizzazione' || label === 'Da autorizzare')
    return reader === 'employee' ? 'in autorizzazione' : 'Da autorizzare';
  return label;
}

/** The two lists of the requests card; null: in neither. */
export type RequestList = 'pending' | 'handled' | null;

const listIn = <T>(one: T, pending: readonly T[], handled: readonly T[]): RequestList =>
  pending.includes(one) ? 'pending' : handled.includes(one) ? 'handled' : null;

/** In which list a request of leave stands for a manager of the level (M4.1.09, M4.1.10, M4.5.20, resolution A27). */
export function leaveList(state: LeaveState, level: 'first' | 'second'): RequestList {
  return level === 'first'
    ? listIn(state, PENDING_STATES, HANDLED_STATES)
    : listIn(state, PENDING_OF_SECOND_LEVEL, HANDLED_OF_SECOND_LEVEL);
}

/** In which list a shift change stands (M4.2.13 to M4.2.15). */
export function changeList(label: StatusLabel): RequestList {
  return listIn<StatusLabel>(
    label,
    [CHANGE_LABEL[2], CHANGE_LABEL[4], MANUAL_WAITING],
    [3, 5, 6, 7, 8, 9].map((state) => labelIn<StatusLabel>(CHANGE_LABEL, String(state))),
  );
}
