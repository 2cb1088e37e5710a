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
  let [cues, before] = [0, 0];
  while (at < lines.length) {
    if (lines[at] === '') {
      at++;
      continue;
    }
    const end = lines.indexOf('', at);
    const block = lines.slice(at, end === -1 ? undefined : end);
    const fault = block[0] === 'NOTE' || /^NOTE[ \t]/.test(block[0]!) ? remarkFault(block) : cueFault(block, before);
    if (typeof fault === 'number') return wrong(at + fault);
    if ('start' in fault) {
      before = fault.start;
      cues++;
    }
    if (cues > MOST_CUES) return wrong(at);
    at += block.length;
  }
  return cues === 0 ? wrong(lines.length - 1) : accept(cues);
}

/** The line of a remark that would end it, or nothing. */
function remarkFault(block: readonly string[]): number | object {
  const arrow = block.findIndex((line) => line.includes('-->'));
  return arrow === -1 ? {} : arrow;
}

/** The line of a cue that does not fit, counted in the cue; else where it begins, in milliseconds. */
function cueFault(block: readonly string[], before: number): number | { readonly start: number } {
  const timingAt = block[0]!.includes('-->') ? 0 : 1;
  const timing = TIMING.exec(block[timingAt] ?? '');
  if (timing === null) return Math.min(timingAt, block.length - 1);
  const [start, end] = [millisecondsOf(timing[1]!), millisecondsOf(timing[2]!)];
  if (start < before || end <= start) return timingAt;
  const texts = block.slice(timingAt + 1);
  const bad = texts.findIndex((line) => line.includes('-->') || line.replaceAll(TAGS, '').includes('<'));
  return bad === -1 ? { start } : timingAt + 1 + bad;
}
