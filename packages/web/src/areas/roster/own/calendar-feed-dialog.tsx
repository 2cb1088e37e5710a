import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { CalendarFeed } from '@torre/contract/calendar-feed';
import { useState, type JSX } from 'react';
import { Dialog, ErrorState, LoadingRows, useConfirm } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { NOTICE, notify } from '../../../platform/notify.ts';
import { failureNotice } from '../../../platform/outcome-notice.ts';
import { romeDateTime } from '../../../platform/rome-time.ts';
import { withSpinner } from '../../../platform/spinner.ts';
import { track } from '../../../platform/track.ts';
import { calendarFeedQuery, endAddress, makeAddress } from './calendar-feed.queries.ts';
import './calendar-feed.texts.ts';
import styles from './calendar-feed-dialog.module.css';

/** What the connection holds, its address when it was made just now, and its end. */
export function CalendarFeedDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const t = useTexts('calendarFeed');
  const client = useQueryClient();
  const { data: feed, isError, refetch } = useQuery(calendarFeedQuery);
  const [url, setUrl] = useState<string | null>(null);
  const { confirm, element } = useConfirm('footer');

  const make = async (): Promise<void> => {
    track('action', 'collega il calendario');
    try {
      const made = await withSpinner(makeAddress());
      setUrl(made.url);
      client.setQueryData(calendarFeedQuery.queryKey, made.feed);
    } catch (error) {
      notify(failureNotice(error, t('notMade')));
    }
  };
  const renew = async (): Promise<void> => {
    if (await confirm({ title: t('renewQuestion'), text: t('renewWhy'), yes: t('renewYes') })) await make();
  };
  const end = async (): Promise<void> => {
    if (!(await confirm({ title: t('endQuestion'), text: t('endWhy'), yes: t('endYes'), tone: 'danger' })))
      return;
    track('action', 'chiudi il collegamento del calendario');
    try {
      await withSpinner(endAddress());
      setUrl(null);
      client.setQueryData(calendarFeedQuery.queryKey, null);
      notify({ type: NOTICE.success, text: t('ended') });
    } catch (error) {
      notify(failureNotice(error, t('notEnded')));
    }
  };

  return (
    <Dialog onClose={onClose} title={t('title')} size={560}>
      <div className={styles['content']}>
        <p>{t('why')}</p>
        <ul>
          <li>{t('holds')}</li>
          <li>{t('leavesOut')}</li>
        </ul>
        {isError && feed === undefined && <ErrorState onRetry={() => void refetch()} />}
        {!isError && feed === undefined && <LoadingRows rows={2} />}
        {url !== null && <Address url={url} />}
        {feed && url === null && <Standing feed={feed} />}
        {element ?? (
          <div className={styles['buttons']}>
            {feed === null && (
              <Button data-autofocus onClick={() => void make()}>
                {t('make')}
              </Button>
            )}
            {feed && (
              <>
                <Button variant="default" onClick={() => void renew()}>
                  {t('renew')}
                </Button>
                <Button variant="default" onClick={() => void end()}>
                  {t('end')}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
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
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = (): void => {
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className={styles['address']}>
      <p>{t('once')}</p>
      <div className={styles['copy']}>
        <TextInput
          aria-label={t('address')}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
          {t('copy')}
        </Button>
      </div>
      <p role="status" className={styles['status']}>
        {copied === null ? '' : copied ? t('copied') : t('notCopied')}
      </p>
      <p>
        <a href={url.replace(/^https?:/, 'webcal:')}>{t('open')}</a>
      </p>
      <p>{t('keep')}</p>
    </div>
  );
}
