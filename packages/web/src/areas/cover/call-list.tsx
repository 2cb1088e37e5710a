import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { CallAnswer, CoverCall } from '@torre/contract/cover';
import type { JSX } from 'react';
import { IconButton, Line, Row, Rows, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { nameOf } from './cover-words.ts';
import './cover.texts.ts';

const ANSWERS: readonly CallAnswer[] = ['waiting', 'yes', 'no', 'none'];

interface CallListProps {
  readonly calls: readonly CoverCall[];
  readonly busy: boolean;
  readonly onAnswer: (call: CoverCall, answer: CallAnswer) => void;
  readonly onRemove: (call: CoverCall) => void;
}

/** Whom one asked for the slot, when, and what they said. */
export function CallList({ calls, busy, onAnswer, onRemove }: CallListProps): JSX.Element {
  const t = useTexts('cover');
  if (calls.length === 0) return <Text tone="quiet">{t('noCalls')}</Text>;
  return (
    <Rows label={t('calls')} look="framed">
      {calls.map((call) => {
        const name = nameOf(call);
        return (
          <Row
            key={call.employeeId}
            title={name}
            actions={
              <IconButton
                label={t('takeOff', { name })}
                icon={IconX}
                iconSize={16}
                disabled={busy}
                onClick={() => onRemove(call)}
              />
            }
          >
            <Text tone="faint">{t('askedBy', { who: nameOf(call.askedBy), when: call.askedAt })}</Text>
            <Line label={t('answerOf', { name })}>
              {ANSWERS.map((answer) => (
                <Button
                  key={answer}
                  variant={call.answer === answer ? 'filled' : 'default'}
                  size="compact-sm"
                  aria-pressed={call.answer === answer}
                  disabled={busy}
                  onClick={() => {
                    if (call.answer !== answer) onAnswer(call, answer);
                  }}
                >
                  {t(answer)}
                </Button>
              ))}
            </Line>
          </Row>
        );
      })}
    </Rows>
  );
}
