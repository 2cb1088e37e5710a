import { OUTCOME } from '@torre/contract/outcome';
import type { StaleReply } from '@torre/contract/cells';
import { rosterSentence } from '@torre/contract/cells/sentences';
import type { Sentence } from '@torre/contract/sentences';
import { displayDateTime, displayDay } from '@torre/domain/kernel';
import type { Day, Refused as Refusal } from '@torre/domain/kernel';
import type { ShiftRefusals } from '@torre/domain/roster';
import { refused } from '../../platform/http/refused.ts';
import type { Refused } from '../../platform/http/refused.ts';
import { authorOf } from './history.reads.ts';
import { displayInstant, zoneOf } from '../../platform/local-time.ts';
import { lockedSentence } from '../locks/index.ts';
import type { StandingShift } from './cell.ts';
import { contractShift } from '../month/index.ts';

/** Whose cell it is and what stands there, for the sentences. */
export interface RefusedCell {
  readonly day: Day;
  readonly standing: StandingShift | null;
}

/** What the person reads when a rule refuses a save or a delete: what happened, and why. */
export function ruleRefusal({ code, details }: Refusal<ShiftRefusals>, cell: RefusedCell): Refused {
  const date = displayDay(cell.day);
  const malformed = (sentence: Sentence): Refused => refused(400, OUTCOME.malformed, sentence);
  switch (code) {
    case 'seven-days':
      return refused(409, OUTCOME.editWindowClosed, rosterSentence(code, { date, ...details }));
    case 'month-cutoff': {
      const sentence = rosterSentence(code, { date, cutoff: displayDay(details.cutoff) });
      return refused(409, OUTCOME.editWindowClosed, sentence);
    }
    case 'locked':
      return refused(409, OUTCOME.locked, lockedSentence(details));
    case 'turnRequired':
      return refused(409, OUTCOME.turnRequired, rosterSentence(code));
    case 'forbiddenTurns':
      return refused(409, OUTCOME.forbiddenTurns, rosterSentence(code));
    case 'strategicFlagRefused':
      return refused(409, OUTCOME.strategicFlagRefused, rosterSentence(code));
    case 'shiftExists':
      return shiftExists(cell);
    case 'shiftMissing':
      return refused(404, OUTCOME.notFound, rosterSentence(code, { date }));
    case 'noteTooLong':
      return malformed(rosterSentence(code, { allowed: details.allowed }));
    case 'timesNotAllowed':
      return malformed(rosterSentence(code, details));
    case 'timesElsewhere': {
      const [start, end] = [details.start, details.end].map((at) => displayDateTime(at.day, at.minute));
      return malformed(rosterSentence(code, { date, start: start!, end: end! }));
    }
    case 'timesEmpty':
    case 'timesSkipped':
      return malformed(rosterSentence(code));
  }
}

/** An insert met a shift: 409 with what stands there, so that nothing typed is lost. */
export function shiftExists(cell: RefusedCell): Refused {
  const date = displayDay(cell.day);
  const { standing } = cell;
  if (standing === null)
    return refused(409, OUTCOME.shiftExists, rosterSentence('existsElsewhere', { date }));
  const sentence = rosterSentence('shiftExists', { date, turn: standing.turn, author: author(standing) });
  return refused(409, OUTCOME.shiftExists, sentence, { ...standingOf(cell) });
}

/** Somebody else was first (412): what stands there now, who and when. */
export function stale(cell: RefusedCell): Refused {
  const { standing } = cell;
  const sentence =
    standing === null
      ? rosterSentence('goneMeanwhile')
      : rosterSentence('changedMeanwhile', { author: author(standing), turn: standing.turn });
  return refused(412, OUTCOME.stale, sentence, { ...standingOf(cell) });
}

/** Who it was, and when. */
function author(standing: StandingShift): Sentence {
  const { employeeName, employeeSurname } = authorOf(standing);
  const [day = '', time = ''] = displayInstant(standing.modify_date).split(' ');
  return rosterSentence('author', { name: `${employeeName} ${employeeSurname}`.trim(), day, time });
}

function standingOf({ day, standing }: RefusedCell): Omit<StaleReply, 'outcome'> {
  if (standing === null) return { current: null, modifyUser: null, modifyDate: null };
  return {
    current: contractShift(standing, zoneOf(day, day)),
    modifyUser: authorOf(standing),
    modifyDate: displayInstant(standing.modify_date),
  };
}

export function notAssigned(icao: string, day: Day): Refused {
  return refused(409, OUTCOME.notAssigned, rosterSentence('notAssigned', { date: displayDay(day), icao }));
}

/** 409: nobody has accepted that the shift of a day with an approved absence changes. */
export const overAbsence = (): Refused => refused(409, OUTCOME.overAbsence, rosterSentence('overAbsence'));

/** 409: a rule of the roster says no, where the plant has it refuse (domain.md 1.3, `livelloSalvataggi`). */
export const brokenRule = (sentence: Sentence): Refused => refused(409, OUTCOME.ruleBroken, sentence);
