import type { CounterRow } from '@torre/contract/counters';
import { useTexts } from '../../../platform/language.ts';
import './room.texts.ts';

export interface Balance {
  /** Employees minus chairs. */
  readonly value: number;
  readonly tone: 'short' | 'lack' | 'over' | 'exact';
  /** 'manca 1 persona', 'al completo' */
  readonly sentence: string;
}

/** People against positions in words and colour: enough people of whom nobody may take a chair is no full room. */
export function useBalance(): (figures: Pick<CounterRow, 'employees' | 'chairs' | 'lacks'>) => Balance {
  const t = useTexts('room');
  return ({ employees, chairs, lacks }) => {
    const value = employees - chairs;
    if (value < 0) return { value, tone: 'short', sentence: t('missing', { count: -value }) };
    if (lacks > 0) return { value, tone: 'lack', sentence: t('lacking') };
    if (value > 0) return { value, tone: 'over', sentence: t('over', { count: value }) };
    return { value, tone: 'exact', sentence: t('complete') };
  };
}
