import { accept, refuse } from '../kernel/index.ts';
import type { Decision } from '../kernel/index.ts';

/** Why captions are not taken; `line` counts from one. */
export interface CaptionsRefusals {
  readonly captionsUnreadable: { readonly line: number };
}

const TIME = String.raw`((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})`;
const TIMING = new RegExp(
  String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}((?:[ \t]+(?:vertical|line|position|size|align|region):[^\s:]+)*)[ \t]*$`,
);
/** What captions may mark: emphasis, who speaks, a language, a reading aid, a moment. No attributes, no style sheets. */
const TAGS = new RegExp(
  String.raw`<\/?(?:c|i|b|u|ruby|rt)(?:\.[\w-]+)*>|<(?:v|lang)(?:\.[\w-]+)*[ \t][^<>&"=]*>|<\/(?:v|lang)>|<${TIME}>`,
  'g',
);
const MOST_CUES = 10_000;

/** Milliseconds of a time of WebVTT. */
function millisecondsOf(time: string): number {
  const [seconds, minutes, hours = 0] = time.split(':').reverse().map(Number);
  return Math.round((hours * 3600 + minutes! * 60 + seconds!) * 1000);
}

/**
 * Captions as WebVTT writes them (w3.org/TR/webvtt1): a heading, then cues whose times go on, without style sheets and
 * without markup but what captions need. Answers how many cues there are.
 */
export function checkCaptions(text: string): Decision<number, CaptionsRefusals> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const wrong = (index: number) => refuse('captionsUnreadable', { line: index + 1 });
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0]!)) return wrong(0);
  // The heading ends with the first empty line.
  let at = 1;
  for (; at < lines.length && lines[at] !== ''; at++) if (lines[at]!.includes('-->')) return wrong(at);
  let cues = 0;
  let before = 0;
  while (at < lines.length) {
    if (lines[at] === '') {
      at++;
      continue;
    }
    const end = lines.indexOf('', at);
    const block = lines.slice(at, end === -1 ? undefined : end);
    const isRemark = /^NOTE(?:[ \t]|$)/.test(block[0]!);
    const read = isRemark ? readRemark(block, before) : readCue(block, before);
    if ('fault' in read) return wrong(at + read.fault);
    before = read.start;
    if (!isRemark) cues++;
    if (cues > MOST_CUES) return wrong(at);
    at += block.length;
  }
  return cues === 0 ? wrong(lines.length - 1) : accept(cues);
}

/** Where a block begins in milliseconds, or which of its lines does not fit, the first being 0. */
type ReadBlock = { readonly start: number } | { readonly fault: number };

/** A remark begins where the cue before it did. */
function readRemark(block: readonly string[], start: number): ReadBlock {
  const fault = block.findIndex((line) => line.includes('-->'));
  return fault === -1 ? { start } : { fault };
}

function readCue(block: readonly string[], before: number): ReadBlock {
  const timingAt = block[0]!.includes('-->') ? 0 : 1;
  const timing = TIMING.exec(block[timingAt] ?? '');
  if (timing === null) return { fault: Math.min(timingAt, block.length - 1) };
  const [start, end] = [millisecondsOf(timing[1]!), millisecondsOf(timing[2]!)];
  if (start < before || end <= start) return { fault: timingAt };
  const texts = block.slice(timingAt + 1);
  const bad = texts.findIndex((line) => line.includes('-->') || line.replaceAll(TAGS, '').includes('<'));
  return bad === -1 ? { start } : { fault: timingAt + 1 + bad };
}
