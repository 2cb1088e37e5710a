import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkReply } from '@torre/contract/bulk';
import type { FindingMend as Mend } from '@torre/contract/cover';
import type { ChangeReason } from '@torre/contract/notices';
import { useState, type JSX } from 'react';
import {
  assignCover,
  findingMendQuery,
  mendWords,
  readCoverAgain,
  takeCoverBack,
} from '../../areas/cover/index.ts';
import type { FindingPlace } from '../../areas/cover/index.ts';
import { LegalityReason } from '../../areas/legality/index.ts';
import { Loaded, Row, Rows, Text, useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE } from '../../platform/notify.ts';
import { serverWords } from '../../platform/server-words.ts';
import { useSession } from '../../platform/session.ts';
import { UNDO_MS } from './use-cover-actions.tsx';

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
  const client = useQueryClient();
  const { divisionList } = useSession();
  const division = divisionList.find(({ icao }) => icao === plant)?.divisionId ?? '';
  const { run, busy, element } = useActions('footer');
  const refresh = () => readCoverAgain(client);
  const takeBack = (saved: BulkReply) =>
    void run({
      track: 'annulla rimedio',
      act: (options) => takeCoverBack(division, mend.cells, saved, options),
      done: t('undone'),
      failed: t('undoFailed'),
      refresh,
    });
  const apply = async (legalityReason: string): Promise<void> => {
    const saved = await run({
      track: 'applica rimedio',
      act: async (options) => {
        const reply = await assignCover(division, mend.cells, options, legalityReason);
        // a shift given away that nobody took would leave its slot open
        if (reply.refused.length > 0) await takeCoverBack(division, mend.cells, reply, options);
        return reply;
      },
      done: (reply) => {
        const [refused] = reply.refused;
        if (refused)
          return { type: NOTICE.error, header: t('mendFailed'), text: serverWords(refused), staysMs: null };
        return {
          type: NOTICE.success,
          text: t('mended', { parts: mendWords(mend, t) }),
          staysMs: UNDO_MS,
          action: { label: t('undo'), run: () => takeBack(reply) },
        };
      },
      failed: t('mendFailed'),
      refresh,
    });
    if (saved !== null && saved.refused.length === 0) onSaved?.();
  };
  return { apply, busy, element };
}
