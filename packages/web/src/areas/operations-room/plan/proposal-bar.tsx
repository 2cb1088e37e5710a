import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { JSX } from 'react';
import { IconButton, Wheel } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import type { CoverAction, OpenPositions } from './cover-action.ts';
import type { OpenPlace } from './fill-board.ts';
import { openWords, proposalWords } from './proposal-words.ts';
import styles from './proposal-bar.module.css';
import { proposalsByIsland } from './proposals.ts';
import type { RoomFiller } from './use-room-fill.ts';
import type { RoomPlanModel } from './use-room-plan.ts';

interface ProposalBarProps {
  readonly model: RoomPlanModel;
  readonly filler: RoomFiller;
  readonly cover: CoverAction | undefined;
  /** After proposals were taken: the first seat of them. */
  readonly onTaken: (seatId: string) => void;
}

/** What the filler proposes for the plan below: all of it or an island's to take, and in words what stays open and why. */
export function ProposalBar({ model, filler, cover, onTaken }: ProposalBarProps): JSX.Element {
  const t = useTexts('operationsRoom');
  const { proposals, running } = filler;
  const islands =
    proposals === null ? [] : proposalsByIsland(proposals.changes, model.positions, model.board);
  const take = (changes: (typeof islands)[number]['changes']): void => {
    filler.take(changes);
    const first = changes.find((change) => change.kind === 'put');
    if (first?.kind === 'put') onTaken(first.seat.id);
  };
  return (
    <>
      {/* It was there before what it says: only then is that read out. */}
      <div role="status" className={running === null ? 'visually-hidden' : (styles['bar'] ?? '')}>
        {running !== null && (
          <span className={styles['head']}>
            <Wheel />
            {t(running === 'fill' ? 'filling' : 'repairing')}
          </span>
        )}
        {proposals !== null && proposalWords(t, proposals)}
      </div>
      {proposals !== null && (
        <section className={styles['bar']} aria-label={t('proposals')}>
          <div className={styles['head']}>
            <p>{proposalWords(t, proposals)}</p>
            {proposals.changes.length > 0 && (
              <Button size="compact-sm" onClick={() => take(proposals.changes)}>
                {t('takeAll')}
              </Button>
            )}
            {islands.length > 1 &&
              islands.map(({ name, changes }) => (
                <Button key={name} variant="default" size="compact-sm" onClick={() => take(changes)}>
                  {t('takeIsland', { island: name, count: changes.length })}
                </Button>
              ))}
            <IconButton label={t('discardProposals')} icon={IconX} onClick={filler.discard} />
          </div>
          {proposals.open.length > 0 && (
            <ul className={styles['open']}>
              {openWords(t, proposals.open).map(({ words, places }) => (
                <li key={words}>
                  {words} {cover?.(ofPlaces(places))}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}

/** Only working positions are filled. */
const ofPlaces = (places: readonly OpenPlace[]): OpenPositions => ({
  spans: places,
  specializationId: places[0]!.specializationId,
  kind: 'LAV',
});
