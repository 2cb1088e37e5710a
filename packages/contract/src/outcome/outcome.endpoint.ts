import type { SentenceValues } from '../sentences.ts';

/**
 * Outcome envelope (`spec/manager.md` 8): 0 success, above 0 saved but counters not updated,
 * below 0 error with the server's Italian message. 100 only in the calendar filter: nobody matches.
 */
export interface Outcome {
  readonly code: number;
  readonly messageIT: string;
  /** The same sentence for other languages (decision 0053); absent where nothing is said. */
  readonly text?: OutcomeText;
}

/** A sentence of the contract (`area.key`) and what is filled into it. */
export interface OutcomeText {
  readonly key: string;
  readonly values: SentenceValues;
}

export interface OutcomeReply {
  readonly outcome: Outcome;
}

/** Codes that Torre gives itself; the swap codes -34 … -91 of the specification keep their numbers. */
export const OUTCOME = {
  ok: 0,
  countersNotUpdated: 1,
  /** Of many cells some were changed, others refused. */
  partlySaved: 2,
  nobodyMatches: 100,
  malformed: -400,
  missingParameter: -401,
  wrongPair: -402,
  noSession: -403,
  /** 401 too: somebody ended the session (the person elsewhere, or an administrator). */
  sessionEnded: -409,
  notAllowed: -404,
  notFound: -405,
  passwordExpired: -406,
  linkSpent: -407,
  passwordTooWeak: -408,
  /** A call of passwords while people sign in at the identity provider. */
  externalSignIn: -410,
  /** The answer of the identity provider failed a check: no session. */
  exchangeRefused: -411,
  /** The identity provider knows the person, Torre does not. */
  unknownPerson: -413,
  editWindowClosed: -420,
  turnRequired: -421,
  forbiddenTurns: -422,
  strategicFlagRefused: -423,
  /** Of many cells none could be changed. */
  nothingSaved: -426,
  shiftExists: -424,
  notAssigned: -425,
  /** A manager or the payroll has locked the cell. */
  locked: -427,
  /** A lock that a rule refuses, or whose days are locked already. */
  lockRefused: -428,
  fileTooLarge: -430,
  fileNotAllowed: -431,
  /** The piece does not begin where the upload stands, or came damaged. */
  uploadMisplaced: -432,
  /** The person holds too much, or sends too many files at once. */
  noRoomForFile: -433,
  keyReused: -414,
  answerLost: -415,
  /** A change of rights that a rule refuses (last administrator, own role, unknown plant). */
  rightsRefused: -440,
  /** The user name or the personnel code of a new account is taken. */
  accountExists: -443,
  /** A value that does not fit its setting. */
  settingRefused: -441,
  /** A change of the past without a reason. */
  pastEffect: -442,
  /** The draft was published or discarded, or is none of this month. */
  draftClosed: -450,
  /** Cells of a draft that somebody must decide about first. */
  draftUnresolved: -451,
  /** A base cycle that cannot be so (its name, its shifts, who follows it). */
  cycleRefused: -452,
  /** A month in which shifts stand is generated in a draft only. */
  monthNotEmpty: -453,
  /** A plan of an operations room that a rule refuses (a position taken, somebody in two places or not there). */
  planRefused: -454,
  /** A group that cannot be so (its name, its members). */
  groupRefused: -455,
  stale: -412,
  tooBusy: -429,
  unavailable: -503,
  unexpected: -500,
} as const;

export type OutcomeCode = (typeof OUTCOME)[keyof typeof OUTCOME];
