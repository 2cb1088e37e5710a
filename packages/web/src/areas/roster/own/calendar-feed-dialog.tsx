import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconCheck } from '@tabler/icons-react';
import type { CalendarFeed } from '@torre/contract/calendar-feed';
import { useState, type JSX } from 'react';
import {
  CopyField,
  Dialog,
  Line,
  Loaded,
  Stack,
  useActions,
  type ConfirmQuestion,
} from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { romeDateTime } from '../../../platform/rome-time.ts';
import { calendarFeedQuery, endAddress, makeAddress } from './calendar-feed.queries.ts';
import './calendar-feed.texts.ts';
import styles from './calendar-feed-dialog.module.css';

/** What the connection holds, its address when it was made just now, and its end. */
export function CalendarFeedDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const t = useTexts('calendarFeed');
  const client = useQueryClient();
  const query = useQuery(calendarFeedQuery);
  const [url, setUrl] = useState<string | null>(null);
  const { run, busy, element, asks } = useActions('footer');

  const make = async (ask?: ConfirmQuestion): Promise<void> => {
    const made = await run({
      ...(ask && { ask }),
      track: 'collega il calendario',
      act: makeAddress,
      failed: t('notMade'),
    });
    if (made === null) return;
    setUrl(made.url);
    client.setQueryData(calendarFeedQuery.queryKey, made.feed);
  };
  const renew = () => make({ title: t('renewQuestion'), text: t('renewWhy'), yes: t('renewYes') });
  const end = async (): Promise<void> => {
    const ended = await run({
      ask: { title: t('endQuestion'), text: t('endWhy'), yes: t('endYes'), tone: 'danger' },
      track: 'chiudi il collegamento del calendario',
      act: endAddress,
      done: t('ended'),
      failed: t('notEnded'),
    });
    if (ended === null) return;
    setUrl(null);
    client.setQueryData(calendarFeedQuery.queryKey, null);
  };
  return (
    <Dialog onClose={onClose} title={t('title')} size={560}>
      <Stack>
        <p>{t('why')}</p>
        <ul className={styles['points']}>
          <li>{t('holds')}</li>
          <li>{t('leavesOut')}</li>
        </ul>
        <Loaded query={query} rows={2}>
          {(feed) => (
            <>
              {url !== null && <Address url={url} />}
              {feed && url === null && <Standing feed={feed} />}
              {!asks && (
                <Line end>
                  {feed === null ? (
                    <Button data-autofocus loading={busy} onClick={() => void make()}>
                      {t('make')}
                    </Button>
                  ) : (
                    <>
                      <Button variant="default" disabled={busy} onClick={() => void renew()}>
                        {t('renew')}
                      </Button>
                      <Button variant="default" disabled={busy} onClick={() => void end()}>
                        {t('end')}
                      </Button>
                    </>
                  )}
                </Line>
              )}
            </>
          )}
        </Loaded>
        {element}
      </Stack>
    </Dialog>
  );
}

function Standing({ feed }: { readonly feed: CalendarFeed }): JSX.Element {
  const t = useTexts('calendarFeed');
  return (
    <p className={styles['standing']}>
      <IconCheck size={18} aria-hidden />
      <span>
        {t('active', { at: romeDateTime(feed.madeAt) })}{' '}
        {feed.readAt === null ? t('neverRead') : t('readAt', { at: romeDateTime(feed.readAt) })}
      </span>
    </p>
  );
}

/** Told once: nothing keeps it, here or on the server. */
function Address({ url }: { readonly url: string }): JSX.Element {
  const t = useTexts('calendarFeed');
  return (
    <div className={styles['address']}>
      <p>{t('once')}</p>
      <CopyField label={t('address')} text={url} words={t} />
      <p>
        <a href={url.replace(/^https?:/, 'webcal:')}>{t('open')}</a>
      </p>
      <p>{t('keep')}</p>
    </div>
  );
}
