import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PreviewedCounter } from '@torre/contract/counters';
import type { LegalityChange } from '@torre/contract/legality';
import { checkTurn } from '@torre/domain/roster';
import { previewQuery } from '../../areas/counters/index.ts';
import { useLive } from '../../platform/live.ts';
import { useSession } from '../../platform/session.ts';
import type { DayForm } from './day-form-state.ts';

/** The turn that would stand after what is being written or asked; null while nothing would change it. */
export function turnAfter(form: DayForm | null): string | null {
  if (!form || form.mode === 'reading') return null;
  if (form.question?.about === 'delete') return form.day.defaultTurn;
  const found = checkTurn(form.fields.turn, form.book.definitions, form.competence);
  return found.ok && found.value.name !== form.base?.turn ? found.value.name : null;
}

export interface Preview {
  /** What would differ; null while nothing is wished, undefined while it is being counted. */
  readonly counters: readonly PreviewedCounter[] | null | undefined;
  /** The rules that it would break and keep again; as `counters`. */
  readonly legality: LegalityChange | null | undefined;
  readonly failed: boolean;
  /** What is told is that of the turn that is written now. */
  readonly isCurrent: boolean;
}

/**
 * What happens to the counters and the rules if I save, to those of the draft in which I write, asked as soon as a turn is
 * chosen. That it cannot be said is no reason not to save.
 */
export function usePreview(plant: string, draft: string | null, form: DayForm | null): Preview {
  const division = useSession().divisionList.find(({ icao }) => icao === plant)?.divisionId ?? '';
  const turn = turnAfter(form);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...previewQuery(
      division,
      [
        {
          kind: 'shift',
          employeeId: form?.day.employee.employeeId ?? '',
          date: form?.date ?? '',
          turn: turn ?? '',
        },
      ],
      draft,
    ),
    enabled: turn !== null && division !== '',
    // The lines of the turn before stay until those of this one are there: nothing jumps.
    placeholderData: keepPreviousData,
  });
  useLive('legality', (patch) => {
    if (turn !== null && (patch.plant === null || patch.plant === plant)) void refetch();
  });
  return turn === null
    ? { counters: null, legality: null, failed: false, isCurrent: true }
    : { counters: data?.counters, legality: data?.legality, failed: isError, isCurrent: !isPlaceholderData };
}
