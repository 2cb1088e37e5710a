import { useQuery } from '@tanstack/react-query';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Loaded, Panel, Row, Rows, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { ownRightsQuery, useLiveEntitlements } from './entitlements.queries.ts';
import { rightFor, rightName, rightPeriod, rightState } from './right-words.ts';
import './entitlements.texts.ts';

/** The own rights with their days, latest first: human resources keep them, no manager reads them. */
export function OwnRightsPanel({ today }: { readonly today: Day }): JSX.Element {
  const t = useTexts('entitlements');
  const query = useQuery(ownRightsQuery);
  useLiveEntitlements();
  const isEmpty = query.data?.rights.length === 0;
  return (
    <Panel title={t('ownRights')} intro={t('ownRightsHint')} padded={isEmpty}>
      <Loaded query={query} rows={1}>
        {({ rights }) =>
          rights.length === 0 ? (
            <Text tone="quiet">{t('noOwnRights')}</Text>
          ) : (
            <Rows label={t('ownRights')}>
              {rights.map((one) => {
                const state = rightState(one, today);
                const whom = rightFor(t, one);
                return (
                  <Row
                    key={one.rightId}
                    title={rightName(t, one.right)}
                    note={whom === '' ? undefined : whom}
                    value={
                      <Text as="span" tone={state === 'ended' ? 'quiet' : undefined}>
                        {rightPeriod(t, one)}
                        {state !== null && ` (${t(state)})`}
                      </Text>
                    }
                  >
                    {one.note !== null && <Text tone="quiet">{one.note}</Text>}
                  </Row>
                );
              })}
            </Rows>
          )
        }
      </Loaded>
    </Panel>
  );
}
