import { expect, test } from 'vitest';
import { isVisible, visibleName } from './visible-text.ts';

test.each([
  ['stands as it was written', "De L’Aquila-Ñandú D'Àcri", "De L’Aquila-Ñandú D'Àcri"],
  ['loses what stands around it', '  Rossi \t', 'Rossi'],
  ['loses signs without width', '\u200bRo\u00adssi\ufeff', 'Rossi'],
  ['loses what turns the text round', 'N\u202eevil\u2066', 'Nevil'],
  ['stands on one line', 'Maria\r\nGrazia\u2028Rossi', 'Maria Grazia Rossi'],
  ['loses controls', 'Ros\u0007si\u009b', 'Rossi'],
  ['is none of fillers and spaces alone', ' \u200b\u3164\u2800\u00a0\u2060\u034f', ''],
])('a name %s', (_, given, kept) => {
  expect([visibleName(given), isVisible(given)]).toEqual([kept, kept !== '']);
});
