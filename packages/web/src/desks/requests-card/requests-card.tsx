import { useQuery } from '@tanstack/react-query';
import {
  exportLeaveRequests,
  exportOtherRequests,
  exportPunchRequests,
  leaveRequestList,
  otherRequestList,
  punchRequestList,
  type RequestRow,
} from '@torre/contract/requests';
import { IconCheck, IconChecks } from '@tabler/icons-react';
import { useId, useMemo, type ComponentProps, type JSX, type ReactNode } from 'react';
import {
  ApproveAll,
  ApprovingRows,
  RequestEffectCell,
  RequestStatus,
  countsQuery,
  inboxColumns,
  isUndecided,
  mayApprove,
  mayAuthorize,
  punchColumns,
  readLeave,
  readOthers,
  readPunches,
  requestsKey,
  shortPeriod,
  shownPeriod,
  useApproveRows,
  useLiveRequests,
} from '../../areas/requests/index.ts';
import {
  EmptyState,
  ListDesk,
  TabStrip,
  type AddedColumn,
  type RowActionPlaces,
  type RowWalk,
  type TableAddress,
} from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { IfAllApproved } from './if-all-approved.tsx';
import styles from './requests-card.module.css';
import {
  isFilteredAddress,
  shownTabs,
  type CardVariant,
  type RequestGroup,
  type RequestTab,
} from './requests-tabs.ts';
import './requests-card.texts.ts';
import { useApprovedMarks } from './use-operation-marks.ts';

const EFFECT_PX = 170;

interface RequestsCardProps {
  /** '-' where no plant is chosen (M2.2.09). */
  readonly plant: string;
  readonly group: RequestGroup;
  readonly tab: RequestTab;
  /** All tabs, the shift changes alone, or 'disposizioni' (M2.2.06, M2.2.07). */
  readonly variant?: CardVariant;
  /** Without the frame of a card (M2.2.08). */
  readonly bare?: boolean;
  readonly actionsOf: (row: RequestRow) => RowActionPlaces;
  readonly walk?: RowWalk<RequestRow>;
  readonly foot?: ReactNode;
  /** Rows can be ticked and approved together. */
  readonly choosable?: boolean;
  readonly onTab: (tab: RequestTab) => void;
  readonly address: TableAddress;
  readonly onAddress: (address: TableAddress) => void;
}

/** Requests of a plant in their tabs, each with its count; filters belong to one tab. */
export function RequestsCard(props: RequestsCardProps): JSX.Element {
  const { plant, group, tab, variant = 'all', bare = false, onTab } = props;
  const t = useTexts('requestsCard');
  const panel = useId();
  const heading = useId();
  useLiveRequests(plant);
  const counts = useQuery({ ...countsQuery(plant), enabled: plant !== '-' && variant !== 'changes' });
  const tabs = shownTabs(variant, plant);
  const countOf = (of: RequestTab): number | null => {
    // Shift changes come with their own area: none of them exists yet.
    if (of === 'cambioTurno' || plant === '-') return 0;
    const found = counts.data?.[of];
    if (!found) return null;
    return group === 'all' ? found.pending + found.handled : found[group];
  };
  const allCounts: Readonly<Record<RequestTab, number | null>> = {
    cambioTurno: countOf('cambioTurno'),
    ferie: countOf('ferie'),
    timbrature: countOf('timbrature'),
    altro: countOf('altro'),
  };
  const words = {
    cambioTurno: t('cambioTurno'),
    ferie: t('ferie'),
    timbrature: t('timbrature'),
    altro: t('altro'),
  };
  return (
    <section
      className={styles['card']}
      data-bare={bare || undefined}
      aria-labelledby={bare ? undefined : heading}
    >
      {!bare && <h2 id={heading}>{t(group)}</h2>}
      <TabStrip
        label={t('tabs')}
        look="line"
        views={tabs}
        words={words}
        counts={allCounts}
        view={tab}
        panel={panel}
        onView={onTab}
      />
      <div id={panel} role="tabpanel" aria-label={words[tab]} className={styles['panel']}>
        <TabList key={tab} {...props} />
      </div>
    </section>
  );
}

/** How a tab's list is drawn whatever its columns. */
function TabList(props: RequestsCardProps): JSX.Element {
  const { plant, group, tab, actionsOf, walk, foot, address, onAddress, choosable = false } = props;
  const words = useTexts('requests');
  const doors = {
    plant,
    onApproved: useApprovedMarks(plant),
    effectOf: (rows: readonly RequestRow[]) => <IfAllApproved {...{ rows, plant }} />,
  };
  const chosen = useApproveRows(doors);
  const t = useTexts('requestsCard');
  const effect = useTexts('requestEffect')('effect');
  const fixed = useMemo(
    () => ({ plant, gruppo: group === 'all' ? 'pending|handled' : group }),
    [plant, group],
  );
  const added = useMemo(
    (): AddedColumn<RequestRow> => ({
      // Near the names: in view beside an opened request too.
      after: 'al',
      id: 'effetto',
      header: effect,
      cell: (row) => <RequestEffectCell plant={plant} row={row} />,
      width: EFFECT_PX,
    }),
    [effect, plant],
  );
  const empty = <EmptyState title={t('noneOfTab')} why={t('noneOfTabWhy')} />;
  if (tab === 'cambioTurno' || plant === '-') return empty;
  const shared = {
    failed: words('loadFailed'),
    many:
      choosable && group !== 'handled'
        ? [
            {
              key: 'approve',
              label: words('approveChosen'),
              icon: IconCheck,
              mayReach: mayApprove,
              chooseAll: words('chooseAllShown'),
              runAll: (rows: readonly RequestRow[]) =>
                chosen.approve(rows, words('askApproveChosen', { count: rows.length })),
            },
            {
              key: 'authorize',
              label: words('authorizeChosen'),
              icon: IconChecks,
              mayReach: mayAuthorize,
              chooseAll: words('chooseAllShown'),
              runAll: (rows: readonly RequestRow[]) =>
                chosen.approve(rows, words('askAuthorizeChosen', { count: rows.length }), 'authorize'),
            },
          ]
        : undefined,
    extraTools: <ApprovingRows of={chosen} />,
    queryKey: [...requestsKey, tab],
    fixed,
    rowId: ({ id }: RequestRow) => id,
    nameOf: (row: RequestRow) => `${row.cognome} ${row.nome}, ${shownPeriod(row)}`,
    toneOf: ({ isIgnored }: RequestRow) => (isIgnored ? ('ignored' as const) : undefined),
    phoneRow: (row: RequestRow) => ({
      title: `${row.cognome} ${row.nome}`,
      detail: (
        <>
          {`${shortPeriod(row)} · ${row.descausale}`}
          {tab !== 'timbrature' && isUndecided(row) && (
            <>
              <br />
              <RequestEffectCell plant={plant} row={row} />
            </>
          )}
        </>
      ),
      aside: <RequestStatus row={row} reader="manager" />,
    }),
    actionsOf,
    walk,
    foot,
    address,
    onAddress,
    empty,
  };
  const all = (
    read: ComponentProps<typeof ApproveAll>['read'],
    list: typeof otherRequestList | typeof punchRequestList,
  ): JSX.Element => (
    <>
      <ApprovingRows of={chosen} />
      <ApproveAll {...doors} {...{ tab, read }} filtered={isFilteredAddress(list, address)} />
    </>
  );
  switch (tab) {
    case 'ferie':
      return (
        <ListDesk
          list={leaveRequestList}
          columns={inboxColumns}
          added={added}
          read={readLeave}
          exportAs={exportLeaveRequests}
          {...shared}
        />
      );
    case 'timbrature':
      return (
        <ListDesk
          list={punchRequestList}
          columns={punchColumns}
          read={readPunches}
          exportAs={exportPunchRequests}
          {...shared}
          extraTools={all(readPunches, punchRequestList)}
        />
      );
    case 'altro':
      return (
        <ListDesk
          list={otherRequestList}
          columns={inboxColumns}
          added={added}
          read={readOthers}
          exportAs={exportOtherRequests}
          {...shared}
          extraTools={all(readOthers, otherRequestList)}
        />
      );
  }
}
