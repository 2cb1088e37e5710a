import type { RequestTrial } from '@torre/contract/requests';
import { LEAVE_STATE } from '@torre/domain/requests';
import type { JSX } from 'react';
import { ButtonLink, Callout, ErrorState, Facts, Stack, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import type { Texts } from '../../platform/text-catalogue.ts';
import { CostDays } from './cost-days.tsx';
import { amountText, balanceName } from './own-amounts.ts';
import styles from './new-request-trial.module.css';
import './own-requests.texts.ts';
import { shownDay } from './request-times.ts';
import type { Trial } from './use-new-request.ts';

interface RequestTrialResultProps {
  readonly trial: Trial;
  /** Whether the person may still think it over: who is ill is not warned that somebody will be missing. */
  readonly weighs?: boolean;
}

/** What a request would cost and meet, or why it cannot be sent; said again whenever the fields change. */
export function RequestTrialResult({ trial, weighs = true }: RequestTrialResultProps): JSX.Element {
  const t = useTexts('ownRequests');
  const { reply, isEmpty, isCurrent, refusal, hasFailed, askAgain } = trial;
  const overlapped = reply?.overlapped ?? null;
  if (isEmpty) return <Text tone="quiet">{t('nothingToTry')}</Text>;
  if (hasFailed && refusal === null) return <ErrorState text={t('tryFailed')} onRetry={askAgain} />;
  return (
    <div className={styles['result']} aria-live="polite" aria-busy={!isCurrent}>
      {refusal !== null && (
        <Callout tone="danger" title={t('cannotSend')}>
          <p>{refusal}</p>
          {overlapped !== null && (
            <ButtonLink to="/dipendente/richieste" search={{ dettaglio: overlapped }} variant="default">
              {t('openOverlapped')}
            </ButtonLink>
          )}
        </Callout>
      )}
      {refusal === null && !reply?.allowed && <Text tone="quiet">{t('trying')}</Text>}
      {refusal === null && reply?.allowed && (
        <Stack>
          <Facts facts={trialFacts(t, reply)} />
          <CostDays days={reply.costDays} />
          {weighs && reply.shortDays.length > 0 && (
            <Callout tone="wait" title={t('short', { count: reply.shortDays.length })}>
              <p>{reply.shortDays.map(shownDay).join(', ')}</p>
            </Callout>
          )}
        </Stack>
      )}
    </div>
  );
}

function trialFacts(
  t: Texts<'ownRequests'>,
  { cost, balance, stato, awayOfIsland }: RequestTrial,
): readonly (readonly [term: string, text: string | null])[] {
  return [
    [t('cost'), costText(t, cost)],
    [t('left'), balance && leftText(t, balance)],
    [t('begins'), beginsText(t, stato)],
    [t('island'), awayOfIsland === 0 ? t('islandNobody') : t('islandAway', { count: awayOfIsland })],
  ];
}

/** What it takes: days, or hours where it takes less than a day. */
export function costText(t: Texts<'ownRequests'>, { days, minutes }: RequestTrial['cost']): string {
  if (days > 0) return amountText(t, 'days', days);
  return minutes > 0 ? amountText(t, 'minutes', minutes) : t('costsNothing');
}

export function leftText(
  t: Texts<'ownRequests'>,
  { balance, unit, left, asked }: NonNullable<RequestTrial['balance']>,
): string {
  return t('leftOf', {
    balance: balanceName(t, balance),
    left: amountText(t, unit, left - asked),
    before: amountText(t, unit, left),
  });
}

/** Who decides first, in words; null for a state that a newer server knows. */
function beginsText(t: Texts<'ownRequests'>, stato: number | null): string | null {
  switch (stato) {
    case LEAVE_STATE.approved:
      return t('beginsAtOnce');
    case LEAVE_STATE.toApprove:
      return t('beginsToApprove');
    case LEAVE_STATE.toEndorse:
      return t('beginsToEndorse');
    default:
      return null;
  }
}
