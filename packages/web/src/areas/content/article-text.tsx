import type { NamedItem } from '@torre/contract/content';
import { paragraphsOf } from '@torre/domain/content';
import type { JSX } from 'react';
import styles from './article-text.module.css';
import { Picture } from './picture.tsx';

interface ArticleTextProps {
  readonly text: string;
  readonly image: NamedItem | undefined;
}

/** The text in its paragraphs (P2.40), beside or below its image (P2.38, P2.39, P2.41 to P2.43). */
export function ArticleText({ text, image }: ArticleTextProps): JSX.Element {
  return (
    <div className={styles['text']}>
      {image && (
        <div className={styles['image']}>
          <Picture picture={image} />
        </div>
      )}
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
