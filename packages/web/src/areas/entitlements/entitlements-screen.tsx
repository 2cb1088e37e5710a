import { Button } from '@mantine/core';
import { exportEntitlementList, entitlementListOf, type EntitlementRow } from '@torre/contract/entitlements';
import { civil, dayFromCompact, type Day } from '@torre/domain/kernel';
import { IconCalendarPlus, IconPencil } from '@tabler/icons-react';
import { useEffect, useMemo, useState, type JSX } from 'react';
import { Line, ListScreen, useListActions, type TableScreenProps } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { useCategories } from '../../platform/lookups.ts';
import { useSession } from '../../platform/session.ts';
import { track } from '../../platform/track.ts';
import { EntitledPerson, entitledName, entitlementColumns } from './entitlement-columns.tsx';
import { EntitlementDialog } from './entitlement-dialog.tsx';
import { entitlementsKey, readEntitlementPage, useLiveEntitlements } from './entitlements.queries.ts';
import { OpenYearDialog } from './open-year-dialog.tsx';
import './entitlements.texts.ts';

/** From this month on the next year is what is to be opened. */
const TURN_OF_YEAR = 7;

/** `/personale/spettanze`: what everybody is entitled to, year by year; opens a year for all. */
export function EntitlementsScreen({ address, onAddress }: TableScreenProps): JSX.Element {
  const t = useTexts('entitlements');
  const language = useLanguage();
  const today = dayFromCompact(useSession().today) as Day;
  const { year: thisYear, month } = civil(today);
  const categories = useCategories();
  const list = useMemo(() => entitlementListOf(categories), [categories]);
  const [changed, setChanged] = useState<EntitlementRow | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const { actionsOf, element } = useListActions<EntitlementRow>(entitlementsKey, {
    change: { label: t('change'), icon: IconPencil, run: setChanged },
  });
  useEffect(() => track('view', 'spettanze'), []);
  useLiveEntitlements();
  const { anno, ...others } = address;
  const { year, balance, spettanzaReale } = list.columns;
  const proposed = month >= TURN_OF_YEAR ? thisYear + 1 : thisYear;
  return (
    <ListScreen
      title={t('entitlements')}
      hint={t('hint')}
      aside={
        <Line>
          <Line label={t('quick')}>
            {[null, thisYear - 1, thisYear, thisYear + 1].map((one) => {
              const isShown = one === null ? anno === undefined : anno === String(one);
              return (
                <Button
                  key={one}
                  size="compact-sm"
                  variant={isShown ? 'filled' : 'default'}
                  aria-pressed={isShown}
                  onClick={() => onAddress(one === null ? others : { ...others, anno: String(one) })}
                >
                  {one ?? t('allYears')}
                </Button>
              );
            })}
          </Line>
          <Button
            variant="default"
            leftSection={<IconCalendarPlus size={16} aria-hidden />}
            onClick={() => setIsOpening(true)}
          >
            {t('openYear')}
          </Button>
        </Line>
      }
      list={list}
      columns={entitlementColumns}
      queryKey={[...entitlementsKey, 'list']}
      read={readEntitlementPage}
      exportAs={exportEntitlementList}
      rowId={({ employeeId, year: of, balance: code }: EntitlementRow) => `${employeeId} ${of} ${code}`}
      nameOf={(row) => `${entitledName(row)}, ${balance.value(row, language)} ${row.year}`}
      phoneRow={(row) => ({
        title: <EntitledPerson {...row} />,
        detail: [row.plant, balance.value(row, language), year.value(row)].filter(Boolean).join(' · '),
        aside: spettanzaReale.value(row, language),
      })}
      actionsOf={actionsOf}
      address={address}
      onAddress={onAddress}
      empty={{ title: t('nobody'), why: t('nobodyWhy') }}
    >
      {element}
      {changed && (
        <EntitlementDialog
          employeeId={changed.employeeId}
          name={entitledName(changed)}
          standing={changed}
          known={knownOf(changed)}
          {...{ today, thisYear }}
          onClose={() => setChanged(null)}
        />
      )}
      {isOpening && (
        <OpenYearDialog
          years={[proposed, ...[thisYear, thisYear + 1].filter((one) => one !== proposed)]}
          onClose={() => setIsOpening(false)}
        />
      )}
    </ListScreen>
  );
}

/** Of one row it is known whether an earlier year stands, not which. */
function knownOf({ balance, year, isFirst }: EntitlementRow) {
  return (isFirst ? [year] : [year - 1, year]).map((one) => ({ balance, year: one }));
}
