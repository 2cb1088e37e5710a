import { useQuery } from '@tanstack/react-query';
import { readLookupUses } from '@torre/contract/lookups';
import { compactDay, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Callout, Text } from '../../kit/index.ts';
import { call } from '../../platform/call.ts';
import { useTexts } from '../../platform/language.ts';
import './lookups.texts.ts';

/** Who still has a category after its last day, before that is saved; nothing while it is being asked. */
export function CategoryUses({
  code,
  after,
}: {
  readonly code: string;
  readonly after: Day;
}): JSX.Element | null {
  const t = useTexts('lookups');
  const { data } = useQuery({
    queryKey: ['lookup-uses', code, after],
    queryFn: ({ signal }) =>
      call(
        readLookupUses,
        { path: { list: 'category', code }, query: { after: compactDay(after) } },
        { signal },
      ),
    staleTime: 0,
  });
  if (data === undefined) return null;
  const day = displayDay(after);
  const { people, specializations, plants } = data;
  const who = [
    people > 0 ? t('usedByPeople', { count: people }) : '',
    specializations > 0 ? t('usedBySpecializations', { count: specializations }) : '',
  ].filter(Boolean);
  if (who.length === 0) return <Text tone="quiet">{t('unused', { day })}</Text>;
  return (
    <Callout tone="wait">
      {t('usedBy', { day, who: who.join(', '), plants: plants.join(', ') || '–' })}
    </Callout>
  );
}
