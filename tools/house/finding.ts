/** One broken rule at one place; `rule` is the name under which `tools/fixtures/house` plants it. */
export interface Finding {
  readonly rule: string;
  /** Path from the root, with forward slashes. */
  readonly file: string;
  /** 1-based; absent where the whole file offends. */
  readonly line?: number;
  readonly message: string;
}

/** `packages/web/src/x.ts:12 web-never-server: …`, the form editors make clickable. */
export function findingText(finding: Finding): string {
  const place = finding.line === undefined ? finding.file : `${finding.file}:${finding.line}`;
  return `${place} ${finding.rule}: ${finding.message}`;
}
