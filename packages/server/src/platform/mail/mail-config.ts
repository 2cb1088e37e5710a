import { ConfigError } from '../config-error.ts';
import type { SettingName } from '../setting-names.ts';

/** Through which server Torre sends mail, and as whom. */
export interface MailConfig {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  readonly url: string;
  readonly from: string;
}

/** null: Torre sends no mail. A link in a mail needs the public address, so without it the start is refused. */
export function readMail(
  given: (name: SettingName) => string | null,
  publicUrl: string | null,
): MailConfig | null {
  const [url, from] = [given('SMTP_URL'), given('SMTP_FROM')];
  if (url === null && from === null) return null;
  // The value may hold a password: it is not repeated.
  if (url === null || !/^smtps?:\/\/\S+$/.test(url) || !URL.canParse(url))
    throw new ConfigError(
      'SMTP_URL deve indicare un server di posta, come smtp://utente:password@posta.esempio.it:587.',
    );
  if (from === null || !/^(?:[^<>@]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/.test(from))
    throw new ConfigError('SMTP_FROM deve essere un indirizzo di posta, come Torre <torre@esempio.it>.');
  if (publicUrl === null)
    throw new ConfigError('Con SMTP_URL serve anche TORRE_URL: i collegamenti nella posta portano lì.');
  return { url, from };
}
