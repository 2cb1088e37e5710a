import { valueText } from '@torre/contract/administration';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LIST_COUNTED } from '@torre/contract/list';
import { ROLE } from '@torre/domain/identity';
import { SETTINGS } from '@torre/domain/configuration';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useEffect, useMemo, type JSX } from 'react';
import { Columns, Loaded, Page, Panel, Row, Rows, Stack, Text } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { track } from '../../platform/track.ts';
import { accountsQuery } from './administration.queries.ts';
import './administration.texts.ts';
import { configurationQuery } from './configuration/configuration.queries.ts';
import { plannedChanges, settingValues } from './configuration/setting-state.ts';
import styles from './overview-screen.module.css';

const WAITING = 'da attivare|scaduta';
const OPEN = `attivo|${WAITING}`;

/** `/amministrazione`: what will change by itself, and the way to everything that an administrator can do. */
export function OverviewScreen(): JSX.Element {
  const t = useTexts('administration');
  const language = useLanguage();
  const today = dayFromCompact(useSession().today) as Day;
  const accounts = useQuery(accountsQuery({ stato: OPEN }));
  const admins = useQuery(accountsQuery({ stato: OPEN, ruoli: ROLE.admin }));
  const late = useQuery(accountsQuery({ stato: WAITING }));
  const configuration = useQuery(configurationQuery);
  useEffect(() => track('view', 'amministrazione'), []);
  const planned = useMemo(
    () => plannedChanges(settingValues(configuration.data?.values ?? []), today),
    [configuration.data, today],
  );
  const counted = (
    key: 'accountCount' | 'administratorCount' | 'waitingCount',
    { total }: { readonly total?: number | null },
  ): string => `${total === null ? '> ' : ''}${t(key, { count: total ?? LIST_COUNTED })}`;
  const links = [
    { to: '/amministrazione/avvio', title: t('firstSteps'), text: t('firstStepsHint') },
    { to: '/amministrazione/persone', title: t('people'), text: t('peopleHint') },
    { to: '/amministrazione/organizzazione', title: t('organisation'), text: t('organisationHint') },
    { to: '/amministrazione/regole', title: t('rules'), text: t('rulesHint') },
    { to: '/amministrazione/configurazione', title: t('configuration'), text: t('configurationHint') },
    { to: '/amministrazione/elenchi', title: t('lookups'), text: t('lookupsHint') },
    { to: '/amministrazione/timbrature', title: t('punches'), text: t('punchesHint') },
    { to: '/amministrazione/mesi', title: t('months'), text: t('monthsHint') },
    { to: '/amministrazione/audit', title: t('audit'), text: t('auditHint') },
    { to: '/amministrazione/lavori', title: t('jobs'), text: t('jobsHint') },
    { to: '/amministrazione/posta', title: t('mail'), text: t('mailHint') },
    { to: '/amministrazione/file', title: t('files'), text: t('filesHint') },
  ] as const;
  return (
    <Page title={t('administration')}>
      <Columns narrow="second">
        <Panel title={t('plannedChanges')} padded={planned.length === 0}>
          <Loaded query={configuration} rows={3}>
            {() =>
              planned.length === 0 ? (
                <Text tone="quiet">{t('nothingPlanned')}</Text>
              ) : (
                <Rows>
                  {planned.map(({ key, icao, category, validFrom, value }) => {
                    const setting = SETTINGS.get(key)!;
                    const isRule = setting.group === 'rules';
                    return (
                      <Row
                        key={`${key} ${icao} ${category} ${validFrom}`}
                        plain
                        lead={displayDay(validFrom)}
                        title={
                          <Link
                            to={isRule ? '/amministrazione/regole' : '/amministrazione/configurazione'}
                            search={{
                              voce: key,
                              ...(icao && { impianto: icao }),
                              ...(category && { categoria: category }),
                            }}
                          >
                            {[icao, category, ruleOf(key), setting.label[language]]
                              .filter(Boolean)
                              .join(' · ')}
                          </Link>
                        }
                        actions={
                          <b>{value === null ? t('backToShipped') : valueText(setting, value, language)}</b>
                        }
                      />
                    );
                  })}
                </Rows>
              )
            }
          </Loaded>
        </Panel>
        <Panel title={t('accountsAtAGlance')} padded>
          <Loaded query={accounts} rows={3}>
            {(open) =>
              admins.data &&
              late.data && (
                <Stack gap="small">
                  <p>{counted('accountCount', open)}</p>
                  <p>{counted('administratorCount', admins.data)}</p>
                  <p>{late.data.total === 0 ? t('waitingNone') : counted('waitingCount', late.data)}</p>
                </Stack>
              )
            }
          </Loaded>
        </Panel>
      </Columns>
      <ul className={styles['links']}>
        {links.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to}>
              <b>{title}</b>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** `BASE R373.5` of `rules.BASE.R373.5.minRiposo`: many rules have a parameter of the same name. */
function ruleOf(key: string): string | null {
  const [, profile, rule] = /^rules\.([^.]+)\.(.+)\.[^.]+$/.exec(key) ?? [];
  return profile === undefined ? null : `${profile} ${rule}`;
}
