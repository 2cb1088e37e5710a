/** What stands between a bracket and the one that closes it; `from`: behind the first. All that is left where none does. */
export function enclosed(source: string, from: number, [open, close]: readonly [string, string]): string {
  let depth = 1;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === open) depth += 1;
    if (source[at] === close) depth -= 1;
    if (depth === 0) return source.slice(from, at);
  }
  return source.slice(from);
}
