import type { AuditProblem, AuditProof } from '../platform/audit/index.ts';
import { displayInstant } from '../platform/clock.ts';

const SHOWN_PROBLEMS = 200;

/** What a proof of the audit trail says to a person at the terminal; each problem names its row or batch. */
export function proofText(proof: AuditProof): string {
  const { rows, batches, unsealed, sealedUpTo, problems } = proof;
  const until = sealedUpTo === null ? 'nessun sigillo' : `ultimo sigillo ${displayInstant(sealedUpTo)}`;
  const more = problems.length - SHOWN_PROBLEMS;
  return [
    `Registro delle modifiche: ${counted(rows, 'riga', 'righe')}, ${counted(batches, 'lotto sigillato', 'lotti sigillati')}, ` +
      `${until}, ${counted(unsealed, 'riga', 'righe')} in attesa.`,
    ...problems.slice(0, SHOWN_PROBLEMS).map((problem) => `✗ ${sentence(problem)}`),
    ...(more > 0 ? [more === 1 ? '… e un altro problema.' : `… e altri ${more} problemi.`] : []),
    problems.length === 0
      ? '✓ La catena è integra.'
      : `${counted(problems.length, 'problema trovato', 'problemi trovati')}.`,
    `Da annotare fuori da Torre, per provare poi che la fine non è stata tolta: --anchor ${proof.anchor}`,
  ].join('\n');
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
    case 'chain':
      return batch === null
        ? `Il sigillo della riga ${auditId} non appartiene ad alcun lotto.`
        : `Il lotto ${batch} è stato alterato o tolto, oppure lo è stato quello che lo precede.`;
  }
}
