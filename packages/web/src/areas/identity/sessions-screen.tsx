import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OwnSession } from '@torre/contract/identity';
import { IconCheck, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Line, Loaded, Panel, Row, Rows, StatusBadge } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { romeDateTime } from '../../platform/rome-time.ts';
import { ownSessionsQuery } from './session-list.queries.ts';
import styles from './sessions-screen.module.css';
import { useEndSessions } from './use-end-sessions.tsx';
import './identity.texts.ts';

/** `/sessioni`: where I am signed in, and the end of what I do not know. */
export function SessionsScreen(): JSX.Element {
  const t = useTexts('identity');
  const query = useQuery(ownSessionsQuery);
  const { endOne, endOthers, element } = useEndSessions();
  const sessions = query.data?.sessions ?? [];
  return (
    <div className={styles['screen']}>
      <Panel
        title={t('mySessions')}
        level={1}
        intro={t('mySessionsHint')}
        aside={
          sessions.length > 1 && (
            <Button variant="default" size="compact-sm" onClick={() => void endOthers(sessions.length - 1)}>
              {t('endOthers')}
            </Button>
          )
        }
      >
        <Loaded query={query} rows={2}>
          {() => (
            <Rows>
              {sessions.map((session) => (
                <SessionRow key={session.sessionLabel} session={session} onEnd={() => void endOne(session)} />
              ))}
            </Rows>
          )}
        </Loaded>
      </Panel>
      {element}
    </div>
  );
}

interface SessionRowProps {
  readonly session: OwnSession;
  readonly onEnd: () => void;
}

function SessionRow({ session, onEnd }: SessionRowProps): JSX.Element {
  const t = useTexts('identity');
  const { current, openedAt, lastSeenAt, system } = session;
  const Drawing =
    system !== null && /^(iPhone|iPad|Android)$/.test(system) ? IconDeviceMobile : IconDeviceDesktop;
  const device = useDeviceName(session);
  return (
    <Row
      lead={<Drawing size={20} stroke={1.75} aria-hidden />}
      title={device}
      actions={
        current ? (
          <StatusBadge family="ok" icon={IconCheck} text={t('thisSession')} />
        ) : (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('endSessionOn', { device, at: romeDateTime(openedAt) })}
            onClick={onEnd}
          >
            {t('endSession')}
          </Button>
        )
      }
    >
      <Line>
        <span>{t('openedAt', { at: romeDateTime(openedAt) })}</span>
        <span>{t('lastSeenAt', { at: romeDateTime(lastSeenAt) })}</span>
      </Line>
    </Row>
  );
}

function useDeviceName({ browser, system }: OwnSession): string {
  const t = useTexts('identity');
  if (browser !== null && system !== null) return t('browserOn', { browser, system });
  return browser ?? system ?? t('unknownDevice');
}
