/** A browser at the provider's site: keeps cookies and follows redirects there, until it is sent elsewhere. */
export class ProviderBrowser {
  readonly #cookies = new Map<string, string>();

  /** Goes to the address and on, and returns the first address on another site, or null with the page shown. */
  async visit(
    address: string,
    form?: Readonly<Record<string, string>>,
  ): Promise<{ left: URL | null; page: string }> {
    let url = new URL(address);
    const { origin } = url;
    let body = form && new URLSearchParams(form);
    for (;;) {
      const response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        body: body ?? null,
        redirect: 'manual',
        headers: { cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') },
      });
      this.#keep(response);
      const location = response.headers.get('location');
      if (location === null) return { left: null, page: await response.text() };
      url = new URL(location, url);
      body = undefined;
      if (url.origin !== origin) return { left: url, page: '' };
    }
  }

  /** Signs in on the provider's page and returns where it sends the browser: back to Torre. */
  async signIn(address: string, login: string, password: string): Promise<URL> {
    const { page, left } = await this.visit(address);
    if (left) return left;
    const action = /action="([^"]+)"/.exec(page)![1]!;
    const answer = await this.visit(new URL(action, address).href, { login, password });
    if (!answer.left) throw new Error(`the provider let nobody in: ${answer.page}`);
    return answer.left;
  }

  #keep(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie)!;
      this.#cookies.set(name!, value!);
    }
  }
}
