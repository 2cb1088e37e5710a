import { useQuery } from '@tanstack/react-query';
import type { InsertableCause } from '@torre/contract/requests';
import { addDays, compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useMemo } from 'react';
import { useTexts } from '../../platform/language.ts';
import { queryClient } from '../../platform/query-client.ts';
import { emptyRequest, lengthOf, withFrom, type NewRequestFields } from './new-request-fields.ts';
import { beginOfSeries, matchingDays } from './new-request-series.ts';
import { ownTurnsQuery } from './own-requests.queries.ts';
import './own-requests.texts.ts';
import { useNewRequest } from './use-new-request.ts';

/** What the address of the form fills in: a cause, days as YYYYMMDD, the time of a correction, or from when to when, as HHMM. */
export interface NewRequestAddress {
  readonly causale?: string | undefined;
  readonly dal?: string | undefined;
  readonly al?: string | undefined;
  readonly ora?: string | undefined;
  readonly fine?: string | undefined;
}

const MINUTES_PER_HOUR = 60;

const minutesOf = (time: string): number | null =>
  time === '' ? null : Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(2));

interface RequestFormOptions {
  readonly causes: readonly InsertableCause[];
  /** The cause to open with where the address names none; '' for none. */
  readonly proposed: string;
  readonly address: NewRequestAddress;
  readonly today: Day;
  readonly onSent: () => void;
}

/** The form of any request: the cause that it names, its fields, and the days of its series. */
export function useRequestForm({ causes, proposed, address, today, onSent }: RequestFormOptions) {
  const t = useTexts('ownRequests');
  const { causale = proposed, dal = '', al = '', ora = '', fine = '' } = address;
  const filledIn = [address.causale ?? '', dal, al, ora, fine];
  const initial = useMemo(() => {
    const [begin, end] = [minutesOf(ora), minutesOf(fine)];
    // From when to when is asked in hours, wherever the cause is.
    const unit = end === null ? null : 'H';
    return withFrom(emptyRequest({ cause: causale, unit, to: al, begin, end }), dal);
  }, [causale, dal, al, ora, fine]);
  const causeOf = ({ cause }: NewRequestFields): InsertableCause | null =>
    causes.find(({ idcausale, insertable }) => insertable && idcausale === cause) ?? null;
  // The fields say which shifts are read, so they come first: what was read is taken from the cache, whose arrival draws again.
  const placeOf = (fields: NewRequestFields) => {
    const cause = causeOf(fields);
    const turns = queryClient.getQueryData(turnsQuery(fields, today).queryKey) ?? null;
    return { from: fields.from, length: cause === null ? 1 : lengthOf(fields, cause), turns };
  };
  const beginOf = (fields: NewRequestFields) =>
    causeOf(fields)?.oneTime === false ? beginOfSeries(fields.series, placeOf(fields)) : null;
  const seriesOf = (fields: NewRequestFields): readonly Day[] => beginOf(fields)?.further ?? [];
  const asAsked = (fields: NewRequestFields): NewRequestFields => {
    const begin = beginOf(fields);
    const typed = dayFromCompact(fields.from);
    if (begin === null || typed === null || begin.first === typed) return fields;
    const last = dayFromCompact(fields.to) ?? typed;
    return {
      ...fields,
      from: compactDay(begin.first),
      to: compactDay(addDays(last, begin.first - typed)),
    };
  };
  const steps = useNewRequest({
    // What an address fills in has a draft of its own: the one that was begun before stays where it was.
    name: {
      form: 'richiesta',
      thing: filledIn.some((part) => part !== '') ? filledIn : [],
    },
    initial,
    causeOf,
    seriesOf,
    asAsked,
    track: 'invia richiesta',
    done: { text: t('sent') },
    failed: t('sendFailed'),
    onSent,
  });
  const { fields } = steps;
  const asked = asAsked(fields);
  const { over, until } = fields.series;
  const turns = useQuery({
    ...turnsQuery(fields, today),
    enabled: over === 'shifts' && fields.from !== '' && until > fields.from,
  });
  return {
    ...steps,
    causes,
    cause: causeOf(fields),
    /** Own shifts among which the series chooses. */
    turns,
    series: seriesOf(fields),
    /** The day on which the series begins, where it is not the one that was typed. */
    begins: asked === fields ? null : dayFromCompact(asked.from),
    /** The days that match, the ones taken out included. */
    matching: matchingDays(fields.series, placeOf(fields)),
  };
}

export type NewRequestForm = ReturnType<typeof useRequestForm>;

/** From the first day to the last of the series. */
function turnsQuery({ from, series }: NewRequestFields, today: Day) {
  const first = dayFromCompact(from) ?? today;
  return ownTurnsQuery(first, dayFromCompact(series.until) ?? first);
}
