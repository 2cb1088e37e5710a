import { expect, test } from 'vitest';
import { logText, metricLabels } from './log-text.ts';

test.each([
  ['as a text', { msg: 'saved', cell: '800101-20261120' }],
  ['in a text', { msg: 'saved 800101' }],
  ['as a number', { who: 800101 }],
  ['as a name', { 800101: 'saved' }],
])('a personnel code that the log holds %s is found, and none in its measurements', (_, line) => {
  const measured = {
    time: 1795780010173,
    reqId: '80010180-0101-4800-8101-800101800101',
    responseTime: 14.800101,
  };
  expect(logText(JSON.stringify({ ...measured, ...line }))).toContain('800101');
  expect(logText(JSON.stringify(measured))).not.toContain('800101');
});

test('figures of the metrics are no labels', () => {
  expect(metricLabels('torre_seconds{route="/api"} 0.800101\n')).toBe('torre_seconds{route="/api"}\n');
  expect(metricLabels('torre_seconds{who="800101"} 1e-7\n')).toContain('800101');
});
