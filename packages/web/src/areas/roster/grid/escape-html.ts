const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const SPECIAL = /[&<>"']/g;

/** Text as it may stand in HTML, between tags and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(SPECIAL, (sign) => ENTITIES[sign] ?? sign);
}
