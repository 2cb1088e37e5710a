import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Panel, Row, Rows, Text } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import './content.texts.ts';
import { ownAsksQuery, useReadAsksAgain } from './read-ask.queries.ts';

/** On the home: the articles that wait for one's own signature, the first due first. Without any the panel is not there. */
export function AsksToSign(): JSX.Element | null {
  const t = useTexts('content');
  const { data } = useQuery(ownAsksQuery(useLanguage()));
  useReadAsksAgain();
  const asks = data?.asks ?? [];
  if (asks.length === 0) return null;
  return (
    <Panel title={t('toSign')}>
      <Rows compact>
        {asks.map(({ askId, itemId, titolo, due, isLate }) => (
          <Row
            key={askId}
            plain
            title={
              <Link to="/articoli/article/$id" params={{ id: itemId }}>
                {t('toSignOne', { title: titolo })}
              </Link>
            }
          >
            <Text tone={isLate ? 'danger' : 'quiet'}>
              {t(isLate ? 'dueLate' : 'dueBy', { day: displayDay(dayFromCompact(due)!) })}
            </Text>
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}
