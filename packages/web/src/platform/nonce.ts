/** Nonce of this page's content security policy; empty where the page carries none (development server). */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

/** Libraries that add style elements (scroll lock of dialogs) read the nonce from this global. */
export function shareNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: pageNonce() });
}
