import { accept, overlap, refuse } from '../kernel/index.ts';
import type { Decision, MachineRefusals } from '../kernel/index.ts';
import { checkInsertable, isLaw104 } from './cause.ts';
import type { AbsenceCause, InsertRefusals, InsertingPerson } from './cause.ts';
import { checkCorrection } from './correction-check.ts';
import type { CorrectionRefusals, KnownPunch } from './correction-check.ts';
import { countedDays } from './counted-days.ts';
import type { CountedDay } from './counted-days.ts';
import { earlierYearsLeft, usesOf } from './leave-balance.ts';
import type { AskedBalance } from './leave-balance.ts';
import { leaveFacts } from './leave-facts.ts';
import type { LeaveScene } from './leave-facts.ts';
import type { LeaveState } from './leave-state.ts';
import { LEAVE } from './leave.ts';
import type { LeaveOperation, LeaveRefusals } from './leave.ts';
import { overlapping } from './overlap.ts';
import { balanceFor, ceilingsFor, monthsFor } from './request-limits.ts';
import type { AskedMonth, PersonLimits } from './request-limits.ts';
import { requestedTime } from './request-shape.ts';
import type { ShapeRefusals, WantedRequest } from './request-shape.ts';
import { daysNear } from './requested-time.ts';
import type { PersonDays, RequestedTime } from './requested-time.ts';

/** What is there when somebody asks. */
export interface RequestScene extends PersonLimits, Pick<LeaveScene, 'today' | 'window' | 'isClosed'> {
  /** The person asks, or a manager disposes for the person (F1, F2). */
  readonly actor: 'owner' | 'manager';
  /** Of the person on the first day. */
  readonly person: Omit<InsertingPerson, 'earlierYearsLeft'>;
  /** From the day before a correction to the day after it. */
  readonly punches: readonly KnownPunch[];
}

export interface RequestRefusals
  extends
    ShapeRefusals,
    InsertRefusals,
    CorrectionRefusals,
    LeaveRefusals,
    MachineRefusals<LeaveState | null, LeaveOperation> {
  readonly 'cause-unknown': { readonly cause: string };
  /** No shift of these in the hours asked for. */
  readonly 'turn-missing': { readonly turns: readonly string[] };
  readonly overlap: { readonly requestId: string };
  /** Days of one calendar month. */
  readonly 'month-full': AskedMonth;
  /** Minutes of the own ceiling, a day a third of it. */
  readonly 'law-104-ceiling': AskedMonth;
}

export interface DecidedRequest {
  /** In which it begins. */
  readonly state: LeaveState;
  readonly time: RequestedTime;
  readonly counted: readonly CountedDay[];
  /** null: the cause draws on none, or it costs nothing. */
  readonly balance: AskedBalance | null;
}

/**
 * Whether a new request stands, and in which state it begins (F1, F2 of domain.md 5.3; 4, 4.1): its shape, whether the person
 * may ask for the cause, what is there already, the edit window, and what is left. `cause`: as it stands on the first day.
 */
export function decideRequest(
  wanted: WantedRequest,
  cause: AbsenceCause | null,
  scene: RequestScene,
): Decision<DecidedRequest, RequestRefusals> {
  if (cause === null) return refuse('cause-unknown', { cause: wanted.idcausale });
  const { actor, days, requests, today } = scene;
  const shape = requestedTime(wanted, cause, days.zone);
  if (!shape.ok) return shape;
  const time = shape.value;
  const allowed = checkInsertable(cause, insertingPerson(time, scene), actor);
  if (!allowed.ok) return allowed;
  if (!standsOnTurn(time, days)) return refuse('turn-missing', { turns: cause.turns });
  const forgotten = checkCorrection(time, scene.punches, requests, days, today);
  if (!forgotten.ok) return forgotten;
  const [there] = overlapping(time, requests, days);
  if (there !== undefined) return refuse('overlap', { requestId: there.requestId });

  const full = monthsFor(time, scene).find(isShort);
  if (full !== undefined) return refuse('month-full', full);
  const ceiling = isLaw104(cause) ? ceilingsFor(time, scene).find(isShort) : undefined;
  if (ceiling !== undefined) return refuse('law-104-ceiling', ceiling);
  const balance = balanceFor(time, scene);
  const { condition } = scene.person;
  const facts = leaveFacts(time, { ...scene, condition, balance, hasDocuments: false, note: '' });
  const step = LEAVE.decide(null, actor === 'owner' ? 'insert' : 'disposition', [actor], facts);
  if (!step.ok) return step;
  return accept({ state: step.value!, time, counted: countedDays(time, requests, days), balance });
}

const isShort = ({ left, asked }: AskedBalance): boolean => asked > left;

function insertingPerson({ fromDay }: RequestedTime, scene: RequestScene): InsertingPerson {
  return {
    ...scene.person,
    earlierYearsLeft: (balance) => {
      const account = scene.accountOf(balance);
      if (account === null) return 0;
      return earlierYearsLeft(account, usesOf(balance, scene.requests, scene.days), fromDay);
    },
  };
}

/** Whether hours lie in a shift that the cause is for (7509, 9047). */
function standsOnTurn(time: RequestedTime, { cellOn }: PersonDays): boolean {
  const { turns } = time.cause;
  if (turns.length === 0) return true;
  return daysNear(time).some((day) => {
    const cell = cellOn(day);
    if (cell === null || !turns.includes(cell.turn)) return false;
    return time.span === null
      ? time.fromDay <= day && day <= time.toDay
      : cell.span !== null && overlap(cell.span, time.span);
  });
}
