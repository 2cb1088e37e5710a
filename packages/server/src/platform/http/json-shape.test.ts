import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonShape } from './json-shape.ts';

const shapeOf = (pieces: readonly Buffer[]): { deepest: number; items: number } => {
  const shape = new JsonShape();
  for (const piece of pieces) shape.read(piece);
  return { deepest: shape.deepest, items: shape.items };
};

/** The same counted on what the text means. */
function counted(value: unknown): { deepest: number; items: number } {
  if (typeof value !== 'object' || value === null) return { deepest: 0, items: 0 };
  const inner = Object.values(value).map(counted);
  return {
    deepest: 1 + Math.max(0, ...inner.map(({ deepest }) => deepest)),
    items: Math.max(1, inner.length) + inner.reduce((sum, { items }) => sum + items, 0),
  };
}

test('depth and number of values are those of the parsed text, however it is cut into pieces', () => {
  const texts = fc.json({ stringUnit: fc.constantFrom('"', '\\', '[', '{', ',', 'a', 'è', ']', '}') });
  const cuts = fc.array(fc.nat(40), { maxLength: 10 });
  fc.assert(
    fc.property(texts, cuts, (text, lengths) => {
      const bytes = Buffer.from(text);
      const pieces: Buffer[] = [];
      let from = 0;
      for (const length of [...lengths, bytes.length]) {
        pieces.push(bytes.subarray(from, from + length));
        from += length;
      }
      expect(shapeOf(pieces)).toEqual(counted(JSON.parse(text)));
    }),
  );
});

test.each([
  ['{"a":"[[[[,,,,"}', { deepest: 1, items: 1 }],
  ['["\\\\",[]]', { deepest: 2, items: 3 }],
  ['["\\\\\\"[[[",1]', { deepest: 1, items: 2 }],
  ['"[1,2]"', { deepest: 0, items: 0 }],
  ['[[[[', { deepest: 4, items: 4 }],
])('%s', (text, shape) => {
  const bytes = Buffer.from(text);
  expect(shapeOf([bytes])).toEqual(shape);
  expect(shapeOf([...bytes].map((byte) => Buffer.from([byte])))).toEqual(shape);
});
