import type { NamedItem } from '@torre/contract/content';
import type { JSX, ReactNode } from 'react';
import { LoadingRows, Panel, Row, Rows, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './content.texts.ts';
import { carries, documentUrl, namedBy, textOf } from './item-fields.ts';
import { usePart } from './known-parts.ts';
import { Picture } from './picture.tsx';
import styles from './side-boxes.module.css';

const LINK_FIELDS = ['immagine', 'url', 'testo'] as const;
const DOCUMENT_FIELDS = ['icona', 'titolo', 'link_esterno'] as const;

/** 'Link Utili' (P2.49). */
export function LinksBox({ links }: { readonly links: readonly NamedItem[] }): JSX.Element {
  const t = useTexts('content');
  return (
    <Panel title={t('links')}>
      <Rows>
        {links.map((link) => (
          <Whole key={link.id} item={link} needs={LINK_FIELDS}>
            {(fields, name) => {
              const url = textOf(fields, 'url');
              return (
                <Row
                  plain
                  {...leadOf(fields, 'immagine')}
                  title={<Outside url={url}>{textOf(fields, 'testo') ?? name}</Outside>}
                >
                  {url !== undefined && <Text tone="quiet">{url}</Text>}
                </Row>
              );
            }}
          </Whole>
        ))}
      </Rows>
    </Panel>
  );
}

/** 'Documenti' (P2.50). */
export function DocumentsBox({ documents }: { readonly documents: readonly NamedItem[] }): JSX.Element {
  const t = useTexts('content');
  return (
    <Panel title={t('documents')}>
      <Rows>
        {documents.map((document) => (
          <Whole key={document.id} item={document} needs={DOCUMENT_FIELDS}>
            {(fields, name) => (
              <Row
                plain
                {...leadOf(fields, 'icona')}
                title={<Outside url={documentUrl(fields)}>{textOf(fields, 'titolo') ?? name}</Outside>}
              />
            )}
          </Whole>
        ))}
      </Rows>
    </Panel>
  );
}

/** P2.69, P2.70: the image of a link, the icon of a document; what it says stands beside it. */
function leadOf(fields: NonNullable<NamedItem['fields']>, name: string): { readonly lead?: JSX.Element } {
  const picture = namedBy(fields, name);
  if (picture === undefined) return {};
  return {
    lead: (
      <div className={styles['icon']}>
        <Picture picture={picture} decorative />
      </div>
    ),
  };
}

interface WholeProps {
  readonly item: NamedItem;
  /** With these the item is shown as it is; without one of them it is fetched whole (P5.03 to P5.06). */
  readonly needs: readonly string[];
  readonly children: (fields: NonNullable<NamedItem['fields']>, name: string) => ReactNode;
}

function Whole({ item, needs, children }: WholeProps): JSX.Element {
  const t = useTexts('content');
  const isWhole = carries(item, needs);
  const { data, error } = usePart(item.id, !isWhole);
  if (isWhole) return <>{children(item.fields ?? {}, item.name)}</>;
  if (error !== null) return <Row plain title={<Text tone="quiet">{t('notRetrievable')}</Text>} />;
  if (data === undefined) return <LoadingRows rows={1} />;
  return <>{children(data.fields, data.name)}</>;
}

interface OutsideProps {
  /** Without one the words are no link (P5.19). */
  readonly url: string | undefined;
  readonly children: string;
}

/** An address outside of Torre, or a file: it opens on its own and is not told where one came from. */
function Outside({ url, children }: OutsideProps): JSX.Element {
  if (url === undefined) return <span>{children}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      {children}
    </a>
  );
}
