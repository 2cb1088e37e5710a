import { Checkbox, TextInput } from '@mantine/core';
import { useState, type JSX } from 'react';
import { Line, Row, Rows, Stack, Text } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import type { MemberChoice } from './use-member-names.ts';

interface MembersPickerProps {
  readonly choices: readonly MemberChoice[];
  readonly chosen: readonly string[];
  readonly onChoose: (member: string, isIn: boolean) => void;
}

/** Positions or people to tick, narrowed by what is typed. */
export function MembersPicker({ choices, chosen, onChoose }: MembersPickerProps): JSX.Element {
  const t = useTexts('operationsRoom');
  const [text, setText] = useState('');
  const wanted = text.trim().toLocaleLowerCase('it');
  const isIn = new Set(chosen);
  const shown = choices.filter(({ name, note }) =>
    `${name} ${note}`.toLocaleLowerCase('it').includes(wanted),
  );
  return (
    <Stack>
      <Line>
        <TextInput
          flex={1}
          aria-label={t('searchMembers')}
          placeholder={t('searchMembers')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <span aria-live="polite">{t('membersCount', { count: chosen.length })}</span>
      </Line>
      <Rows look="framed" compact maxHeight="260px">
        {shown.map(({ member, name, note }) => (
          <Row
            key={member}
            plain
            title={
              <Checkbox
                label={name}
                checked={isIn.has(member)}
                onChange={(event) => onChoose(member, event.currentTarget.checked)}
              />
            }
            actions={
              <Text as="span" tone="faint">
                {note}
              </Text>
            }
          />
        ))}
      </Rows>
    </Stack>
  );
}
