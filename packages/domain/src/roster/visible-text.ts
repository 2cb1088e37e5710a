/** Something that can be seen: spaces without width and marks of direction alone are no text. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
