import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CoverMend, CoverReply } from '@torre/contract/cover';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useEffect, type JSX } from 'react';
import {
  CallList,
  CandidateList,
  MendList,
  coverMendsQuery,
  coverQuery,
  hoursOf,
  readCoverAgain,
} from '../../areas/cover/index.ts';
import type { CoverPlace } from '../../areas/cover/index.ts';
import { Callout, Dialog, Disclosure, Loaded, Stack, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { track } from '../../platform/track.ts';
import styles from './cover-panel.module.css';
import { useCoverActions } from './use-cover-actions.tsx';

const ROWS = 6;
const CLASSES = {
  inner: styles['inner'] ?? '',
  content: styles['content'] ?? '',
  body: styles['body'] ?? '',
};

export interface CoverPanelProps extends CoverPlace {
  readonly onClose: () => void;
}

/** 'Chi può coprire?': beside the screen at the desk, the whole screen on the phone; follows what others do. */
export function CoverPanel({ onClose, ...place }: CoverPanelProps): JSX.Element {
  const t = useTexts('cover');
  const client = useQueryClient();
  const query = useQuery(coverQuery(place));
  useEffect(() => track('view', 'chi può coprire'), []);
  useLive('cover', ({ plant, date }) => {
    if (plant === place.plant && date === place.date) void readCoverAgain(client);
  });
  useLive('counters', ({ counters }) => {
    if (counters.some(({ daySelected }) => daySelected === place.date)) void readCoverAgain(client);
  });
  useLive('reset', () => void readCoverAgain(client));
  const slot = query.data?.slot;
  const day = displayDay(dayFromCompact(place.date) as Day);
  const title =
    slot === undefined ? t('whoCanCover') : t('whoCanCoverSlot', { slot: `${slot.description}, ${day}` });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      centered={false}
      classNames={CLASSES}
      transitionProps={{ transition: 'slide-left', duration: 140 }}
    >
      <Loaded query={query} rows={ROWS}>
        {(cover) => <CoverContent place={place} cover={cover} />}
      </Loaded>
    </Dialog>
  );
}

function CoverContent({
  place,
  cover,
}: {
  readonly place: CoverPlace;
  readonly cover: CoverReply;
}): JSX.Element {
  const t = useTexts('cover');
  const { assign, ask, answer, remove, busy, element } = useCoverActions(place);
  const { slot, legal, breaking, others, calls, missing, lacking } = cover;
  const shared = {
    date: place.date,
    asked: new Set(calls.map(({ employeeId }) => employeeId)),
    busy,
    onAssign: (candidate: CoverReply['legal'][number]) => void assign(candidate),
    onAsk: ask,
  };
  return (
    <Stack>
      <div role="status">
        {missing === 0 ? (
          <Callout tone="seen">{t('covered')}</Callout>
        ) : (
          <Callout tone="wait">
            {t('missing', { hours: hoursOf(missing), lacking: lacking.join(', ') })}
          </Callout>
        )}
      </div>
      {element}
      <div className={styles['columns']}>
        <Stack>
          {legal.length > 0 && <CandidateList label={t('legal')} candidates={legal} {...shared} />}
          {legal.length === 0 && missing > 0 && (
            <NobodyAlone
              place={place}
              onCall={slot.onCall}
              busy={busy}
              onAssign={({ first, second }) => void assign(first, second)}
            />
          )}
          {breaking.length > 0 && (
            <Disclosure title={t('breaking', { count: breaking.length })}>
              <CandidateList
                label={t('breaking', { count: breaking.length })}
                candidates={breaking}
                {...shared}
              />
            </Disclosure>
          )}
          {missing > 0 && <Text tone="faint">{t('others', others)}</Text>}
        </Stack>
        <section>
          <h2>{t('calls')}</h2>
          <CallList calls={calls} busy={busy} onAnswer={answer} onRemove={remove} />
        </section>
      </div>
    </Stack>
  );
}

/** Nobody covers alone: exchanges of two shifts, which are looked for then only. */
function NobodyAlone({
  place,
  onCall,
  busy,
  onAssign,
}: {
  readonly place: CoverPlace;
  readonly onCall: boolean;
  readonly busy: boolean;
  readonly onAssign: (mend: CoverMend) => void;
}): JSX.Element {
  const t = useTexts('cover');
  const query = useQuery({ ...coverMendsQuery(place), enabled: !onCall });
  return (
    <Stack>
      <Text>{t('nobody')}</Text>
      {!onCall && (
        <Loaded query={query} rows={ROWS}>
          {(mends) => <MendList mends={mends} busy={busy} onAssign={onAssign} />}
        </Loaded>
      )}
    </Stack>
  );
}
