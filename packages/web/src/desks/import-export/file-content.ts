/** The bytes of a file in base64; null when the browser cannot read it (moved, or changed since it was chosen). */
export function fileContent(file: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => resolve(null));
    reader.readAsDataURL(file);
  });
}
