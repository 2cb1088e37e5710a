import { Button } from '@mantine/core';
import type { CoverMend } from '@torre/contract/cover';
import type { JSX } from 'react';
import { Row, Rows, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { serverWords } from '../../platform/server-words.ts';
import { partsOf, whyOf } from './cover-words.ts';
import './cover.texts.ts';

interface MendListProps {
  readonly mends: readonly CoverMend[];
  readonly busy: boolean;
  readonly onAssign: (mend: CoverMend) => void;
}

/** Exchanges of two shifts that cover a slot, the best first. */
export function MendList({ mends, busy, onAssign }: MendListProps): JSX.Element {
  const t = useTexts('cover');
  if (mends.length === 0) return <Text tone="quiet">{t('noMends')}</Text>;
  return (
    <Rows label={t('mends')} look="framed">
      {mends.map((mend) => {
        const both = [mend.first, mend.second];
        const parts = partsOf(both, t);
        return (
          <Row
            key={parts}
            title={parts}
            actions={
              <Button
                size="compact-sm"
                disabled={busy}
                aria-label={t('assignMend', { parts })}
                onClick={() => onAssign(mend)}
              >
                {t('assign')}
              </Button>
            }
          >
            <Text tone="quiet">{whyOf(mend.second, t)}</Text>
            {both
              .flatMap(({ findings }) => findings)
              .map((finding) => (
                <Text key={`${finding.employeeId} ${finding.rule} ${finding.from}`} tone="quiet">
                  {t('warning', { sentence: serverWords(finding) })}
                </Text>
              ))}
          </Row>
        );
      })}
    </Rows>
  );
}
