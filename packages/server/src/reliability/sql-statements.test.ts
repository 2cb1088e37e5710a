import { expect, test } from 'vitest';
import { sqlStatements } from './sql-statements.ts';

test('semicolons in strings, bodies and comments end no statement', () => {
  const sql = `-- one; two\ncreate table a (b text default 'x;''y');\ndo $$ begin; end $$; do $f$ ';' $f$;\n/* ; */ select 1`;
  expect(sqlStatements(sql).map((statement) => statement.trim())).toEqual([
    `-- one; two\ncreate table a (b text default 'x;''y');`,
    'do $$ begin; end $$;',
    "do $f$ ';' $f$;",
    '/* ; */ select 1',
  ]);
});
