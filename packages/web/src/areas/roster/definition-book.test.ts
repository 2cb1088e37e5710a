import { dayOf } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import { DefinitionBook, definitionFromWire } from './definition-book.ts';
import { SAMPLE_MONTH } from './sample-month.ts';

const [morning] = SAMPLE_MONTH.definitions;
if (morning === undefined) throw new Error('the sample month has definitions');

describe('definitions of a plant', () => {
  test('an end written 0000 is the end of the day', () => {
    expect(definitionFromWire({ ...morning, beginTime: '1600', endTime: '0000' })).toMatchObject({
      beginTime: 960,
      endTime: 1440,
    });
  });

  test('of two definitions of one name the one that holds on the day counts', () => {
    const book = new DefinitionBook([
      { ...morning, toDate: '20261215 0000' },
      { ...morning, beginTime: '1400', endTime: '2200', fromDate: '20261216 0000' },
    ]);
    expect(book.meaning('M', dayOf(2026, 12, 15)).form).toBe('morning');
    expect(book.meaning('M', dayOf(2026, 12, 16)).form).toBe('afternoon');
  });

  test('a name without a definition reads as absence', () => {
    const book = new DefinitionBook(SAMPLE_MONTH.definitions);
    expect(book.meaning('ASS', dayOf(2026, 12, 1))).toMatchObject({ form: 'absence', dutyMinutes: 0 });
  });
});
