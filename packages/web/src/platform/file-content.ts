/** The bytes of a file in base64; null when the browser cannot read it (moved, or changed since it was chosen). */
export async function fileContent(file: Blob): Promise<string | null> {
  const address = await dataAddress(file);
  return address && address.slice(address.indexOf(',') + 1);
}

/** The bytes of a file as a data address, with their type; null when the browser cannot read it. */
export function dataAddress(file: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null));
    reader.addEventListener('error', () => resolve(null));
    reader.readAsDataURL(file);
  });
}
