import { readFileSync } from 'node:fs';
import type { ProductInfo } from '@torre/contract/identity';

const root = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Name and version as sign-in page, session and health show them. */
export const PRODUCT: ProductInfo = { name: 'Torre', version: root.version, backendVersion: '5.2.1' };
