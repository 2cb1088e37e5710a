import { useQuery } from '@tanstack/react-query';
import { checkTurn } from '@torre/domain/roster';
import { counterEffectQuery, effectWords } from '../../areas/counters/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import './day-dialog.texts.ts';
import type { DayForm } from './day-form-state.ts';

/** The turn that would stand after what is being written or asked; null while nothing would change it. */
export function turnAfter(form: DayForm | null): string | null {
  if (!form || form.mode === 'reading') return null;
  if (form.question?.about === 'delete') return form.day.defaultTurn;
  const found = checkTurn(form.draft.turn, form.book.definitions, form.competence);
  return found.ok && found.value.name !== form.base?.turn ? found.value.name : null;
}

/**
 * What happens to the counters if I save: 'Se salvi: N del 17/12: da −1 a 0.'. Asked as soon as a turn is chosen, so that the
 * confirmation has its answer; null where nothing is known, and that is no reason not to save.
 */
export function useCounterEffect(plant: string, form: DayForm | null): string | null {
  const t = useTexts('dayDialog');
  const counters = useTexts('counters');
  const division = useSession().divisionList.find(({ icao }) => icao === plant)?.divisionId ?? '';
  const turn = turnAfter(form);
  const { data, isError } = useQuery({
    ...counterEffectQuery({
      division,
      employeeId: form?.day.employee.employeeId ?? '',
      date: form?.date ?? '',
      turn: turn ?? '',
    }),
    enabled: turn !== null && division !== '',
  });
  if (turn === null || isError) return null;
  return t('effect', { effect: data ? effectWords(data, counters) : '…' });
}
