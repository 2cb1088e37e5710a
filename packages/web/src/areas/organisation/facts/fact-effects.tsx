import { Button } from '@mantine/core';
import { exportEffects } from '@torre/contract/organisation';
import type { Effects } from '@torre/contract/organisation-effects';
import { kindOf, type FactKindName } from '@torre/domain/organisation';
import type { JSX } from 'react';
import { Callout, Stack, Text } from '../../../kit/index.ts';
import { download } from '../../../platform/download.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { serverWords } from '../../../platform/server-words.ts';
import '../organisation.texts.ts';
import { EffectsDetail } from './effects-detail.tsx';
import { EffectsFile } from './effects-file.tsx';
import { columnText } from './fact-text.ts';
import { UncoveredDays } from './uncovered-days.tsx';
import type { FactPreview } from './use-fact-form.ts';

interface FactEffectsProps {
  readonly preview: FactPreview;
  /** Of the edits, in their order: a fault names its column in their words. */
  readonly kinds: readonly FactKindName[];
  /** Columns that have a field, where their faults stand. */
  readonly columns?: readonly string[];
}

/** What a save would do, or what refuses it; before anything is saved. */
export function FactEffects({ preview, kinds, columns = [] }: FactEffectsProps): JSX.Element | null {
  const t = useTexts('organisation');
  const language = useLanguage();
  const { reply, body, isCurrent, isWaiting, error, askAgain } = preview;
  if (error !== null && !isWaiting)
    return (
      <Callout tone="danger" alert>
        <Stack gap="small">
          <span>{t('checkFailed')}</span>
          <Button variant="default" size="compact-sm" onClick={askAgain}>
            {t('checkAgain')}
          </Button>
        </Stack>
      </Callout>
    );
  if (reply === null && !isWaiting) return null;
  const faults = reply?.faults ?? [];
  const elsewhere = faults.filter(({ column }) => column === null || !columns.includes(column));
  return (
    <div role="status" aria-busy={isWaiting} data-effects={isCurrent ? 'current' : 'waiting'}>
      {!isCurrent && <Text tone="quiet">{t('checking')}</Text>}
      {isCurrent && reply?.effects && reply.changed > 0 && kinds.some(mayUncover) && (
        <UncoveredDays plants={reply.effects.counters} />
      )}
      {isCurrent && faults.length === 0 && (
        <Text>{reply!.changed === 0 ? t('nothingChanges') : t('rowsChange', { count: reply!.changed })}</Text>
      )}
      {isCurrent && reply?.effects && <EffectsDetail effects={reply.effects} />}
      {isCurrent && reply?.effects && body && hasEffects(reply.effects) && (
        <EffectsFile
          inFooter
          take={(language) => download(exportEffects, { query: { format: 'xlsx', language }, body })}
        />
      )}
      {isCurrent && faults.length > 0 && (
        <Text tone="danger">{t('refusedRows', { count: new Set(faults.map(({ edit }) => edit)).size })}</Text>
      )}
      {isCurrent &&
        elsewhere.map((fault, index) => (
          <Text key={index} tone="danger">
            {fault.column !== null &&
              `${columnText(kinds[fault.edit] ?? kinds[0]!, fault.column, language)}: `}
            {serverWords(fault)}
          </Text>
        ))}
    </div>
  );
}

/** Whether counters may follow from a kind: of others there is no day to speak of. */
const mayUncover = (kind: FactKindName): boolean => kindOf(kind).counts;

const hasEffects = ({ cells, counters, names }: Effects): boolean =>
  cells.first.length + names.length > 0 || counters.some((one) => one.counters.length > 0);
