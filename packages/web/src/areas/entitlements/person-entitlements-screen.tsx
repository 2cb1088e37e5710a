import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BALANCE_WORDS, entitledText, type StandingEntitlement } from '@torre/contract/entitlements';
import { inLanguage } from '@torre/contract/list';
import { civil, dayFromCompact, type Day } from '@torre/domain/kernel';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useEffect, useState, type JSX } from 'react';
import {
  BackLink,
  Callout,
  EmptyState,
  IconButton,
  Loaded,
  Page,
  Panel,
  Row,
  Rows,
  Text,
} from '../../kit/index.ts';
import { CallFailed, refusalWords } from '../../platform/call-failure.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { track } from '../../platform/track.ts';
import { entitledName } from './entitlement-columns.tsx';
import { EntitlementDialog } from './entitlement-dialog.tsx';
import { personEntitlementsQuery, useLiveEntitlements } from './entitlements.queries.ts';
import { RightsPanel } from './rights-panel.tsx';
import './entitlements.texts.ts';

/** `/personale/spettanze/{employeeId}`: what one person is entitled to, and which rights the person has. */
export function PersonEntitlementsScreen({ employeeId }: { readonly employeeId: string }): JSX.Element {
  const t = useTexts('entitlements');
  const query = useQuery(personEntitlementsQuery(employeeId));
  const today = dayFromCompact(useSession().today) as Day;
  const { data, error } = query;
  useEffect(() => track('view', 'spettanze di una persona'), []);
  useLiveEntitlements();
  const back = <BackLink to="/personale/spettanze">{t('back')}</BackLink>;
  if (error instanceof CallFailed && error.status === 404)
    return (
      <Page back={back}>
        <EmptyState heading title={refusalWords(error) ?? t('unknown')} why={employeeId} />
      </Page>
    );
  return (
    <Page
      title={data ? entitledName(data) : t('entitlements')}
      hint={t('code', { code: employeeId })}
      back={back}
    >
      <Loaded query={query} rows={8}>
        {({ entitlements, rights, allowedActions, ...person }) => {
          const mayChange = allowedActions.includes('change');
          return (
            <>
              {!mayChange && <Callout tone="seen">{t('ownNotWritten')}</Callout>}
              <EntitlementsPanel
                name={entitledName(person)}
                {...{ employeeId, entitlements, today, mayChange }}
              />
              <RightsPanel {...{ employeeId, rights, today, mayChange }} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

interface EntitlementsPanelProps {
  readonly employeeId: string;
  readonly name: string;
  readonly entitlements: readonly StandingEntitlement[];
  readonly today: Day;
  readonly mayChange: boolean;
}

function EntitlementsPanel({
  employeeId,
  name,
  entitlements,
  today,
  mayChange,
}: EntitlementsPanelProps): JSX.Element {
  const t = useTexts('entitlements');
  const [opened, setOpened] = useState<StandingEntitlement | 'new' | null>(null);
  return (
    <Panel
      title={t('entitlements')}
      aside={
        mayChange ? (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setOpened('new')}
          >
            {t('add')}
          </Button>
        ) : undefined
      }
      padded={entitlements.length === 0}
    >
      {entitlements.length === 0 ? (
        <Text tone="quiet">{t('noEntitlements')}</Text>
      ) : (
        <Rows label={t('entitlements')}>
          {entitlements.map((one) => (
            <EntitlementLine
              key={`${one.balance} ${one.year}`}
              standing={one}
              onChange={mayChange ? () => setOpened(one) : null}
            />
          ))}
        </Rows>
      )}
      {opened !== null && (
        <EntitlementDialog
          standing={opened === 'new' ? null : opened}
          known={entitlements}
          thisYear={civil(today).year}
          {...{ employeeId, name, today }}
          onClose={() => setOpened(null)}
        />
      )}
    </Panel>
  );
}

interface EntitlementLineProps {
  readonly standing: StandingEntitlement;
  /** null: may not be changed by who reads it. */
  readonly onChange: (() => void) | null;
}

/** A year of a balance: what the person is entitled to, and of what that is made. */
function EntitlementLine({ standing, onChange }: EntitlementLineProps): JSX.Element {
  const t = useTexts('entitlements');
  const language = useLanguage();
  const { balance, year, teorica, riduzioni, forzate, residuoAnniPrec, residuoAnnoPrec, isFirst } = standing;
  const name = `${inLanguage(BALANCE_WORDS[balance], language)} ${year}`;
  const amount = (of: number): string => entitledText(balance, of, language);
  const brought = residuoAnniPrec + residuoAnnoPrec;
  const details = [
    riduzioni > 0 && t('reducedBy', { amount: amount(riduzioni) }),
    forzate > 0 && t('orderedOf', { amount: amount(forzate) }),
    isFirst && brought !== 0 && t('broughtOf', { amount: amount(brought) }),
  ].filter((text) => text !== false);
  return (
    <Row
      title={name}
      value={
        <>
          <b>{amount(teorica - riduzioni)}</b>
          {details.map((text) => (
            <Text key={text} as="span" tone="quiet">
              {text}
            </Text>
          ))}
        </>
      }
      actions={
        onChange ? (
          <IconButton label={t('changeOf', { name })} icon={IconPencil} onClick={onChange} />
        ) : undefined
      }
    />
  );
}
