/**
 * The statements of a migration file, each with its semicolon; comments stay with the statement that follows them.
 * Semicolons in strings, dollar-quoted bodies and comments do not end a statement.
 */
export function sqlStatements(sql: string): string[] {
  const statements: string[] = [];
  let current = '';
  for (const [part] of sql.matchAll(PARTS)) {
    current += part;
    if (part !== ';') continue;
    statements.push(current);
    current = '';
  }
  if (current.trim() !== '') statements.push(current);
  return statements;
}

/** Comments, strings, dollar-quoted bodies, a semicolon, or any other character. */
const PARTS = /--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[^]*?\1|;|[^]/g;
