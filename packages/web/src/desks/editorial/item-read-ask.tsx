import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DeskItem, DeskAskReply } from '@torre/contract/content';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import { useState, type JSX } from 'react';
import { Callout, Facts, Line, Loaded, Panel, Text, useActions } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { useCategories } from '../../platform/lookups.ts';
import { deskAskQuery, EDITORIAL, endAsk, useSignaturesAgain } from './editorial.queries.ts';
import './editorial.texts.ts';
import { ReadAskDialog } from './read-ask-dialog.tsx';

/** Whom an article asks for a signature, until when, and how many have signed; names are for the managers. */
export function ItemReadAsk({ item }: { readonly item: DeskItem }): JSX.Element {
  const t = useTexts('editorial');
  const published = item.publishedVersion;
  // Of what was withdrawn too, and perhaps written anew since: what it still asks for can be ended.
  const query = useQuery(deskAskQuery(item.id));
  useSignaturesAgain();
  return (
    <Panel title={t('readAsk')} padded>
      <Loaded query={query} rows={3}>
        {(reply) => <Standing {...{ item, published, reply }} />}
      </Loaded>
    </Panel>
  );
}

interface StandingProps {
  readonly item: DeskItem;
  /** The version that readers see; null: none. */
  readonly published: number | null;
  readonly reply: DeskAskReply;
}

function Standing({ item, published, reply }: StandingProps): JSX.Element {
  const t = useTexts('editorial');
  const language = useLanguage();
  const known = useCategories();
  const { run, busy, element } = useActions();
  const [isAsking, setAsking] = useState(false);
  const { ask, allowedActions } = reply;
  const end = (): void =>
    void run({
      ask: {
        title: t('endAskQuestion', { name: item.name }),
        text: t('endAskEffect'),
        yes: t('endAskYes'),
        tone: 'danger',
      },
      track: 'fine-presa-visione',
      act: (options) => endAsk(item.id, options),
      done: t('askEnded'),
      failed: t('askNotEnded'),
      refresh: EDITORIAL,
    });
  return (
    <>
      {ask === null ? (
        <Text tone="quiet">{t(published === null ? 'askUnpublished' : 'noAsk')}</Text>
      ) : (
        <>
          <Facts
            facts={[
              [
                t('askedOf'),
                [
                  ask.plants.join(', '),
                  ask.categories.map((code) => known.shortName(code, language)).join(', '),
                ]
                  .filter(Boolean)
                  .join(' · '),
              ],
              [t('askDue'), displayDay(dayFromCompact(ask.due)!)],
              [t('askVersion'), t('askSince', { version: ask.version, when: ask.askedAt })],
              [t('askSigned'), t('askCount', { signed: ask.signed, asked: ask.asked })],
            ]}
          />
          <Text tone="quiet">{t('askNames')}</Text>
          {published === null ? (
            <Callout tone="wait">{t('askWithdrawn')}</Callout>
          ) : (
            ask.version < published && <Callout tone="wait">{t('askOlder', { version: published })}</Callout>
          )}
        </>
      )}
      {allowedActions.length > 0 && (
        <Line>
          {allowedActions.includes('ask') && (
            <Button variant="default" disabled={busy} onClick={() => setAsking(true)}>
              {t(ask === null ? 'askToRead' : 'changeAsk')}
            </Button>
          )}
          {allowedActions.includes('end') && (
            <Button variant="default" disabled={busy} onClick={end}>
              {t('endAsk')}
            </Button>
          )}
        </Line>
      )}
      {isAsking && published !== null && (
        <ReadAskDialog {...{ item, published, reply }} onClose={() => setAsking(false)} />
      )}
      {element}
    </>
  );
}
