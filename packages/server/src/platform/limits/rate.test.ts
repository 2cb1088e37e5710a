import { describe, expect, test } from 'vitest';
import { addressKey } from './address-key.ts';
import { RateLimit } from './rate.ts';

describe('how often somebody may call', () => {
  test('a burst passes, then as many as the rate allows', () => {
    let now = 0;
    const limit = new RateLimit({ burst: 3, perSecond: 2 }, () => now);
    expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([0, 0, 0, 500]);
    now = 499;
    expect(limit.take('a')).toBe(1);
    now = 500;
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 500]);
    now = 10_000;
    expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([0, 0, 0, 500]);
  });

  test('a clock that is set back keeps nobody out until it catches up', () => {
    let now = 86_400_000;
    const limit = new RateLimit({ burst: 2, perSecond: 1 }, () => now);
    limit.take('a');
    now = 0;
    expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 1000]);
    now = 1000;
    expect(limit.take('a')).toBe(0);
  });

  test('one who calls too often keeps nobody else from calling', () => {
    const limit = new RateLimit({ burst: 1, perSecond: 1 }, () => 0);
    expect([limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([0, 1000, 0]);
  });

  test('a million callers do not fill the memory', () => {
    const limit = new RateLimit({ burst: 1, perSecond: 1 }, () => 0);
    for (let caller = 0; caller < 1_000_000; caller++) limit.take(`${caller}`);
    expect(limit.keysKept).toBeLessThanOrEqual(20_000);
    expect(limit.take('999999')).toBeGreaterThan(0);
  });
});

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::9', '2001:db8:1:2::'],
  ['2001:DB8:0001:0002::', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
])('the address %s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
