import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ownReadAsks } from '@torre/contract/content';
import type { ReplyOf } from '@torre/contract/endpoint';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Callout, Line, useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './content.texts.ts';
import { READ_ASKS, sign, useReadAsksAgain } from './read-ask.queries.ts';

interface ReadBandProps {
  /** What the article asks of who reads it. */
  readonly query: UseQueryResult<ReplyOf<typeof ownReadAsks>>;
}

/** Above the text of an article that asks for one's own signature: until when, the button that signs, or when one signed. */
export function ReadBand({ query }: ReadBandProps): JSX.Element {
  const t = useTexts('content');
  const { run, busy, element } = useActions();
  const { data, isError, refetch } = query;
  useReadAsksAgain();
  const [ask] = data?.asks ?? [];
  if (ask === undefined)
    return (
      <>
        {/* Who is asked must not read a page that does not say so. */}
        {isError && (
          <Callout
            tone="wait"
            title={t('signUnknown')}
            choices={[{ label: t('tryAgain'), run: () => void refetch() }]}
          />
        )}
        {element}
      </>
    );
  const day = displayDay(dayFromCompact(ask.due)!);
  const confirm = (): void =>
    void run({
      ask: { title: t('signQuestion', { title: ask.titolo }), text: t('signWhy'), yes: t('signYes') },
      track: 'firma-articolo',
      act: (options) => sign(ask, options),
      done: t('signDone'),
      failed: t('signFailed'),
      refresh: READ_ASKS,
    });
  return (
    <>
      {ask.signedAt !== null ? (
        <Callout tone="seen" title={t('signedAt', { when: ask.signedAt })} />
      ) : (
        <Callout tone={ask.isLate ? 'danger' : 'wait'} title={t(ask.isLate ? 'signLate' : 'signBy', { day })}>
          <Line>
            <Button disabled={busy} onClick={confirm}>
              {t('signButton')}
            </Button>
          </Line>
        </Callout>
      )}
      {element}
    </>
  );
}
