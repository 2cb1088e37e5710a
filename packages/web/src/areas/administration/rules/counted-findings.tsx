import { Button } from '@mantine/core';
import { countFindings, type CountedRule } from '@torre/contract/administration';
import type { SettingValue } from '@torre/domain/configuration';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useEffect, useRef, useState, type JSX } from 'react';
import { Callout, SmallTable, Stack, Text } from '../../../kit/index.ts';
import { call } from '../../../platform/call.ts';
import { useTexts } from '../../../platform/language.ts';
import type { ConfigurationReply } from '../configuration/configuration.queries.ts';
import '../configuration/configuration.texts.ts';
import type { SettingTarget } from '../configuration/setting-target.ts';

interface CountedFindingsProps {
  readonly settingKey: string;
  readonly target: SettingTarget;
  readonly plants: ConfigurationReply['plants'];
  /** null: nothing that could be counted stands in the window. */
  readonly wanted: { readonly value: SettingValue | null; readonly validFrom: Day } | null;
}

interface CountedPlant {
  readonly icao: string;
  readonly rules: readonly CountedRule[];
}

interface Counting {
  readonly of: string;
  readonly done: number;
  readonly all: number;
  readonly month: string | null;
  readonly plants: readonly CountedPlant[];
  /** Findings of all the plants as the settings stand. */
  readonly now: number;
  readonly failed: boolean;
}

/** What a value that is not saved would find in the rosters of next month, plant by plant; counts and no names. */
export function CountedFindings({ settingKey, target, plants, wanted }: CountedFindingsProps): JSX.Element {
  const t = useTexts('configuration');
  const [counting, setCounting] = useState<Counting | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const of = JSON.stringify([target, wanted]);
  const shown = counting?.of === of ? counting : null;
  const isUnderWay = shown !== null && shown.done < shown.all && !shown.failed;

  const start = async (): Promise<void> => {
    if (wanted === null) return;
    stop.current?.abort();
    const mine = (stop.current = new AbortController());
    const concerned = target.icao === '' ? plants.map(({ icao }) => icao) : [target.icao];
    let state: Counting = {
      of,
      done: 0,
      all: concerned.length,
      month: null,
      plants: [],
      now: 0,
      failed: false,
    };
    setCounting(state);
    for (const plant of concerned) {
      const { icao, category } = target;
      const body = { plant, icao, category, validFrom: compactDay(wanted.validFrom), value: wanted.value };
      try {
        const { month, rules } = await call(
          countFindings,
          { path: { key: settingKey }, body },
          { signal: mine.signal },
        );
        const changed = rules.filter((one) => one.now !== one.planned);
        const now = rules.reduce((sum, one) => sum + one.now, state.now);
        const found = changed.length === 0 ? [] : [{ icao: plant, rules: changed }];
        state = { ...state, done: state.done + 1, month, now, plants: [...state.plants, ...found] };
      } catch {
        state = { ...state, failed: true };
      }
      if (mine.signal.aborted) return;
      setCounting(state);
      if (state.failed) return;
    }
  };

  return (
    <Stack>
      <div>
        <Button
          variant="default"
          disabled={wanted === null}
          loading={isUnderWay}
          onClick={() => void start()}
        >
          {t('countFindings')}
        </Button>
      </div>
      <div role="status">
        {shown === null ? null : shown.failed ? (
          <Callout tone="danger">{t('countFailed')}</Callout>
        ) : isUnderWay ? (
          <Text tone="quiet">{t('counting', { done: shown.done, all: shown.all })}</Text>
        ) : shown.plants.length === 0 ? (
          <Text>{t('countsNothing', { month: monthText(shown.month), count: shown.now })}</Text>
        ) : (
          <Text>{t('countsIn', { month: monthText(shown.month) })}</Text>
        )}
      </div>
      {shown !== null && shown.plants.length > 0 && (
        <SmallTable
          label={t('countFindings')}
          head={[t('countedPlant'), t('countedRule'), t('countedNow'), t('countedThen')]}
          rows={shown.plants.flatMap(({ icao, rules }) =>
            rules.map(({ rule, now, planned }) => [icao, rule, now, planned]),
          )}
        />
      )}
    </Stack>
  );
}

/** 12/2026 of YYYYMM. */
const monthText = (month: string | null): string =>
  month === null ? '' : `${month.slice(4)}/${month.slice(0, 4)}`;
