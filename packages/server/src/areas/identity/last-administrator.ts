/** Why the last administrator keeps both the role and the account. */
export const LAST_ADMINISTRATOR = 'È l’ultimo amministratore: prima dai il ruolo a un’altra persona.';
