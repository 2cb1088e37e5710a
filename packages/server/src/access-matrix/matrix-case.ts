import { SIGNED_IN } from './principals.ts';
import type { PrincipalKind, SignedInKind } from './principals.ts';

/** What the requests name: people of LIRR, and the person who asks. */
export interface MatrixWorld {
  /** Personnel code of who asks. */
  readonly self: string;
  /** Of the employee, whose shifts the managers of LIRR plan. */
  readonly employee: string;
  /** Of a person of LIRF. */
  readonly elsewhere: string;
  /** Id of a file that the employee is sending. */
  readonly upload: string;
  /** Label of a session of a person of LIRF. */
  readonly foreignSession: string;
  /** Id of a row of the audit trail. */
  readonly auditRow: string;
}

export interface Asked {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Status of the answer for each kind of principal. */
export type Answers = Readonly<Record<PrincipalKind, number>>;

export interface MatrixCase {
  /** On what the call is tried, e.g. 'own month', 'person of another plant'. */
  readonly on: string;
  readonly ask?: (world: MatrixWorld) => Asked;
  readonly answers: Answers;
  /**
   * Of whom the answer says 403, those that are refused only once their body was read, because the body or the thing that it
   * names decides (`access` of the call lets them try). Without it nobody: the others are refused before a byte of it.
   */
  readonly mayTry?: readonly SignedInKind[];
  /** The call ends the session that asks: each try gets a new one. */
  readonly endsSession?: boolean;
  /** The call takes the upload away where it succeeds: each try finds it again. */
  readonly takesUpload?: boolean;
}

/** Cases by endpoint id. */
export type ExpectedAccess = Readonly<Record<string, readonly MatrixCase[]>>;

/** The status for these kinds, `others` (403) for every other session, 401 without one. */
export function only(kinds: readonly SignedInKind[], status: number, others = 403): Answers {
  const answers = Object.fromEntries(
    SIGNED_IN.map((kind) => [kind, kinds.includes(kind) ? status : others]),
  ) as Record<SignedInKind, number>;
  return { ...answers, anonymous: 401, ended: 401 };
}

/** The status for everybody with a session, 401 without one. */
export function signedIn(status: number): Answers {
  return only(SIGNED_IN, status);
}

/** The status for everybody, session or not. */
export function open(status: number): Answers {
  return { ...signedIn(status), anonymous: status, ended: status };
}

const MANAGERS_OF_LIRR = ['manager', 'h35', 'approver2'] as const;

/** Managers of LIRR, whatever else they are; no other role opens a plant. */
export const managersOfPlant = (status: number): Answers => only(MANAGERS_OF_LIRR, status);

/** Managers, of whatever plant. */
export const managers = (status: number): Answers => only([...MANAGERS_OF_LIRR, 'otherManager'], status);

export const administrators = (status: number): Answers => only(['administrator'], status);

/** Who stands in the roster of a plant. */
export const peopleOfPlants = (status: number, others: number): Answers =>
  only([...MANAGERS_OF_LIRR, 'otherManager', 'employee', 'colleague'], status, others);
