import type { LegalityChange, LegalityFinding } from '@torre/contract/legality';
import { legalitySentence as say } from '@torre/contract/legality/sentences';
import type { Sentence } from '@torre/contract/sentences';
import { sourceOf } from '@torre/domain/legality';
import type { FoundDuty } from '@torre/domain/legality';
import { compactDay, displayDay } from '@torre/domain/kernel';
import { displayInstant } from '../../platform/local-time.ts';
import type { JudgedFinding } from './judged-finding.ts';
import type { PlantFinding } from './plant-findings.reads.ts';
import type { JudgedChange } from './roster-judging.ts';

const MINUTES_PER_HOUR = 60;
const MS_PER_MINUTE = 60_000;

/** 8, or 7:30. */
function hours(minutes: number): string {
  const whole = Math.round(minutes);
  const rest = whole % MINUTES_PER_HOUR;
  const full = String(Math.floor(whole / MINUTES_PER_HOUR));
  return rest === 0 ? full : `${full}:${String(rest).padStart(2, '0')}`;
}

const withUnit = (minutes: number): string => `${hours(minutes)} h`;

/**
 * A finding as who manages the plant reads it, null: the person whose roster it is. Of a duty in another plant its hours are
 * told, of a finding that falls to another plant rule and date alone (domain.md 1.5, point 21).
 */
export function inWords(finding: JudgedFinding, reader: string | null): LegalityFinding {
  const { rule, level, employeeId, from, to, cell, measured, required } = finding;
  const isElsewhere = reader !== null && finding.icao !== reader;
  const days = { from: compactDay(from), to: compactDay(to) };
  const sentence = isElsewhere
    ? say('elsewhere', { regola: rule, data: displayDay(from) })
    : sentenceOf(finding, reader);
  return {
    rule,
    level,
    limit: isElsewhere ? '' : finding.limit,
    employeeId,
    ...(isElsewhere ? { from: days.from, to: days.from } : days),
    cell: reader === null || cell.icao === reader ? compactDay(cell.day) : null,
    measured: isElsewhere ? null : measured,
    required: isElsewhere ? null : required,
    source: sourceOf(rule),
    messageIT: sentence.messageIT,
    text: { key: sentence.key, values: sentence.values },
  };
}

/** A finding of the plant itself: nobody's, and of no cell. */
export function plantInWords(finding: PlantFinding): LegalityFinding {
  const { rule, level, limit, employeeId, turn, from, to, measured, required } = finding;
  const { key, values, messageIT } = say('L66.5.definition', { turno: turn, n: measured, min: required });
  return {
    rule,
    level,
    limit,
    employeeId,
    measured,
    required,
    messageIT,
    from: compactDay(from),
    to: compactDay(to),
    cell: null,
    source: sourceOf(rule),
    text: { key, values },
  };
}

function sentenceOf(finding: JudgedFinding, reader: string | null): Sentence {
  const { rule, limit, measured, required, from, words } = finding;
  const data = displayDay(from);
  const turn = (duty: FoundDuty | undefined): string => turnOf(duty, reader);
  switch (rule) {
    case 'R373.1':
      return say('R373.1', { max: required, n: measured });
    case 'R373.2':
      return say('R373.2', { data, ore: withUnit(measured), max: withUnit(required) });
    case 'R373.5':
      return say('R373.5', {
        h: withUnit(measured),
        turno1: turn(finding.earlier),
        turno2: turn(finding.duty),
        min: withUnit(required),
      });
    case 'R373.6':
      return say('R373.6', { max: required, n: measured });
    case 'R373.7':
      return say('R373.7', { fine: endOf(finding.earlier), min: hours(required), h: hours(measured) });
    case 'R373.8':
      return limit === 'minSommaRiposi'
        ? say('R373.8.sum', { g: words.days, data, n: hours(measured), min: hours(required) })
        : say('R373.8', { g: words.days, data, n: measured, h: hours(words.restMinutes), min: required });
    case 'R373.S1':
      return say(limit === 'maxMinuti' ? 'R373.S1' : 'R373.S1.onCall', {
        max: hours(required),
        g: words.days,
      });
    case 'R373.S2':
      return say('R373.S2', { min: hours(required), h: hours(measured) });
    case 'R373.S3':
      return say('R373.S3', { max: required });
    case 'L66.1':
      return say('L66.1', { h: withUnit(measured) });
    case 'L66.2':
      return say('L66.2', { data });
    case 'L66.3':
      return say('L66.3', { h: hours(measured) });
    case 'L66.4':
      return say('L66.4');
    case 'L66.5':
      return say('L66.5');
    case 'L66.6':
      return say('L66.6', { anno: finding.year!, data: displayDay(finding.to) });
    case 'L66.7':
      return say('L66.7');
    case 'NOTTE':
      return say('NOTTE', { min: measured });
    default:
      // R373.3 and R373.4 are judged elsewhere
      throw new Error(`no words for ${rule}`);
  }
}

/** Its code; of a duty elsewhere begin and end. */
function turnOf(duty: FoundDuty | undefined, reader: string | null): string {
  if (duty === undefined) return '?';
  if (reader === null || duty.icao === reader) return duty.turn;
  const clock = (at: number): string => displayInstant(at * MS_PER_MINUTE).slice(-5);
  return `${clock(duty.start)}–${clock(duty.end)}`;
}

const endOf = (duty: FoundDuty | undefined): string =>
  duty === undefined ? '?' : displayInstant(duty.end * MS_PER_MINUTE);

/** What a change adds and ends, by rule and day, as who manages the plant reads it. */
export function changeInWords(changes: readonly JudgedChange[], icao: string): LegalityChange {
  const words = (findings: readonly JudgedFinding[]) =>
    inOrder(findings).map((finding) => inWords(finding, icao));
  return {
    added: words(changes.flatMap(({ added }) => added)),
    ended: words(changes.flatMap(({ ended }) => ended)),
  };
}

/** By rule, then by day. */
export function inOrder(findings: readonly JudgedFinding[]): readonly JudgedFinding[] {
  return findings.toSorted(
    (one, other) =>
      one.rule.localeCompare(other.rule, 'en') ||
      one.from - other.from ||
      one.employeeId.localeCompare(other.employeeId),
  );
}
