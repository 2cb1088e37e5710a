import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addDays, compactDay, dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useEffect, useMemo, type JSX, type ReactNode } from 'react';
import { Line } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { track } from '../../../platform/track.ts';
import { DayAlert } from '../day/day-alert.tsx';
import { DaySkeleton } from '../day/day-skeleton.tsx';
import { DAYS_ON_EACH_SIDE, DayStrip } from '../day/day-strip.tsx';
import { DayWindow } from '../day/day-window.tsx';
import { ownDayQuery } from '../day/day.queries.ts';
import '../day/day.texts.ts';
import { cellSubtitle, personName } from '../day/person-name.ts';
import { ShiftForm } from '../day/shift-form.tsx';
import { DefinitionBook } from '../definition-book.ts';
import { ownAwayOn } from './own-away.ts';
import { ownAwayQuery } from './own.queries.ts';
import './own.texts.ts';

const NOTHING: readonly never[] = [];

interface OwnDayProps {
  /** YYYYMMDD */
  readonly date: string;
  readonly today: Day;
  readonly onClose: () => void;
  readonly onNavigate: (date: string) => void;
  /** What can be asked for on the day. */
  readonly askFor: (day: Day) => ReactNode;
}

/** The day detail of an own day: the same window and form, nothing to change (M6.16). */
export function OwnDay({ date, today, onClose, onNavigate, askFor }: OwnDayProps): JSX.Element {
  const t = useTexts('day');
  const own = useTexts('own');
  const client = useQueryClient();
  const { utente } = useSession();
  const { data, isError, isFetching, refetch } = useQuery(ownDayQuery(utente.codicePersonale, date));
  const book = useMemo(() => new DefinitionBook(data?.definitions ?? []), [data]);
  const day = dayFromCompact(date) as Day;
  useEffect(() => track('view', 'dettaglio del proprio giorno'), []);
  const neighbour = (days: number): string => compactDay(addDays(day, days));
  const { data: read } = useQuery(
    ownAwayQuery(addDays(day, -DAYS_ON_EACH_SIDE), addDays(day, DAYS_ON_EACH_SIDE)),
  );
  const away = read?.away ?? NOTHING;
  const absent = ownAwayOn(own, away, day);
  const shift = data?.shift ?? null;
  const name = personName({ employeeName: utente.nome, employeeSurname: utente.cognome });
  return (
    <DayWindow
      title={t('title', { name, date: displayDay(day) })}
      subtitle={data ? cellSubtitle(data.employee) : ''}
      working={data === undefined && isFetching ? t('loading') : null}
      onClose={onClose}
      onStep={(days) => onNavigate(neighbour(days))}
      onNearStep={(days) =>
        void client.prefetchQuery({
          ...ownDayQuery(utente.codicePersonale, neighbour(days)),
          staleTime: 10_000,
        })
      }
    >
      {isError && (
        <DayAlert
          tone="bad"
          actions={
            <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {t('readFailed')}
        </DayAlert>
      )}
      {data ? (
        <>
          <DayStrip
            {...{ day, today, book }}
            around={data.around}
            holidays={data.holidays}
            standing={shift?.turn ?? null}
            chosen={shift?.turn ?? null}
            marks={`${shift?.isStr ? 's' : ''}${shift?.note || shift?.noteTurno ? 'n' : ''}`}
            isAway={(on) => ownAwayOn(own, away, on)?.mark === 'a'}
            onPick={onNavigate}
          />
          {absent && <DayAlert tone="info">{absent.words}.</DayAlert>}
          {shift ? (
            <ShiftForm
              {...{ day, book }}
              stored={shift}
              draft={{
                turn: shift.turn,
                isStr: shift.isStr,
                note: shift.note ?? '',
                noteTurno: shift.noteTurno ?? '',
              }}
              readOnly
              refusal={null}
            />
          ) : (
            <p>{t('outsideRoster')}</p>
          )}
          <Line end>{askFor(day)}</Line>
        </>
      ) : (
        !isError && <DaySkeleton />
      )}
    </DayWindow>
  );
}
