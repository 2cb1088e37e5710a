import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BALANCE_WORDS, entitledText, openEntitlementYear } from '@torre/contract/entitlements';
import type { YearOpeningReply } from '@torre/contract/entitlements';
import { inLanguage } from '@torre/contract/list';
import type { JSX } from 'react';
import { FormDialog, Loaded, SmallTable, Text, useTextForm } from '../../kit/index.ts';
import { call } from '../../platform/call.ts';
import { grouped } from '../../platform/grouped.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { openingQuery, readEntitlementsAgain } from './entitlements.queries.ts';
import './entitlements.texts.ts';

interface OpenYearDialogProps {
  /** That can be opened, the proposed one first. */
  readonly years: readonly number[];
  readonly onClose: () => void;
}

/** Opens a year for everybody, after what it would do was shown. */
export function OpenYearDialog({ years, onClose }: OpenYearDialogProps): JSX.Element {
  const t = useTexts('entitlements');
  const { fieldProps, save, end } = useTextForm({
    initial: { year: String(years[0]) },
    faultsOf: () => ({}),
    hasEnd: true,
    save: async ({ year }, options) => {
      await call(openEntitlementYear, { path: { year: Number(year) }, query: {} }, options);
      await readEntitlementsAgain();
    },
    track: 'apri anno',
    done: t('opened'),
    failed: t('openFailed'),
    onSaved: onClose,
  });
  const { value: year, onChange } = fieldProps('year');
  const query = useQuery(openingQuery(Number(year)));
  const people = query.data?.people ?? 0;
  return (
    <FormDialog
      title={t('openTitle')}
      onClose={onClose}
      onSubmit={save}
      submit={t('openYes', { year })}
      disabled={people === 0}
      {...end}
    >
      <p>{t('openWhy')}</p>
      <NativeSelect
        label={t('year')}
        value={year}
        data={years.map(String)}
        data-autofocus
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Loaded query={query} rows={4}>
        {(opening) => <Opening {...opening} />}
      </Loaded>
    </FormDialog>
  );
}

/** Who would get how much, and what stays as it is. */
function Opening({ people, groups, standing, later }: YearOpeningReply): JSX.Element {
  const t = useTexts('entitlements');
  const language = useLanguage();
  return (
    <>
      {people === 0 ? <p>{t('nothingToOpen')}</p> : <p>{t('wouldGet', { count: people })}</p>}
      {groups.length > 0 && (
        <SmallTable
          label={t('wouldOpen')}
          head={[t('balance'), t('each'), t('people')]}
          rows={groups.map(({ balance, teorica, people: count }) => [
            inLanguage(BALANCE_WORDS[balance], language),
            entitledText(balance, teorica, language),
            grouped(count),
          ])}
        />
      )}
      {standing > 0 && <Text tone="quiet">{t('stand', { count: standing })}</Text>}
      {later > 0 && <Text tone="quiet">{t('later', { count: later })}</Text>}
    </>
  );
}
