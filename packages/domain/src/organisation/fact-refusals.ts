import type { NoDetails } from '../kernel/index.ts';

/** Why a row cannot be saved. */
export interface FactRefusals {
  readonly required: NoDetails;
  readonly notText: NoDetails;
  readonly tooLong: { readonly most: number };
  readonly notCode: NoDetails;
  readonly notNumber: { readonly least: number; readonly most: number };
  readonly notDay: NoDetails;
  readonly notTime: NoDetails;
  readonly notFlag: NoDetails;
  readonly notChoice: { readonly choices: string };
  readonly notCodes: NoDetails;
  readonly notNames: NoDetails;
  readonly tooManyNames: { readonly most: number };
  readonly unknownColumn: { readonly column: string };
  /** The key of the other row. */
  readonly twice: { readonly key: string };
  readonly noSuchRow: NoDetails;
  readonly fixed: NoDetails;
  readonly daysReversed: NoDetails;
  /** The other state's days, YYYY-MM-DD; `to` null: it goes on. */
  readonly overlap: { readonly from: string; readonly to: string | null };
  readonly unknownReference: { readonly value: string };
  readonly endedReference: { readonly value: string; readonly day: string };
  /** A column that values of this list do not have. */
  readonly notOfList: NoDetails;
  /** Another value of the list has the name on one of the days. */
  readonly nameTaken: { readonly name: string; readonly code: string };
  readonly categoryUnknown: { readonly value: string };
  readonly timesHalf: NoDetails;
  readonly timesMissing: { readonly shiftClass: string };
  readonly timesToMuch: { readonly shiftClass: string };
  readonly hoursReversed: NoDetails;
  readonly turnUnknown: { readonly turn: string };
  readonly cycleTooLong: { readonly most: number };
  readonly islandWithoutPlant: NoDetails;
  readonly medicalWithoutEnd: NoDetails;
  readonly cycleElsewhere: { readonly icao: string };
  readonly tooManySpecializations: { readonly most: number };
  readonly tooManyIslands: { readonly most: number };
  readonly personHasAccount: { readonly userName: string };
  /** A control character, half of one, or what stands for one that could not be read. */
  readonly unreadable: NoDetails;
  readonly removedState: NoDetails;
  readonly removedAccount: NoDetails;
  readonly removedPerson: NoDetails;
  readonly removedValue: NoDetails;
  /** The plant's own (decisions.md: one a plant). */
  readonly otherDivision: { readonly division: string };
  /** Other rows name it, and nothing of it would be left. */
  readonly stillUsed: NoDetails;
}

/** A refused row; `column` null: the row as a whole. */
export type FactFault = {
  readonly [K in keyof FactRefusals]: {
    /** Index of the edit. */
    readonly edit: number;
    readonly column: string | null;
    readonly code: K;
    readonly details: FactRefusals[K];
  };
}[keyof FactRefusals];

/** A fault of an edit that is known elsewhere. */
export type FaultOfEdit = FactFault extends infer F ? (F extends unknown ? Omit<F, 'edit'> : never) : never;

export function fault<K extends keyof FactRefusals>(
  column: string | null,
  code: K,
  ...details: FactRefusals[K] extends NoDetails ? [FactRefusals[K]?] : [FactRefusals[K]]
): FaultOfEdit {
  return { column, code, details: details[0] ?? {} } as FaultOfEdit;
}
