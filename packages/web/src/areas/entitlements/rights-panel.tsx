import { Button } from '@mantine/core';
import type { PersonRightRow } from '@torre/contract/entitlements';
import type { Day } from '@torre/domain/kernel';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { IconButton, Panel, Row, Rows, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { RightDialog } from './right-dialog.tsx';
import { rightFor, rightName, rightPeriod, rightState } from './right-words.ts';
import './entitlements.texts.ts';

interface RightsPanelProps {
  readonly employeeId: string;
  readonly rights: readonly PersonRightRow[];
  readonly today: Day;
  readonly mayChange: boolean;
}

/** Rights of a person on their line of time: added, changed and ended, never taken away. */
export function RightsPanel({ employeeId, rights, today, mayChange }: RightsPanelProps): JSX.Element {
  const t = useTexts('entitlements');
  const [opened, setOpened] = useState<PersonRightRow | 'new' | null>(null);
  return (
    <Panel
      title={t('rights')}
      intro={t('rightsHint')}
      aside={
        mayChange ? (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setOpened('new')}
          >
            {t('addRight')}
          </Button>
        ) : undefined
      }
      padded={rights.length === 0}
    >
      {rights.length === 0 ? (
        <Text tone="quiet">{t('noRights')}</Text>
      ) : (
        <Rows label={t('rights')}>
          {rights.map((one) => (
            <RightLine
              key={one.rightId}
              right={one}
              today={today}
              onChange={mayChange ? () => setOpened(one) : null}
            />
          ))}
        </Rows>
      )}
      {opened !== null && (
        <RightDialog
          standing={opened === 'new' ? null : opened}
          {...{ employeeId, rights, today }}
          onClose={() => setOpened(null)}
        />
      )}
    </Panel>
  );
}

interface RightLineProps {
  readonly right: PersonRightRow;
  readonly today: Day;
  /** null: may not be changed by who reads it. */
  readonly onChange: (() => void) | null;
}

function RightLine({ right, today, onChange }: RightLineProps): JSX.Element {
  const t = useTexts('entitlements');
  const name = rightName(t, right.right);
  const whom = rightFor(t, right);
  const state = rightState(right, today);
  return (
    <Row
      title={name}
      note={whom === '' ? undefined : whom}
      value={
        <>
          <Text as="span" tone={state === 'ended' ? 'quiet' : state === 'planned' ? 'coming' : undefined}>
            {rightPeriod(t, right)}
            {state !== null && ` (${t(state)})`}
          </Text>
          {right.note !== null && (
            <Text as="span" tone="quiet">
              {right.note}
            </Text>
          )}
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
