import { Link } from '@tanstack/react-router';
import type { FactBook } from '@torre/domain/organisation';
import type { JSX } from 'react';
import { Panel } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { FactTable } from '../facts/fact-table.tsx';
import { kindText } from '../facts/fact-text.ts';
import { rowsOf } from '../facts/things.ts';
import './people.texts.ts';

interface PersonAccountProps {
  readonly of: { readonly employee_id: string };
  readonly book: FactBook;
}

/** User name, e-mail and managed plants; what else the account may do stands on the screen of rights. */
export function PersonAccount({ of, book }: PersonAccountProps): JSX.Element {
  const t = useTexts('organisationPeople');
  const language = useLanguage();
  const accounts = rowsOf(book, 'account', of);
  const userName = accounts[0] ? String(accounts[0].values['user_name']) : null;
  return (
    <>
      <Panel
        title={t('account')}
        intro={userName === null ? t('noAccount') : t('rightsHint')}
        aside={
          userName !== null && (
            <Link to="/amministrazione/persone/$utente" params={{ utente: userName }}>
              {t('rights')}
            </Link>
          )
        }
      >
        <FactTable
          kind="account"
          rows={accounts}
          book={book}
          of={of}
          closed={userName !== null}
          addText={t('addAccount')}
        />
      </Panel>
      {userName !== null && (
        <Panel title={kindText('managed_plant', 'many', language)}>
          <FactTable
            kind="managed_plant"
            rows={book['managed_plant'] ?? []}
            book={book}
            of={{ user_name: userName }}
          />
        </Panel>
      )}
    </>
  );
}
