import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@torre/demo';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';

/** Known to the provider, unknown to Torre. */
export const STRANGER = 'estranea';

const ACCOUNTS = new Set([...DEMO_ACCOUNTS.map(({ userName }) => userName), STRANGER]);

/** The provider's page of sign-in: shows the form, takes it, or gives up. */
export async function answerInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { uid } = await provider.interactionDetails(request, response);
    if (request.url?.endsWith('/abort')) {
      return await provider.interactionFinished(request, response, { error: 'access_denied' });
    }
    if (request.method !== 'POST') return send(response, 200, signInPage(uid, ''));
    const form = new URLSearchParams(await text(request));
    const login = form.get('login') ?? '';
    if (!ACCOUNTS.has(login) || form.get('password') !== DEMO_PASSWORD) {
      return send(response, 401, signInPage(uid, 'Nome utente o password non corretti.'));
    }
    await provider.interactionFinished(request, response, { login: { accountId: login } });
  } catch {
    send(response, 400, page('<p>Accesso scaduto: ricomincia da Torre.</p>'));
  }
}

/** Asks before the provider's own session ends. */
export function signOutPage(context: KoaContextWithOIDC, form: string): void {
  context.type = 'html';
  context.body = page(
    `<h1>Uscire anche dal servizio di accesso?</h1>${form}` +
      '<button form="op.logoutForm" type="submit" name="logout" value="yes">Sì, esci</button>',
  );
}

function signInPage(uid: string, refusal: string): string {
  const accounts = [...ACCOUNTS].map((name) => `<option value="${name}">`).join('');
  return page(
    `<h1>Servizio di accesso di prova</h1><p role="alert">${refusal}</p>
     <form method="post" action="/interaction/${uid}">
       <p><label>Utente <input name="login" list="accounts" autofocus></label></p>
       <datalist id="accounts">${accounts}</datalist>
       <p><label>Password <input name="password" type="password"></label></p>
       <p><button type="submit">Entra</button> <a href="/interaction/${uid}/abort">Annulla</a></p>
     </form>`,
  );
}

function page(body: string): string {
  return `<!doctype html><html lang="it"><meta charset="utf-8"><title>Servizio di accesso di prova</title>
<body style="font-family: sans-serif; max-width: 30rem; margin: 4rem auto">${body}</body></html>`;
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}
