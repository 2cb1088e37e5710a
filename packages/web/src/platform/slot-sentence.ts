import type { IslandHour, SlotVerdict } from '@torre/contract/counters';
import { figureOf, slotHours } from './slot-figure.ts';
import type { CountedSlot } from './slot-figure.ts';
import './slots.texts.ts';
import type { Texts } from './text-catalogue.ts';

type SlotTexts = Texts<'slots'>;

/**
 * What is to be said of a slot of a day, in the month, on the home, in the counter's detail, in 'In sala' and in the preview
 * of a change of the organisation alike: 'mancano 2 persone: 2 APS-TMA 07:00–10:00', 'al completo; coperte da altre isole: 1 di Tma da Nord'.
 */
export function slotSentence(slot: CountedSlot, t: SlotTexts): string {
  const { missing, specializations, covered } = slot.verdict;
  const figure = figureOf(slot);
  const main =
    missing > 0
      ? t('missingOf', {
          missing: t('missing', { count: missing }),
          of: specializationsOf(specializations, t),
        })
      : figure > 0
        ? t('over', { count: figure })
        : t('complete');
  if (covered.length === 0) return main;
  const all = covered.map(({ island, chairs: count, by }) =>
    t('islandCoveredBy', { count, island, who: islandsOf(by, t) }),
  );
  return `${main}; ${t('covered', { all: all.join(', ') })}`;
}

/** The same of one island in one hour: what others cover is no shortage of it. */
export function islandSentence(island: IslandHour, t: SlotTexts): string {
  const { missing, taken, by } = island;
  const figure = islandFigure(island);
  const main =
    missing > 0
      ? [t('missing', { count: missing })]
      : figure > 0
        ? [t('over', { count: figure })]
        : taken > 0
          ? []
          : [t('complete')];
  const covered = taken > 0 ? [t('coveredBy', { count: taken, who: islandsOf(by, t) })] : [];
  return [...main, ...covered].join('; ');
}

/** What an island is missing, else how many more people than positions it has; 0 where others cover it. */
export function islandFigure({ missing, employees, chairs }: IslandHour): number {
  return missing > 0 ? -missing : Math.max(0, employees - chairs);
}

/** How a figure is drawn: `lack` has people enough, and not of the right specialization. */
export type SlotTone = 'short' | 'lack' | 'over' | 'exact';

export function slotTone(slot: CountedSlot): SlotTone {
  const difference = slot.employees - slot.chairs;
  if (slot.verdict.missing > 0) return difference < 0 ? 'short' : 'lack';
  return difference > 0 ? 'over' : 'exact';
}

/** '2 ACS-NORD 23:00–03:00, CSO 05:00–07:00' */
function specializationsOf(all: SlotVerdict['specializations'], t: SlotTexts): string {
  return all
    .map(({ specializationId, missing, hours }) =>
      t('specializationMissing', {
        name: missing > 1 ? `${missing} ${specializationId}` : specializationId,
        hours: hours.map(({ from, to }) => slotHours({ beginTime: from, endTime: to })).join(', '),
      }),
    )
    .join(', ');
}

/** 'Nord e Sud' */
const islandsOf = (by: readonly string[], t: SlotTexts): string =>
  by.length === 0 ? t('byOthers') : by.join(t('andIsland'));
