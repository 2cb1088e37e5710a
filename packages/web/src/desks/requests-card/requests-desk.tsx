import { useQueryClient } from '@tanstack/react-query';
import type { RequestRow } from '@torre/contract/requests';
import { useEffect, useRef, type JSX } from 'react';
import { readCountersAgain } from '../../areas/counters/index.ts';
import { DetailButtons, effectsKey, RequestDetail, useRequestActions } from '../../areas/requests/index.ts';
import { TabStrip, useBreakpoint, type TableAddress } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { track } from '../../platform/track.ts';
import { useCoverPanel } from '../cover/index.ts';
import { AlsoAway } from './also-away.tsx';
import { IfApproved } from './if-approved.tsx';
import { RequestWindow } from './request-window.tsx';
import { RequestsCard } from './requests-card.tsx';
import { useOperationMarks } from './use-operation-marks.ts';
import styles from './requests-desk.module.css';
import type { RequestGroup, RequestTab } from './requests-tabs.ts';
import './requests-card.texts.ts';

interface RequestsDeskProps {
  readonly plant: string;
  readonly group: RequestGroup;
  readonly tab: RequestTab;
  /** Id of the request beside the list; null: none. */
  readonly opened: string | null;
  readonly address: TableAddress;
  readonly onAddress: (address: TableAddress) => void;
  readonly onGroup: (group: RequestGroup) => void;
  readonly onTab: (tab: RequestTab) => void;
  readonly onOpened: (id: string | null) => void;
  readonly onCalendar: (row: RequestRow) => void;
}

const GROUPS: readonly RequestGroup[] = ['pending', 'handled', 'all'];
const PANEL = 'requests-of-group';
const KEYS = { a: ['approve', 'authorize'], r: ['reject'] };

/** `/responsabile/richieste`: what waits for a decision, and beside it what deciding would do. */
export function RequestsDesk(props: RequestsDeskProps): JSX.Element {
  const { plant, group, tab, opened, onGroup, onOpened, onCalendar } = props;
  const t = useTexts('requestsCard');
  const { breakpoint } = useBreakpoint();
  const isWide = breakpoint === 'xl';
  const aside = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => track('view', 'richieste del responsabile'), []);
  const client = useQueryClient();
  const cover = useCoverPanel();
  // In the window of the detail the question stands in its footer.
  const inWindow = opened !== null && !isWide;
  const open = ({ id }: RequestRow): void => {
    onOpened(id);
    aside.current?.focus();
  };
  const acting = useRequestActions({
    onDetails: open,
    onCalendar,
    where: inWindow ? 'footer' : 'window',
    refresh: () => readCountersAgain(client),
    onDone: useOperationMarks(plant),
  });
  const { actionsOf, question, note } = acting;
  useLive('counters', (patch) => {
    if (patch.plant === plant) void client.invalidateQueries({ queryKey: effectsKey });
  });
  const isCovered = note !== null || cover.panel !== null;
  return (
    <div className={styles['desk']} data-wide={(isWide && opened !== null) || undefined}>
      <div className={styles['main']}>
        <header className={styles['head']}>
          <h1>{t('requests')}</h1>
          <button type="button" className={styles['skip']} onClick={() => firstRow(list.current)?.focus()}>
            {t('toFirst')}
          </button>
          <TabStrip
            label={t('groups')}
            views={GROUPS}
            words={{ pending: t('pending'), handled: t('handled'), all: t('all') }}
            view={group}
            panel={PANEL}
            onView={onGroup}
          />
        </header>
        <div ref={list} id={PANEL} role="tabpanel" aria-label={t(group)} className={styles['list']}>
          <RequestsCard
            bare
            choosable
            {...{ plant, group, tab, actionsOf }}
            walk={{
              at: opened,
              // On narrow screens the window opens by Enter or a press on 'Visualizza' only.
              onAt: ({ id }) => isWide && onOpened(id),
              onOpen: open,
              letters: KEYS,
            }}
            foot={<KeyHints />}
            onTab={props.onTab}
            address={props.address}
            onAddress={props.onAddress}
          />
        </div>
      </div>
      {opened !== null && isWide && (
        <aside ref={aside} tabIndex={-1} className={styles['detail']} aria-label={t('requests')}>
          <RequestDetail
            key={opened}
            id={opened}
            reader="manager"
            effect={(row, restOfSeries) => (
              <>
                <IfApproved request={row} {...{ restOfSeries, plant }} onCover={cover.open} />
                <AlsoAway request={row} plant={plant} />
              </>
            )}
            actions={(row) => <DetailButtons row={row} actionsOf={actionsOf} />}
          />
        </aside>
      )}
      {inWindow && !isCovered && (
        <RequestWindow
          id={opened}
          {...{ plant, acting }}
          back={t('back')}
          onCover={cover.open}
          onClose={() => onOpened(null)}
        />
      )}
      {!inWindow && question}
      {note}
      {cover.panel}
    </div>
  );
}

/** Where the rows are gone through by keys; on the phone, or without any, what can be pressed first. */
const firstRow = (list: HTMLElement | null): HTMLElement | null =>
  list?.querySelector<HTMLElement>('tr[data-walk]') ?? list?.querySelector<HTMLElement>('button') ?? null;

function KeyHints(): JSX.Element {
  const t = useTexts('requestsCard');
  return (
    <span className={styles['keys']}>
      <kbd>↑</kbd> <kbd>↓</kbd> {t('keyScroll')} <kbd>A</kbd> {t('keyApprove')} <kbd>R</kbd> {t('keyReject')}{' '}
      <kbd>{t('enter')}</kbd> {t('keyOpen')}
    </span>
  );
}
