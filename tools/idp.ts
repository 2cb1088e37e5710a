/**
 * `npm run idp`: an identity provider with the demo accounts on this machine, to try out the external redirect. Prints
 * the settings with which Torre uses it. `PORT_IDP` (4000) is its port. Never for real people.
 */
import { startDemoProvider } from '../packages/server/src/testing/identity-provider/demo-provider.ts';

const provider = await startDemoProvider(Number(process.env['PORT_IDP'] ?? 4000));
const settings = Object.entries(provider.env).map(([name, value]) => `${name}=${value}`);
process.stdout.write(`${provider.issuer}\n\n${settings.join(' ')} npm start\n`);
process.once('SIGINT', () => void provider.close());
process.once('SIGTERM', () => void provider.close());
