import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extensionOf, readableName } from './file-name.ts';

test.each([
  ['certificato.pdf', 'certificato.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Documenti\\turni ottobre.xlsx', 'turni ottobre.xlsx'],
  ['/tmp/a/b/foto.JPG', 'foto.JPG'],
  ['..', ''],
  ['.htaccess.txt', 'htaccess.txt'],
  ['fattura\u202efdp.exe', 'fatturafdp.exe'],
  ['riga\r\nSet-Cookie: a=b.txt', 'rigaSet-Cookie a=b.txt'],
  ['nome\u0000.pdf', 'nome.pdf'],
  ['  molti   spazi .csv ', 'molti spazi .csv'],
  ['perche\u0301.pdf', 'perché.pdf'],
  ['perche\u200d\u0301.pdf', 'perché.pdf'],
  ['. .. turni.pdf', 'turni.pdf'],
])('the name %j is kept as %j', (given, kept) => {
  expect(readableName(given)).toBe(kept);
});

test('a long name is cut and keeps its ending', () => {
  expect(readableName(`${'a'.repeat(400)}.pdf`)).toBe(`${'a'.repeat(251)}.pdf`);
  expect(readableName(`${'a'.repeat(254)} b`)).toBe('a'.repeat(254));
});

test('a cut never goes through a character', () => {
  expect(readableName(`${'😀'.repeat(200)}.pdf`)).toBe(`${'😀'.repeat(125)}.pdf`);
});

test('no name leaves a path, a control character or more than 255 characters, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const kept = readableName(given);
      expect(kept).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
      expect(kept.length).toBeLessThanOrEqual(255);
      expect(kept.isWellFormed()).toBe(true);
      expect(readableName(kept)).toBe(kept);
    }),
  );
});

test.each([
  ['a.pdf', 'pdf'],
  ['a.JPEG', 'jpg'],
  ['a.tar.csv', 'csv'],
  ['a.pdf.exe', null],
  ['pagina.html', null],
  ['disegno.svg', null],
  ['.pdf', null],
  ['senza', null],
  ['a.constructor', null],
])('%s is a %s', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});
