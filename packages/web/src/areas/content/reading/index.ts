/** What readers see of the articles, apart from the libraries and fields of the desk: it loads little. */
export { ArticleScreen } from '../article-screen.tsx';
export { ArticlesScreen } from '../articles-screen.tsx';
export { AsksToSign } from '../asks-to-sign.tsx';
export { NewsCarousel } from '../news-carousel.tsx';
