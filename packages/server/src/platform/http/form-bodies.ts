export const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Of a whole form: a file of two megabytes as base64. Read and decoded at once, it keeps nobody waiting; larger ones go by pieces. */
export const FORM_BYTES = 3_000_000;

/** The fields of a form as texts; of a name that comes twice the last one. Nothing in it is a key of an object's own. */
export function formFields(text: string): Readonly<Record<string, string>> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(text)) fields[name] = value;
  return fields;
}
