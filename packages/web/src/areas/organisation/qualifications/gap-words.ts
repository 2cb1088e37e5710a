import type { GapReply } from '@torre/contract/qualifications';
import { dayBefore } from '@torre/domain/organisation';
import type { useTexts } from '../../../platform/language.ts';
import { dayText } from '../facts/fact-text.ts';
import './qualifications.texts.ts';

type Words = ReturnType<typeof useTexts<'qualifications'>>;

/** 'Visita medica scaduta il 23/11/2026: non conta nei contatori dal 24/11/2026.' */
export const gapWords = (t: Words, gap: GapReply): string =>
  t('gap', { what: whatWords(t, gap), follows: followsWords(t, gap) });

function whatWords(t: Words, { kind, endorsement, isNow, from }: GapReply): string {
  const day = from === null ? '' : dayText(dayBefore(from));
  const isMissing = from === null;
  switch (kind) {
    case 'LICENCE':
      return isMissing ? t('missingLICENCE') : t(isNow ? 'endedLICENCE' : 'endsLICENCE', { day });
    case 'MEDICAL':
      return isMissing ? t('missingMEDICAL') : t(isNow ? 'endedMEDICAL' : 'endsMEDICAL', { day });
    case 'ENGLISH':
      return isMissing ? t('missingENGLISH') : t(isNow ? 'endedENGLISH' : 'endsENGLISH', { day });
    case 'ENDORSEMENT': {
      const which = { name: endorsement?.specializationId ?? '', plant: endorsement?.icao ?? '', day };
      return t(isNow ? 'endedENDORSEMENT' : 'endsENDORSEMENT', which);
    }
    case 'SUSPENSION':
      return t(isNow ? 'suspended' : 'suspension', { from: from === null ? '' : dayText(from) });
  }
}

function followsWords(t: Words, { uncounted, to: last }: GapReply): string {
  if (uncounted === null) return t('nothingFollows');
  const from = dayText(uncounted.from);
  const names = uncounted.specializations.join(', ');
  if (last === null) return uncounted.all ? t('uncounted', { from }) : t('uncountedFor', { names, from });
  const to = dayText(last);
  return uncounted.all ? t('uncountedUntil', { from, to }) : t('uncountedForUntil', { names, from, to });
}
