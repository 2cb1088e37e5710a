import { useQuery } from '@tanstack/react-query';
import type { JustificationBody } from '@torre/contract/requests';
import type { JSX } from 'react';
import { Callout, Stack, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { serverWords } from '../../platform/server-words.ts';
import { balanceWords, costWords, isShort } from './balance-words.ts';
import { trialQuery } from './day-requests.queries.ts';
import './disposition.texts.ts';
import { OverLimitDays } from './over-limit.tsx';
import { shownDay } from './request-times.ts';

/** What a justification would meet before it is saved; that it cannot be told is no reason not to save. */
export function DispositionTrial({ body }: { readonly body: JustificationBody | null }): JSX.Element {
  const t = useTexts('disposition');
  return (
    <section aria-label={t('trial')} aria-live="polite">
      {body === null ? <Text tone="quiet">{t('fill')}</Text> : <Trial body={body} />}
    </section>
  );
}

function Trial({ body }: { readonly body: JustificationBody }): JSX.Element {
  const t = useTexts('disposition');
  const balanceTexts = useTexts('requestBalance');
  const { data, isError } = useQuery(trialQuery(body));
  if (data === undefined) return <Text tone="quiet">{t(isError ? 'trialFailed' : 'trying')}</Text>;
  const { allowed, message, text, cost, balance, shortDays, overLimit } = data;
  // Of what is refused nothing was counted.
  if (!allowed)
    return <Callout tone="danger">{serverWords({ messageIT: message, ...(text && { text }) })}</Callout>;
  return (
    <Stack gap="small">
      <p>{`${balanceTexts('cost')}: ${costWords(cost, balanceTexts)}`}</p>
      {balance && (
        <Text tone={isShort(balance) ? 'danger' : undefined}>{balanceWords(balance, balanceTexts)}</Text>
      )}
      {shortDays.length > 0 ? (
        <Callout tone="wait">
          {t('shortDays', { count: shortDays.length, days: shortDays.map(shownDay).join(', ') })}
        </Callout>
      ) : (
        <Text tone="quiet">{t('covered')}</Text>
      )}
      {overLimit.length > 0 && <OverLimitDays days={overLimit} />}
    </Stack>
  );
}
