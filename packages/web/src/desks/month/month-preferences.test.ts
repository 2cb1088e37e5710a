import { afterEach, expect, test, vi } from 'vitest';
import { toggled } from '../../areas/roster/index.ts';
import {
  rememberCollapsed,
  rememberDensity,
  rememberedCollapsed,
  rememberedDensity,
} from './month-preferences.ts';

function storage(): void {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the month is compact until somebody wants it comfortable', () => {
  storage();
  expect(rememberedDensity()).toBe('compact');
  rememberDensity('comfortable');
  expect(rememberedDensity()).toBe('comfortable');
});

test('each plant remembers its own folded islands', () => {
  storage();
  rememberCollapsed('LIRR', toggled(new Set(['NORD']), 'SUD'));
  expect([...rememberedCollapsed('LIRR')]).toEqual(['NORD', 'SUD']);
  expect(rememberedCollapsed('LIRF').size).toBe(0);
  expect([...toggled(rememberedCollapsed('LIRR'), 'NORD')]).toEqual(['SUD']);
});
