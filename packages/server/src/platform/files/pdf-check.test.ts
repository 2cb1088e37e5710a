import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf } from '../../testing/sample-files.ts';
import { honestPdf as made, objectStream, pdfOf } from '../../testing/sample-pdfs.ts';
import { checkPdf } from './pdf-check.ts';
import type { PdfRefusal } from './pdf-check.ts';
import { openPdfThread, pdfRefusal } from './pdf-thread.ts';
import type { PdfThread } from './pdf-thread.ts';

describe('a PDF that only shows something is taken', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['the smallest', () => pdf],
    [
      'with text on several pages',
      () => made((document) => document.text('Certificato').addPage().text('2')),
    ],
    [
      'with links to the web, to a mail and within itself',
      () =>
        made((document) =>
          document
            .text('sito', { link: 'https://esempio.it/a:b?c' })
            .text('posta', { link: 'mailto:a@esempio.it' })
            .text('vai', { goTo: 'fine' })
            .text('fine', { destination: 'fine' }),
        ),
    ],
    [
      'with an outline',
      () => made((document) => document.text('x').outline.addItem('Capo 1').addItem('1.1')),
    ],
    [
      'with a form without scripts',
      () => made((document) => document.font('Helvetica').initForm().formText('nome', 10, 10, 200, 20)),
    ],
    ['that opens at a place', () => pdfOf('<</Type/Catalog/OpenAction[3 0 R/Fit]>>')],
    [
      'that opens at a place by an action',
      () => pdfOf('<</Type/Catalog/OpenAction 2 0 R>>', '<</S/GoTo/D[3 0 R/Fit]>>'),
    ],
    ['whose objects are packed', () => pdfOf(objectStream(['<</Type/Catalog/Pages 9 0 R>>']))],
    [
      'with the blend mode of a screen, an article thread and tagged parts that refer to others',
      () =>
        pdfOf(
          '<</Type/Catalog/Threads[2 0 R]>>',
          '<</Type/Thread/F 3 0 R>>',
          '<</Type/ExtGState/BM/Screen>>',
          '<</Type/StructElem/S/P/Ref[2 0 R]>>',
        ),
    ],
    ['that speaks of scripts', () => made((document) => document.text('JavaScript (/S) e OpenAction'))],
    ['with a comment and odd strings', () => pdfOf('<</Type/Catalog % </S> \n/T(a\\)(b)\\(<<) /H<4a5>>>')],
  ])('%s', async (_, make) => {
    expect(checkPdf(await make())).toBeNull();
  });
});

const ACTION = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const CATALOG = '<</Type/Catalog>>';

describe('a PDF is refused', () => {
  test.each<[string, PdfRefusal, () => Buffer | Promise<Buffer>]>([
    [
      'that runs a script when it is opened',
      'pdfRuns',
      () => pdfOf('<</Type/Catalog/OpenAction 2 0 R>>', ACTION),
    ],
    ['with a script of a 3D picture', 'pdfRuns', () => pdfOf(CATALOG, '<</Type/3D/OnInstantiate 3 0 R>>')],
    ...['3D', 'U3D', 'PRC', 'Movie', 'Sound', 'Screen', 'Thread'].flatMap(
      (kind): [string, PdfRefusal, () => Buffer][] => [
        [
          `with an annotation of kind ${kind}`,
          'pdfRuns',
          () => pdfOf(CATALOG, `<</Type/Annot/Subtype/${kind}>>`),
        ],
        [`with an action of kind ${kind}`, 'pdfRuns', () => pdfOf(CATALOG, `<</S/${kind}/F(x.pdf)>>`)],
        [
          `with a kind ${kind} that stands elsewhere`,
          'pdfRuns',
          () => pdfOf(CATALOG, '<</S 3 0 R>>', `/${kind}`),
        ],
      ],
    ),
    [
      'with a form that shows a page of another document',
      'pdfRuns',
      () => pdfOf(CATALOG, '<</Subtype/Form/Ref<</F(x.pdf)/Page 0>>/Length 0>>\nstream\n\nendstream'),
    ],
    ...['F', 'UF', 'DOS', 'Mac', 'Unix'].flatMap((key): [string, PdfRefusal, () => Buffer][] =>
      ['//server/x', '\\\\\\\\server\\\\x', '/\\\\server/x', 'file://server/x', 'SMB://server/x'].flatMap(
        (path) => [
          [
            `with a file of the network under ${key}: ${path}`,
            'pdfRuns',
            () => pdfOf(CATALOG, `<</Type/Filespec/${key}(${path})>>`),
          ],
          [
            `with a file of the network that stands elsewhere, under ${key}: ${path}`,
            'pdfRuns',
            () => pdfOf(CATALOG, `<</Type/Filespec/${key} 3 0 R>>`, `(${path})`),
          ],
        ],
      ),
    ),
    ...['/\\\\server/x', '\\\\/server/x'].map((path): [string, PdfRefusal, () => Buffer] => [
      `with a link to the network: ${path}`,
      'pdfRuns',
      () => pdfOf(CATALOG, `<</S/URI/URI(${path})>>`),
    ]),
    ['that runs a script on a field', 'pdfRuns', () => pdfOf(CATALOG, `<</Subtype/Widget/A${ACTION}>>`)],
    ['with a script under a hidden name', 'pdfRuns', () => pdfOf(CATALOG, '<</S/J#61vaScrip#74/JS(1)>>')],
    [
      'with a script whose kind stands elsewhere',
      'pdfRuns',
      () => pdfOf(CATALOG, '<</S 3 0 R/JS(1)>>', '/JavaScript'),
    ],
    ['with a script in a packed object', 'pdfRuns', () => pdfOf(CATALOG, objectStream([ACTION]))],
    [
      'with a script in a packed object of a stream that does not say what it is',
      'pdfRuns',
      () => pdfOf(CATALOG, objectStream([ACTION], { type: '' })),
    ],
    [
      'with a hidden name in a packed object',
      'pdfRuns',
      () => pdfOf(CATALOG, objectStream(['<</S/#4aavaScript/JS(1)>>'])),
    ],
    [
      'whose later revision replaces the script',
      'pdfRuns',
      () =>
        Buffer.concat([
          pdfOf(CATALOG, ACTION),
          Buffer.from('2 0 obj\n<</S/GoTo>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'),
        ]),
    ],
    [
      'whose later revision brings a script',
      'pdfRuns',
      () =>
        Buffer.concat([
          pdfOf(CATALOG),
          Buffer.from(`2 0 obj\n${ACTION}\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n`),
        ]),
    ],
    [
      'with a script inside of what calls itself a picture',
      'pdfRuns',
      () => pdfOf(CATALOG, `<</Length 53>>\nstream\n9 0 obj ${ACTION.padEnd(45)}\nendstream`),
    ],
    [
      'with a script behind a comment',
      'pdfRuns',
      () => pdfOf(CATALOG, `<</A 9 0 R>> % 9 0 obj ${ACTION} endobj`),
    ],
    [
      'with packed objects inside of what calls itself a picture',
      'pdfUnreadable',
      () => {
        const hidden = Buffer.from(objectStream([ACTION]), 'latin1');
        return pdfOf(
          CATALOG,
          `<</Length ${hidden.length}>>\nstream\n${hidden.toString('latin1')}\nendstream`,
        );
      },
    ],
    ['that starts a program', 'pdfRuns', () => pdfOf(CATALOG, '<</A<</S/Launch/F(cmd.exe)>>>>')],
    [
      'that opens an address by itself',
      'pdfRuns',
      () => pdfOf('<</Type/Catalog/OpenAction<</S/URI/URI(https://esempio.it)>>>>'),
    ],
    [
      'that opens an address after a place',
      'pdfRuns',
      () => pdfOf('<</Type/Catalog/OpenAction<</S/GoTo/Next<</S/URI/URI(https://esempio.it)>>>>>>'),
    ],
    [
      'that opens an address by another object',
      'pdfRuns',
      () => pdfOf('<</Type/Catalog/OpenAction 2 0 R>>', '<</S/URI/URI(https://esempio.it)>>'),
    ],
    [
      'that does something when a page is shown',
      'pdfRuns',
      () => pdfOf(CATALOG, '<</Type/Page/AA<</O<</S/URI/URI(https://esempio.it)>>>>>>'),
    ],
    ['with a link into a file', 'pdfRuns', () => pdfOf(CATALOG, '<</S/URI/URI(file:///etc/passwd)>>')],
    ['with a link to a share', 'pdfRuns', () => pdfOf(CATALOG, '<</S/URI/URI(\\\\\\\\altrove\\\\x)>>')],
    [
      'with a link that is a script',
      'pdfRuns',
      () => pdfOf(CATALOG, '<</S/URI/URI(java\\\nscript:alert\\(1\\))>>'),
    ],
    [
      'with a link that is a script in digits',
      'pdfRuns',
      () => pdfOf(CATALOG, `<</S/URI/URI<${Buffer.from('javascript:x').toString('hex')}>>>`),
    ],
    [
      'that leads into another document',
      'pdfRuns',
      () => pdfOf(CATALOG, '<</A<</S/GoToR/F(//altrove/x.pdf)>>>>'),
    ],
    ['that leads into an attached document', 'pdfRuns', () => pdfOf(CATALOG, '<</A<</S/GoToE/T<<>>>>>>')],
    ['that sends a form', 'pdfRuns', () => pdfOf(CATALOG, '<</A<</S/SubmitForm/F(https://altrove)>>>>')],
    ['that takes data in', 'pdfRuns', () => pdfOf(CATALOG, '<</A<</S/ImportData/F(x.fdf)>>>>')],
    ['with a film', 'pdfRuns', () => pdfOf(CATALOG, '<</Subtype/RichMedia>>')],
    ['that plays something', 'pdfRuns', () => pdfOf(CATALOG, '<</A<</S/Rendition>>>>')],
    ['with a form of programs', 'pdfRuns', () => pdfOf('<</Type/Catalog/AcroForm<</XFA 2 0 R>>>>')],
    [
      'whose content lies elsewhere',
      'pdfRuns',
      () => pdfOf(CATALOG, '<</Length 0/F(//altrove/x)>>\nstream\n\nendstream'),
    ],
    [
      'with attached files',
      'pdfCarries',
      () => made((document) => document.file(Buffer.from('x'), { name: 'a.exe' })),
    ],
    ['with a file as a note', 'pdfCarries', () => pdfOf(CATALOG, '<</Subtype/FileAttachment/FS 3 0 R>>')],
    ['with a file that is named in short', 'pdfCarries', () => pdfOf(CATALOG, '<</F(a)/EF<</F 3 0 R>>>>')],
    ['with a password', 'pdfLocked', () => made((document) => document.text('x'), { userPassword: 'torre' })],
    [
      'that may not be changed',
      'pdfLocked',
      () => made((document) => document.text('x'), { ownerPassword: 'torre' }),
    ],
    ['without a beginning', 'pdfUnreadable', () => pdfOf('<</Type/Page>>')],
    ['with a table that is not closed', 'pdfUnreadable', () => pdfOf('<</Type/Catalog')],
    ['with a string that is not closed', 'pdfUnreadable', () => pdfOf('<</Type/Catalog/T(>>')],
    [
      'with a value beside its objects',
      'pdfUnreadable',
      () => Buffer.concat([pdf, Buffer.from('<html>\n%%EOF\n')]),
    ],
    [
      'with damaged packed objects',
      'pdfUnreadable',
      () => pdfOf(CATALOG, objectStream(['1'], { packed: 'no' })),
    ],
    [
      'with objects packed in another way',
      'pdfUnreadable',
      () =>
        pdfOf(
          CATALOG,
          objectStream([ACTION], {
            filter: '/ASCIIHexDecode',
            packed: Buffer.from(`7 0 ${ACTION}`).toString('hex'),
          }),
        ),
    ],
    [
      'that is a thousand levels deep',
      'pdfUnreadable',
      () => pdfOf(`<</Type/Catalog/A${'['.repeat(1_000)}${']'.repeat(1_000)}>>`),
    ],
  ])('%s', async (_, refusal, make) => {
    expect(checkPdf(await make())).toBe(refusal);
  });

  test('whose packed objects are a bomb, without unpacking it', () => {
    const bomb = deflateSync(Buffer.alloc(100_000_000, 0x20)).toString('latin1');
    const bytes = pdfOf(CATALOG, objectStream(['1'], { packed: bomb }));
    const before = process.memoryUsage().rss;
    expect(checkPdf(bytes)).toBe('pdfUnreadable');
    expect(process.memoryUsage().rss - before).toBeLessThan(120_000_000);
  });
});

describe('in its thread', () => {
  let pdfs: PdfThread;
  beforeAll(() => {
    // The hostile one would take minutes; the thread of the next one has to begin within this too.
    pdfs = openPdfThread({ longestMs: 3_000 });
  });
  afterAll(() => pdfs.close());

  test('a document that takes too long is given up, and the next one is read', async () => {
    // Ten thousand packed objects at the place of one that is a megabyte long.
    const places = '7 0 '.repeat(10_000);
    const text = `${places}${`[${'1 '.repeat(500_000)}]`}`;
    const packed = deflateSync(Buffer.from(text)).toString('latin1');
    const hostile = pdfOf(CATALOG, objectStream([], { packed, count: 10_000, first: places.length }));
    expect(hostile.length).toBeLessThan(10_000);
    expect(await pdfRefusal(pdfs, hostile, 'un-autore')).toBe('pdfUnreadable');
    expect(await pdfRefusal(pdfs, pdf, 'un-altro')).toBeNull();
  });
});
