import { expect, test } from 'vitest';
import { checkCaptions } from './captions.ts';

const cue = (text: string): string => `WEBVTT\n\n00:01.000 --> 00:04.000\n${text}\n`;

test.each<[string, string, number]>([
  ['a cue', cue('La torre nuova'), 1],
  [
    'nothing but its text',
    'WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.000 align:start line:0\nUno\n\n2\n01:00:05.000 --> 100:00:06.500\nDue',
    2,
  ],
  [
    'a remark and a heading',
    'WEBVTT - Pista 16R\nKind: captions\n\nNOTE fatto a mano\nsu due righe\n\n00:01.000 --> 00:02.000\nUno\n',
    1,
  ],
  ['line ends of Windows and a byte order mark', '\uFEFFWEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nUno\r\n', 1],
  [
    'what captions may mark',
    cue('<v Torre di Roma>Buongiorno</v> <i>piano</i> <c.giallo>A</c> <00:02.000>B &lt;3'),
    1,
  ],
])('captions with %s are taken', (_, text, cues) => {
  expect(checkCaptions(text)).toEqual({ ok: true, value: cues });
});

test.each<[string, string, number]>([
  ['without the heading', '00:01.000 --> 00:02.000\nUno', 1],
  ['of another format', '1\n00:00:01,000 --> 00:00:02,000\nUno', 1],
  ['with times of another format', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nUno', 3],
  ['without a cue', 'WEBVTT\n\nNOTE niente\n', 4],
  ['with a cue that ends before it begins', 'WEBVTT\n\n00:04.000 --> 00:02.000\nUno', 3],
  [
    'with a cue before the one before',
    'WEBVTT\n\n00:04.000 --> 00:05.000\nUno\n\n00:01.000 --> 00:02.000\nDue',
    6,
  ],
  [
    'with a style sheet',
    'WEBVTT\n\nSTYLE\n::cue { background: url(//altrove.example/x) }\n\n00:01.000 --> 00:02.000\nUno',
    4,
  ],
  ['with a script', cue('<script>alert(1)</script>'), 4],
  ['with a picture', cue('<img src=x onerror=alert(1)>'), 4],
  ['with a handler in a mark', cue('<i onclick=alert(1)>A</i>'), 4],
  ['with a handler where a name stands', cue('<v onclick=alert(1)>A'), 4],
  ['with an open bracket', cue('3 < 4'), 4],
  ['with an arrow in its text', cue('da --> a'), 4],
])('captions %s are refused, with the line', (_, text, line) => {
  expect(checkCaptions(text)).toEqual({ ok: false, code: 'captionsUnreadable', details: { line } });
});
