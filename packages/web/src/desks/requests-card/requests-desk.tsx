import { Button } from '@mantine/core';
import type { RequestRow } from '@torre/contract/requests';
import { useEffect, useRef, type JSX } from 'react';
import { RequestDetail, RequestDialog, useRequestActions } from '../../areas/requests/index.ts';
import { TabStrip, useBreakpoint, type TableAddress } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { track } from '../../platform/track.ts';
import { IfApproved } from './if-approved.tsx';
import { RequestsCard } from './requests-card.tsx';
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
const KEYS = { a: 'approve', r: 'reject' };

/** `/responsabile/richieste`: what waits for a decision, and beside it what deciding would do. */
export function RequestsDesk(props: RequestsDeskProps): JSX.Element {
  const { plant, group, tab, opened, onGroup, onOpened, onCalendar } = props;
  const t = useTexts('requestsCard');
  const { breakpoint } = useBreakpoint();
  const isWide = breakpoint === 'xl';
  const aside = useRef<HTMLElement>(null);
  useEffect(() => track('view', 'richieste del responsabile'), []);
  const open = ({ id }: RequestRow): void => {
    onOpened(id);
    aside.current?.focus();
  };
  const { actionsOf, element } = useRequestActions({ onDetails: open, onCalendar });
  const buttons = (row: RequestRow): JSX.Element => <DetailButtons row={row} actionsOf={actionsOf} />;
  const detail = opened !== null && {
    id: opened,
    reader: 'manager' as const,
    effect: (row: RequestRow) => <IfApproved request={row} plant={plant} />,
    actions: buttons,
  };
  return (
    <div className={styles['desk']} data-wide={(isWide && opened !== null) || undefined}>
      <div className={styles['main']}>
        <header className={styles['head']}>
          <h1>{t('requests')}</h1>
          <TabStrip
            label={t('groups')}
            views={GROUPS}
            words={{ pending: t('pending'), handled: t('handled'), all: t('all') }}
            view={group}
            panel={PANEL}
            onView={onGroup}
          />
        </header>
        <div id={PANEL} role="tabpanel" aria-label={t(group)} className={styles['list']}>
          <RequestsCard
            bare
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
      {detail && isWide && (
        <aside ref={aside} tabIndex={-1} className={styles['detail']} aria-label={t('requests')}>
          <RequestDetail key={detail.id} {...detail} />
        </aside>
      )}
      {detail && !isWide && <RequestDialog key={detail.id} {...detail} onClose={() => onOpened(null)} />}
      {element}
    </div>
  );
}

type Actions = Pick<ReturnType<typeof useRequestActions>, 'actionsOf'>;
const DECISIONS = ['authorize', 'approve', 'reject'];

/** The decisions at the end of the detail; one that is off says why. */
function DetailButtons({ row, actionsOf }: Actions & { readonly row: RequestRow }): JSX.Element {
  const actions = actionsOf(row).flatMap((action) => action ?? []);
  return (
    <>
      {DECISIONS.flatMap((key) => actions.find((action) => action.key === key) ?? []).map(
        ({ key, label, icon: Drawing, off, run }) => (
          <Button
            key={key}
            variant={key === 'approve' ? 'filled' : 'default'}
            disabled={off !== undefined}
            title={off}
            leftSection={<Drawing size={16} aria-hidden />}
            onClick={run}
          >
            {label}
          </Button>
        ),
      )}
    </>
  );
}

function KeyHints(): JSX.Element {
  const t = useTexts('requestsCard');
  return (
    <span className={styles['keys']}>
      <kbd>↑</kbd> <kbd>↓</kbd> {t('keyScroll')} <kbd>A</kbd> {t('keyApprove')} <kbd>R</kbd> {t('keyReject')}{' '}
      <kbd>{t('enter')}</kbd> {t('keyOpen')}
    </span>
  );
}
