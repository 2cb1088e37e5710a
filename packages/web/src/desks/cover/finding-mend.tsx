import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FindingMend as Mend } from '@torre/contract/cover';
import type { ChangeReason } from '@torre/contract/notices';
import { useState, type JSX } from 'react';
import { findingMendQuery, mendWords } from '../../areas/cover/index.ts';
import type { FindingPlace } from '../../areas/cover/index.ts';
import { LegalityReason } from '../../areas/legality/index.ts';
import { Loaded, Row, Rows, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { serverWords } from '../../platform/server-words.ts';
import { useAssignment } from './use-assignment.tsx';

interface FindingMendProps extends FindingPlace {
  /** Takes another shift for the cell into a form that is open; without it that too is saved. */
  readonly onTurn?: (turn: string) => void;
  /** After a save of other cells. */
  readonly onSaved?: () => void;
}

/** How a finding can be mended, with one press that does it; tried when it is drawn. */
export function FindingMend({ onTurn, onSaved, ...place }: FindingMendProps): JSX.Element {
  const t = useTexts('cover');
  const query = useQuery(findingMendQuery(place));
  return (
    <Loaded query={query} rows={1}>
      {(mend) =>
        mend === null ? (
          <Text tone="quiet">{t('noMend')}</Text>
        ) : (
          <Proposal {...{ place, mend, onTurn, onSaved }} />
        )
      }
    </Loaded>
  );
}

interface ProposalProps {
  readonly place: FindingPlace;
  readonly mend: Mend;
  readonly onTurn: FindingMendProps['onTurn'];
  readonly onSaved: FindingMendProps['onSaved'];
}

function Proposal({ place, mend, onTurn, onSaved }: ProposalProps): JSX.Element {
  const t = useTexts('cover');
  const [reason, setReason] = useState<ChangeReason>({});
  const { apply, busy, element } = useMendSave(place, mend, onSaved);
  const { added } = mend.legality;
  const parts = mendWords(mend, t);
  const turn = mend.cells[0]!.turn;
  const choose = mend.kind === 'code' && place.turn !== null ? onTurn : undefined;
  return (
    <>
      <Rows label={t('mend')} look="framed">
        <Row
          title={parts}
          actions={
            choose ? (
              <Button
                size="compact-sm"
                aria-label={t('useTurnFor', { turn, wished: place.turn ?? '' })}
                onClick={() => choose(turn)}
              >
                {t('useTurn', { turn })}
              </Button>
            ) : (
              <Button
                size="compact-sm"
                disabled={busy}
                aria-label={t('applyMendOf', { parts })}
                onClick={() => void apply(reason.legalityReason ?? '')}
              >
                {t('applyMend')}
              </Button>
            )
          }
        >
          <Text tone="quiet">{t('mendEnds')}</Text>
          {added.map((finding) => (
            <Text key={`${finding.employeeId} ${finding.rule} ${finding.from}`} tone="quiet">
              {t('warning', { sentence: serverWords(finding) })}
            </Text>
          ))}
        </Row>
      </Rows>
      {added.length > 0 && !choose && <LegalityReason reason={reason} onReason={setReason} />}
      {element}
    </>
  );
}

/** Saves the cells of a mend as one change, which one press takes back. */
function useMendSave({ plant }: FindingPlace, mend: Mend, onSaved: FindingMendProps['onSaved']) {
  const t = useTexts('cover');
  const { assign, busy, element } = useAssignment(plant);
  const apply = async (legalityReason: string): Promise<void> => {
    const saved = await assign({
      cells: mend.cells,
      legalityReason: () => legalityReason,
      track: 'applica rimedio',
      trackBack: 'annulla rimedio',
      done: t('mended', { parts: mendWords(mend, t) }),
      failed: t('mendFailed'),
    });
    if (saved?.refused.length === 0) onSaved?.();
  };
  return { apply, busy, element };
}
