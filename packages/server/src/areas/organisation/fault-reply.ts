import type { FaultReply } from '@torre/contract/organisation';
import { organisationSentence } from '@torre/contract/organisation/sentences';
import type { Sentence } from '@torre/contract/sentences';
import { dayFromIso, displayDay } from '@torre/domain/kernel';
import type { FactFault } from '@torre/domain/organisation';
import { wordsOf } from '../../platform/http/refused.ts';

/** A fault as replies carry it. */
export function faultReply(fault: FactFault): FaultReply {
  return { edit: fault.edit, column: fault.column, ...wordsOf(faultSentence(fault)) };
}

/** Why a row cannot be saved, and what to do. */
export function faultSentence(fault: FactFault): Sentence {
  switch (fault.code) {
    case 'overlap': {
      const { from, to } = fault.details;
      return organisationSentence('overlap', { from: shown(from), to: to === null ? '…' : shown(to) });
    }
    case 'endedReference':
      return organisationSentence('endedReference', {
        value: fault.details.value,
        day: shown(fault.details.day),
      });
    case 'tooLong':
    case 'cycleTooLong':
    case 'tooManySpecializations':
    case 'tooManyIslands':
    case 'tooManyNames':
      return organisationSentence(fault.code, fault.details);
    case 'notNumber':
      return organisationSentence(fault.code, fault.details);
    case 'notChoice':
      return organisationSentence(fault.code, fault.details);
    case 'unknownColumn':
      return organisationSentence(fault.code, fault.details);
    case 'unknownReference':
    case 'categoryUnknown':
      return organisationSentence(fault.code, fault.details);
    case 'timesMissing':
    case 'timesToMuch':
      return organisationSentence(fault.code, fault.details);
    case 'turnUnknown':
      return organisationSentence(fault.code, fault.details);
    case 'otherDivision':
      return organisationSentence(fault.code, fault.details);
    case 'nameTaken':
      return organisationSentence(fault.code, fault.details);
    case 'personHasAccount':
      return organisationSentence(fault.code, fault.details);
    case 'cycleElsewhere':
      return organisationSentence(fault.code, fault.details);
    case 'required':
    case 'notText':
    case 'notCode':
    case 'notDay':
    case 'notTime':
    case 'notFlag':
    case 'notCodes':
    case 'notNames':
    case 'notOfList':
    case 'twice':
    case 'noSuchRow':
    case 'fixed':
    case 'daysReversed':
    case 'timesHalf':
    case 'hoursReversed':
    case 'islandWithoutPlant':
    case 'medicalWithoutEnd':
    case 'removedState':
    case 'unreadable':
    case 'removedAccount':
    case 'removedPerson':
    case 'removedValue':
    case 'stillUsed':
      return organisationSentence(fault.code);
  }
}

function shown(iso: string): string {
  const day = dayFromIso(iso);
  return day === null ? iso : displayDay(day);
}
