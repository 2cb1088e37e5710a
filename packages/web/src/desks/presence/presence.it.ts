/** Texts of who else is here. */
export const it = {
  here: 'Chi altro ha aperto questo mese',
  edits: '{{who}} modifica {{cell}}',
  andOthers_one: '{{who}} e un’altra persona',
  andOthers_many: '{{who}} e altre {{count}} persone',
  andOthers_other: '{{who}} e altre {{count}} persone',
} as const;
