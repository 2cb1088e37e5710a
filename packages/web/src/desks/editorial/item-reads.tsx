import { useQuery } from '@tanstack/react-query';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Loaded, SmallTable, Stack, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { readsQuery } from './editorial.queries.ts';
import './editorial.texts.ts';

/** How often an article was read on each of the last days, the latest first; days without a read are left out. */
export function ItemReads({ id }: { readonly id: string }): JSX.Element {
  const t = useTexts('editorial');
  const query = useQuery(readsQuery(id));
  return (
    <Loaded query={query} rows={4}>
      {({ days }) => {
        const read = days.filter(({ reads }) => reads > 0).toReversed();
        if (read.length === 0) return <Text tone="quiet">{t('noReads')}</Text>;
        return (
          <Stack>
            <Text tone="quiet">
              {t('readsTotal', { total: read.reduce((sum, { reads }) => sum + reads, 0) })}
            </Text>
            <SmallTable
              label={t('reads')}
              numeric
              head={[t('day'), t('readsOfDay')]}
              rows={read.map(({ day, reads }) => [displayDay(dayFromCompact(day)!), reads])}
            />
          </Stack>
        );
      }}
    </Loaded>
  );
}
