import { importPunches } from '@torre/contract/attendance';
import { by } from './saving-attack.ts';
import type { SavingAttack } from './saving-attack.ts';

export const ATTENDANCE_ATTACKS: Readonly<Record<string, SavingAttack>> = {
  importPunches: by('administrator', (client, { employee }) => {
    const table = `Codice;Data;Ora;Tipo;Orologio\n${employee};12/11/2026;03:33;E;Attacco\n`;
    return client.call(importPunches, { body: { content: Buffer.from(table).toString('base64') } });
  }),
};
