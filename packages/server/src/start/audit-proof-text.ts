import type { AuditProblem, AuditProof } from '../platform/audit/index.ts';
import { displayInstant } from '../platform/clock.ts';

const SHOWN = 200;

/**
 * What a proof of the audit trail says to a person at the terminal; each problem names its row or batch. `hasKey`: whether
 * it was given any key to check signatures with.
 */
export function proofText(proof: AuditProof, hasKey: boolean): string {
  const { rows, batches, unsealed, sealedUpTo, problems, doubtful, anchor } = proof;
  const until = sealedUpTo === null ? 'nessun sigillo' : `ultimo sigillo ${displayInstant(sealedUpTo)}`;
  return [
    `Registro delle modifiche: ${counted(rows, 'riga', 'righe')}, ${counted(batches, 'lotto sigillato', 'lotti sigillati')}, ` +
      `${until}, ${counted(unsealed, 'riga', 'righe')} in attesa.`,
    ...signatureLines(proof, hasKey),
    ...erasureLines(proof),
    ...shown(
      problems,
      (problem) => `✗ ${sentence(problem)}`,
      (more) => (more === 1 ? 'un altro problema' : `altri ${more} problemi`),
    ),
    ...shown(doubtful, doubtSentence, (more) =>
      more === 1 ? 'un’altra riga dubbia' : `altre ${more} righe dubbie`,
    ),
    problems.length === 0
      ? '✓ La catena è integra.'
      : `${counted(problems.length, 'problema trovato', 'problemi trovati')}.`,
    `Da annotare fuori da Torre, per provare poi che la fine non è stata tolta: --anchor ${anchor}`,
  ].join('\n');
}

function signatureLines({ signatures }: AuditProof, hasKey: boolean): string[] {
  const { checked, older, otherKeys } = signatures;
  if (!hasKey && otherKeys.length > 0) {
    return [
      'Le firme non sono state controllate, perché manca la chiave: indicare TORRE_KEY, oppure con TORRE_DATA la cartella ' +
        'in cui si trova torre.key.',
    ];
  }
  return [
    `Firme: ${counted(checked, 'riga firmata', 'righe firmate')} da Torre, ` +
      `${counted(older, 'riga', 'righe')} di prima che Torre firmasse.`,
    ...otherKeys.map(
      ({ keyId, rows, from, to }) =>
        `${counted(rows, 'riga firmata', 'righe firmate')} dal ${displayInstant(from)} al ${displayInstant(to)} con un’altra ` +
        `chiave (${keyId}), non ${rows === 1 ? 'controllata' : 'controllate'}: per farlo, scrivere quella chiave in ` +
        'TORRE_KEY dopo quella di oggi, separata da una virgola.',
    ),
  ];
}

function erasureLines({ erasures }: AuditProof): string[] {
  if (erasures.length === 0) return [];
  const values = erasures.reduce((sum, erasure) => sum + erasure.values, 0);
  return [
    `Cancellazioni: ${erasures.length}, in tutto ${counted(values, 'valore', 'valori')}.`,
    ...shown(
      erasures,
      ({ auditId, at, actor, reason, values: count }) =>
        `  ${displayInstant(at)} · ${actor ?? 'Torre'} · ${counted(count, 'valore', 'valori')} · ${reason ?? ''} (riga ${auditId})`,
      (more) => (more === 1 ? 'un’altra cancellazione' : `altre ${more} cancellazioni`),
    ),
  ];
}

function doubtSentence({ auditId, at, after, before }: AuditProof['doubtful'][number]): string {
  const when =
    after === null
      ? `il ${displayInstant(before)}`
      : `tra il ${displayInstant(after)} e il ${displayInstant(before)}`;
  return `? La riga ${auditId} porta la data ${displayInstant(at)}, ma è stata sigillata ${when}: è dubbia.`;
}

function shown<T>(all: readonly T[], text: (one: T) => string, others: (more: number) => string): string[] {
  const more = all.length - SHOWN;
  return [...all.slice(0, SHOWN).map(text), ...(more > 0 ? [`… e ${others(more)}.`] : [])];
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

function sentence({ kind, auditId, batch, placeOf }: AuditProblem): string {
  switch (kind) {
    case 'removed':
      return `La riga ${auditId} è stata tolta.`;
    case 'altered':
      return `La riga ${auditId} è stata alterata.`;
    case 'swapped':
      return `La riga ${auditId} sta al posto della riga ${placeOf}.`;
    case 'values':
      return `I valori della riga ${auditId} sono stati alterati o cancellati.`;
    case 'unsealed':
      return `La riga ${auditId} non è sigillata: aggiunta di nascosto, oppure Torre è stato interrotto (avviarlo e ripetere).`;
    case 'forged':
      return `La riga ${auditId} non è di Torre: non ha una firma valida, l’ha scritta chi può scrivere nel database.`;
    case 'otherKey':
      return `${batch === null ? `La riga ${auditId}` : `Il lotto ${batch}`} è di una chiave che qui non c’è, dopo righe di una chiave nota: aggiunta di nascosto, oppure un processo di Torre ha una TORRE_KEY diversa.`;
    case 'erasure':
      return `I valori della riga ${auditId} sono stati cancellati senza che il registro dica da chi.`;
    case 'chain':
      return batch === null
        ? `Il sigillo della riga ${auditId} non appartiene ad alcun lotto.`
        : `Il lotto ${batch} è stato alterato o tolto, oppure lo è stato quello che lo precede.`;
  }
}
