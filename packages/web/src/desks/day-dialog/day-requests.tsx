import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RequestRow } from '@torre/contract/requests';
import { useId, type JSX } from 'react';
import {
  listsOfDay,
  RequestStatus,
  shownPeriod,
  type ListsOfDay,
  type RequestActing,
} from '../../areas/requests/index.ts';
import { DayAlert } from '../../areas/roster/index.ts';
import { LinkButton, LoadingRows, Row, RowActions, Rows, Text, useBreakpoint } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './day-requests.texts.ts';
import styles from './day-requests.module.css';

interface DayRequestsProps extends Pick<RequestActing, 'actionsOf'> {
  readonly query: UseQueryResult<readonly RequestRow[]>;
  readonly onOpen: (row: RequestRow) => void;
  /** null: in a draft, for which nobody is away. */
  readonly onAdd: (() => void) | null;
}

const LISTS: readonly (keyof ListsOfDay<RequestRow>)[] = ['toApprove', 'handled', 'dispositions'];

/** The requests of the open day in three lists, each with what can be done (M2.4.21, M2.4.22). */
export function DayRequests({ query, onAdd, ...rows }: DayRequestsProps): JSX.Element {
  const t = useTexts('dayRequests');
  const heading = useId();
  const { data, isError, refetch } = query;
  const lists = data && listsOfDay(data);
  return (
    <section className={styles['section']} aria-labelledby={heading}>
      <div className={styles['head']}>
        <h3 id={heading}>{t('requests')}</h3>
        {onAdd && <LinkButton onClick={onAdd}>{t('add')}</LinkButton>}
      </div>
      {isError && (
        // M8.74: the failed read is registered under its own name.
        <DayAlert
          tone="bad"
          actions={
            <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed')}
        </DayAlert>
      )}
      {!lists && !isError && <LoadingRows rows={2} />}
      {lists && LISTS.map((name) => <DayList key={name} title={t(name)} rows={lists[name]} {...rows} />)}
    </section>
  );
}

interface DayListProps extends Pick<DayRequestsProps, 'actionsOf' | 'onOpen'> {
  readonly title: string;
  readonly rows: readonly RequestRow[];
}

function DayList({ title, rows, actionsOf, onOpen }: DayListProps): JSX.Element {
  const t = useTexts('dayRequests');
  const { mobile } = useBreakpoint();
  if (rows.length === 0)
    return (
      <Text tone="quiet">
        {title}: {t('none')}
      </Text>
    );
  return (
    <>
      <h4>{`${title} (${rows.length})`}</h4>
      <Rows compact look="flush" label={title}>
        {rows.map((row) => (
          <Row
            key={row.id}
            plain
            lead={<RequestStatus row={row} reader="manager" />}
            title={row.descausale}
            note={shownPeriod(row)}
            actions={
              // A window over the window would hide the day: on the phone all of it stands in the detail.
              mobile ? (
                <Button variant="default" onClick={() => onOpen(row)}>
                  {t('open')}
                </Button>
              ) : (
                <RowActions
                  mobile={false}
                  row={`${row.descausale}, ${shownPeriod(row)}`}
                  actions={actionsOf(row)}
                />
              )
            }
          />
        ))}
      </Rows>
    </>
  );
}
