import { OUTCOME } from '@torre/contract/outcome';
import { roomSentence } from '@torre/contract/operations-room/sentences';
import { formatMinutes } from '@torre/domain/kernel';
import type { Refused as Refusal } from '@torre/domain/kernel';
import type { PlanRefusals } from '@torre/domain/operations-room';
import type { Sentence } from '@torre/contract/sentences';
import { refused } from '../../platform/http/refused.ts';
import type { Refused } from '../../platform/http/refused.ts';

/** Names of people by personnel code. */
export type NamesOf = (employeeId: string) => string;

/** What a refused save says. */
export function planRefusal({ code, details }: Refusal<PlanRefusals>, nameOf: NamesOf): Refused {
  const conflict = (sentence: Sentence): Refused => refused(409, OUTCOME.planRefused, sentence);
  switch (code) {
    case 'day-past':
      return refused(409, OUTCOME.editWindowClosed, roomSentence(code));
    case 'published-already':
      return conflict(roomSentence(code));
    case 'position-taken':
      return conflict(roomSentence(code, { position: details.positionId, time: formatMinutes(details.at) }));
    case 'person-twice':
    case 'not-present':
      return conflict(
        roomSentence(code, { name: nameOf(details.employeeId), time: formatMinutes(details.at) }),
      );
    case 'position-unknown':
      return conflict(roomSentence(code, { position: details.positionId }));
    case 'no-such-hour':
      return conflict(roomSentence(code, { time: formatMinutes(details.at) }));
    case 'time-wrong':
    case 'id-twice':
      return refused(400, OUTCOME.malformed, roomSentence(code));
  }
}
